import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Absolute, since the page is also served under a table's own address.
  base: "/",
  build: {
    outDir: "../src/spieleabend/server/page",
    emptyOutDir: true,
  },
  // The messages of the games stand beside their rules, outside this folder.
  server: { fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
});
