import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";

export default defineConfig({
  plugins: [svelte(), catalogues()],
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
    environment: "happy-dom", // a document, an address and a storage, without a browser
    isolate: false, // the modules under test are loaded once for all files
    testTimeout: 60_000, // a busy machine is slow, not wrong
  },
});
