/** Every word of the page comes from a Fluent catalogue through here. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const bundle = new FluentBundle("en", { useIsolating: false });
// The catalogues lie with the Python sources: page and terminal speak from the same ones.
const english = import.meta.glob<string>(
  ["../../../src/redcathedral/text/en/*.ftl", "!**/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
for (const source of Object.values(english)) {
  for (const problem of bundle.addResource(new FluentResource(source))) console.error(problem);
}

export type Args = Record<string, FluentVariable>;

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Say a message of the catalogue; an unknown key is shown as it is, so that a gap is seen and nothing breaks. */
export function t(key: string, args?: Args): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, args ?? null, []);
}
