import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { brotli } from "./brotli.ts";
import { catalogues } from "./catalogues.ts";
import { fonts } from "./fonts.ts";

const server = process.env.REDCATHEDRAL_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [fonts(), svelte(), catalogues(), brotli()],
  base: "/",
  build: {
    outDir: "../src/redcathedral/server/page",
    emptyOutDir: true,
    manifest: "files.json", // what the service worker keeps
    target: "es2022",
    assetsInlineLimit: 0, // no data: addresses, so that the policy of the page can be strict
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // advice for who tunes the build, not for who plays
      output: {
        // With this, Chromium compiles the functions of a file while it arrives, beside the page, and not each at its first
        // call: that was nearly half of what the scripts cost until the table stood.
        postBanner: "//# allFunctionsCalledOnLoad",
        // What several pages and dialogs share comes in two files and not in dozens of tiny ones: what any page needs, and
        // the pieces of the table, which the rules show too.
        codeSplitting: {
          groups: [
            {
              name: "common",
              test: /node_modules|src[\\/](lib|text|net|art|device|table[\\/][\w.]+\.ts|route|learn[\\/]rulebook)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: "pieces",
              test: /src[\\/](table|board|seat|bar|learn|motion|replay|lobby|dice)[\\/]/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
