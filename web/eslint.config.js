import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/net/schema.d.ts"] }, // written by openapi-typescript
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier, // no rules about layout: that is Prettier's
  {
    languageOptions: { globals: globals.browser, parserOptions: { projectService: true } },
    rules: {
      // `(event) => close()` reads better than braces around one call, and such a function is never asked for its value.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Drawings are full of numbers in attributes.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // An empty string is nothing to say, so `||` is meant.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // There are no stores in the page, and looking for them takes longest of all rules.
      "svelte/require-store-reactive-access": "off",
      // A name that begins with _ is there for its place only.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    // Components are looked at without types: ESLint takes types that one component imports from another for `any` and
    // complains of them, and costs twice as much. svelte-check reads their types.
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // A ply comes with its verb and its arguments; only one module reads its text.
    files: ["src/**"],
    ignores: ["src/table/verbs.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='split'][arguments.0.value=' ']",
          message: "A ply has `verb` and `args`; its text is read in table/verbs.ts only.",
        },
        {
          selector:
            "CallExpression[callee.property.name=/^(split|startsWith|endsWith|includes|match|slice|substring|replace)$/]:matches([callee.object.name='ply'], [callee.object.property.name='ply'])",
          message: "A ply has `verb` and `args`; its text is read in table/verbs.ts only.",
        },
      ],
    },
  },
  { files: ["**/*.svelte", "*.js", "public/*.js"], extends: [ts.configs.disableTypeChecked] },
  { files: ["*.js", "*.ts"], languageOptions: { globals: globals.node } },
  { files: ["public/service-worker.js"], languageOptions: { globals: globals.serviceworker } },
);
