/**
 * The catalogues of every language as two modules each: what the first picture of a page may say, and what only comes later.
 *
 * `virtual:catalogues` is what loads them by their codes, with each language's own name for itself. They lie with the Python
 * sources, for the terminal speaks from the same ones; its own sentences are left out. They are parsed here, once, and not
 * by every browser that opens the page.
 */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { jointsOf } from "./src/text/joints.ts";
import { localeOf } from "./src/text/locale.ts";

const TEXT = resolve(import.meta.dirname, "../src/redcathedral/text");
const NAME = "virtual:catalogues";
const OF_THE_TERMINAL = ["terminal.ftl", "typed.ftl", "parser.ftl"];
const LATER = "later";
/** The families of messages that only other parts say: these wait for the second module, see `withAllWords`. */
const SAID_LATER =
  /^(absent|better|chart|deed|devices?|fair|fault|fork(?!-bot$)|keys|lesson|moment|picture|puzzles?|replay(?!-game$)|report|rule|rules-chapter|settings|source|table|tip|toml|turning|verify)-/;

const languages = (): string[] => readdirSync(TEXT).filter((folder) => /^[a-z]{2}(-[A-Z]{2})?$/.test(folder));

/** A language's own name for itself: "Polski". */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Every letter these files hold, once: which fonts a language is written with. */
const lettersOf = (files: string[]): string =>
  [...new Set(files.flatMap((file) => Array.from(readFileSync(file, "utf-8"))))].sort().join("").trim();

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [language, part] = id.slice(NAME.length + 2).split("/");
      if (!language) {
        const entries = languages().map(
          (one) =>
            `"${one}": { name: ${JSON.stringify(nameOf(one))}, load: () => import("${NAME}/${one}"), ` +
            `loadLater: () => import("${NAME}/${one}/${LATER}") }`,
        );
        return `export default {${entries.join()}}`;
      }
      const names = readdirSync(resolve(TEXT, language)).filter(
        (name) => name.endsWith(".ftl") && !OF_THE_TERMINAL.includes(name),
      );
      const files = names.map((name) => resolve(TEXT, language, name));
      files.forEach((file) => this.addWatchFile(file));
      const body = files
        .flatMap((file) => new FluentResource(readFileSync(file, "utf-8")).body)
        .filter(({ id }) => SAID_LATER.test(id) === (part === LATER));
      // A browser reads JSON several times faster than the same thing as a script.
      const catalogue =
        part === LATER ? { body } : { body, joints: jointsOf(localeOf(language)), letters: lettersOf(files) };
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`;
    },
  };
}
