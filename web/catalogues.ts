/**
 * The catalogues of every language as one module each, so that a reader's browser fetches one file.
 *
 * `virtual:catalogues` is what loads them by their codes. They lie with the Python sources, for the terminal speaks from
 * the same ones; its own sentences are left out.
 */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const TEXT = resolve(import.meta.dirname, "../src/redcathedral/text");
const NAME = "virtual:catalogues";

const languages = (): string[] => readdirSync(TEXT).filter((folder) => /^[a-z]{2}$/.test(folder));

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const language = id.slice(NAME.length + 2);
      if (!language) {
        return `export default {${languages().map((one) => `${one}: () => import("${NAME}/${one}")`).join()}}`;
      }
      const names = readdirSync(resolve(TEXT, language)).filter((name) => name.endsWith(".ftl") && name !== "terminal.ftl");
      const files = names.map((name) => resolve(TEXT, language, name));
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")))}`;
    },
  };
}
