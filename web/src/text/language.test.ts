import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { wordPhrase } from "./words";
import { language, LANGUAGES } from "./language.svelte";
import { say, t } from "./text";

/** Open the page in a browser whose reader wishes for these languages. */
async function opened(wishes: string[], address = "/"): Promise<string> {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(wishes);
  history.replaceState(null, "", address);
  await language.start();
  return document.documentElement.lang;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("English comes first, and the others by their codes", () => {
  expect(LANGUAGES).toEqual(["en", "de", "es", "fr", "it", "pl", "pt", "pt-BR"]);
});

describe.each(LANGUAGES)("%s", (code) => {
  test("is spoken to whom the browser asks for it", async () => {
    expect(await opened([code.includes("-") ? code : `${code}-${code.toUpperCase()}`])).toBe(code);
    expect(language.code).toBe(code);
    expect(t("unofficial")).not.toBe("unofficial");
  });

  test("is remembered when it was chosen", async () => {
    await language.choose(code);
    expect(await opened(["fi-FI"])).toBe(code);
  });
});

test("each language says things its own way", async () => {
  const said = new Set<string>();
  for (const code of LANGUAGES) {
    await language.choose(code);
    said.add(t("unofficial"));
  }
  expect(said.size).toBe(LANGUAGES.length);
});

test("a browser whose language is not there gets English", async () => {
  expect(await opened(["fi-FI"])).toBe("en");
});

test("the next wish counts where the first is not there", async () => {
  expect(await opened(["fi", "pt-BR", "pl"])).toBe("pt-BR");
  expect(await opened(["fi", "pt-AO", "pl"])).toBe("pt");
});

test("an address can ask for a language, over what was chosen", async () => {
  await language.choose("it");
  expect(await opened(["es"], "/?lang=pl")).toBe("pl");
});

test("what an address asked for lasts", async () => {
  await opened(["es"], "/?lang=pl");
  expect(await opened(["es"], "/")).toBe("pl");
});

test("long strange words can be asked for", async () => {
  expect(await opened(["en"], "/?lang=qps")).toBe("en");
  expect(t("title")).toBe("Rédéé Çáthédráłéééé");
});

test("the language chosen last is spoken, however long the one before takes to come", async () => {
  await Promise.all([language.choose("pl"), language.choose("it")]);
  expect(language.code).toBe("it");
});

test("a word in a sentence has the form it needs there", async () => {
  await language.choose("pl");
  const label = (die: string) => t("die-label", { die: wordPhrase(die), value: 1, space: 2, can: "no" });
  const dice = ["white", "red", "blue", "green", "yellow"].map((die) => label(die).split(" pokazuje")[0]);
  expect(dice).toEqual(["Biała kość", "Czerwona kość", "Niebieska kość", "Zielona kość", "Żółta kość"]);
  expect(say(wordPhrase("B2"))).toBe("B2");
});

describe("what only rules, lessons and rare dialogs say", () => {
  async function justOpened(): Promise<typeof language> {
    vi.resetModules();
    const { language: fresh } = await import("./language.svelte");
    await fresh.choose("en");
    expect([fresh.speaker.has("title"), fresh.speaker.has("rule-goal")]).toEqual([true, false]);
    return fresh;
  }

  test("is learned when it is asked for, and then in every language", async () => {
    const fresh = await justOpened();
    await fresh.sayAll();
    expect(fresh.speaker.has("rule-goal")).toBe(true);
    await fresh.choose("pl");
    expect(fresh.speaker.has("rule-goal")).toBe(true);
  });

  test("comes by itself where nobody waited for it", async () => {
    const fresh = await justOpened();
    fresh.speaker.say({ key: "rule-goal" });
    await vi.waitFor(() => expect(fresh.speaker.has("rule-goal")).toBe(true));
  });

  test("is there whichever comes first, the language or the wish to say all", async () => {
    const fresh = await justOpened();
    await Promise.all([fresh.choose("it"), fresh.sayAll()]);
    expect([fresh.code, fresh.speaker.has("rule-goal")]).toEqual(["it", true]);
  });
});
