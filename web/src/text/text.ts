/** Every word of the page comes from a Fluent catalogue through here. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const problem of bundle.addResource(new FluentResource(english))) console.error(problem);

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
