import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { neverTakenOver } from "./vite/lean.ts";
import { messages } from "./vite/messages.ts";

/** Lays a packed copy beside every file that is worth it; the server sends it to browsers that can unpack it. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const file = join(folder, name);
        if (!/\.(js|css|html|svg)$/.test(name) || !statSync(file).isFile()) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), best));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), neverTakenOver(), messages(), packed()],
  // Absolute, since the page is also served under a table's own address.
  base: "/",
  build: {
    outDir: "../src/spieleabend/server/page",
    emptyOutDir: true,
    // scripts/checks/budgets.py reads there what comes when; no browser asks for it.
    manifest: ".manifest.json",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What belongs together comes in one piece: many small ones cost a phone more than they save.
        codeSplitting: {
          groups: [
            { name: "first", test: /src\/(main\.ts|lib\/[^/]+$)/ },
            {
              name: "game",
              test: /src\/(lib\/match\/|parts\/(Card|Frame|Phase|PictureOf|VerbBar)\.svelte)/,
            },
          ],
        },
      },
    },
  },
  // The messages of the games stand beside their rules, outside this folder.
  server: { fs: { allow: [".."] } },
  test: { include: ["{src,vite}/**/*.test.ts"] },
});
