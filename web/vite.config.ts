import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Messages travel without their comments and empty lines: a phone has no use for them. */
function leanMessages(): Plugin {
  return {
    name: "lean-messages",
    apply: "build",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (query !== "raw" || !path?.endsWith(".ftl")) return null;
      const lines = readFileSync(path, "utf-8").split("\n");
      const kept = lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
      return `export default ${JSON.stringify(kept.join("\n"))}`;
    },
  };
}

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
  plugins: [svelte(), leanMessages(), packed()],
  // Absolute, since the page is also served under a table's own address.
  base: "/",
  build: {
    outDir: "../src/spieleabend/server/page",
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // What every screen needs comes in one piece: many small ones cost a phone more than they save.
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /src\/lib\/|parts\/(GameMark|Icon|LanguageChoice|Lazy|Person|PersonForm|Picture|Sheet|StartButton|Toasts|VerbBar)\./,
            },
          ],
        },
      },
    },
  },
  // The messages of the games stand beside their rules, outside this folder.
  server: { fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
});
