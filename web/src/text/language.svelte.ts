/** Which language the page speaks: what the reader chose, else what the browser asks for, else English. */
import catalogues from "virtual:catalogues";
import { keepText, readText, storageKey } from "../device/storage";
import { pseudo } from "./pseudo";
import { type Catalogue, Speaker } from "./speaker";

const KEPT = "language"; // the name it is kept under
const ENGLISH = "en";
/** English with longer, accented words, to see whether a layout bears other languages: `?lang=qps`. */
const PSEUDO = "qps";

const COMMAS = { pair: ", ", middle: ", ", last: ", " };
const NOTHING: Catalogue = { body: [], joints: { conjunction: COMMAS, disjunction: COMMAS }, letters: "" };

/** What a language says: all of it, or what is said first. */
async function catalogueOf(language: string, all = true): Promise<Catalogue> {
  const [first, later] = await Promise.all([
    catalogues[language]?.load(),
    all ? catalogues[language]?.loadLater() : undefined,
  ]);
  if (!first) return NOTHING;
  return { ...first.default, body: [...first.default.body, ...(later?.default.body ?? [])] };
}

/** English first, the others by their codes. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...Object.keys(catalogues)
    .filter((one) => one !== ENGLISH)
    .sort(),
];

/** A language's own name for itself: "Polski". */
export function nameOf(language: string): string {
  return catalogues[language]?.name ?? language;
}

/** Whether the machine has no font of its own. */
const hasNoFonts = (): boolean => document.createElement("canvas").getContext("2d")?.measureText("m").width === 0;

/** Fetch the fonts that hold these letters: words shown in another font first would shift when theirs arrives. */
async function fontsWith(letters: string): Promise<void> {
  // With nothing to draw a word in meanwhile, Chromium gives up every font that isn't there when the first word is drawn, and
  // a name of other letters would have gaps.
  if (hasNoFonts()) await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const faces = [...document.fonts].map(({ family, weight }) => `${weight.split(/ /)[0]} 1em ${family}`);
  await Promise.allSettled([...new Set(faces)].map((face) => document.fonts.load(face, letters)));
}

class Language {
  /** Everything that is said goes through here, so what is shown changes with it at once. */
  speaker = $state.raw(new Speaker(ENGLISH, NOTHING));

  get code(): string {
    return this.speaker.language;
  }

  /** The language that was asked for last. */
  private wish: string | null = null;
  /** Whether everything is to be said, and not only what comes first. */
  private all = false;
  private learning: Promise<void> = Promise.resolve();

  /** Learn to speak before anything is shown, and follow what is chosen in another tab. */
  start(): Promise<void> {
    addEventListener("storage", (event) => event.key === storageKey(KEPT) && void this.speak(wanted()));
    // What an address asks for is a choice like any other: the next link doesn't ask again.
    const asked = inTheAddress();
    if (asked && LANGUAGES.includes(asked)) keepText(KEPT, asked);
    return this.speak(wanted());
  }

  async choose(language: string): Promise<void> {
    keepText(KEPT, language);
    await this.speak(language);
  }

  /** Learn to say the rest too, in this language and in those chosen later. */
  sayAll(): Promise<void> {
    if (!this.all) {
      this.all = true;
      if (this.wish !== null) void this.speak(this.wish); // otherwise `start` will
    }
    return this.learning;
  }

  private speak(language: string): Promise<void> {
    this.wish = language;
    return (this.learning = this.learn(language, this.all));
  }

  private async learn(language: string, all: boolean): Promise<void> {
    const catalogue = await catalogueOf(language === PSEUDO ? ENGLISH : language, all);
    await fontsWith(language === PSEUDO ? pseudo(catalogue.letters) : catalogue.letters);
    // Another was chosen meanwhile, or more is to be said.
    if (this.wish !== language || this.all !== all) return this.learning;
    const onGap = (): void => void this.helpOut(language);
    const speaker =
      language === PSEUDO
        ? new Speaker(ENGLISH, catalogue, { transform: pseudo, onGap })
        : new Speaker(language, catalogue, { onGap });
    this.speaker = speaker;
    document.documentElement.lang = speaker.language;
  }

  /**
   * A message is missing: it comes later, or English says it. That is fetched only now, for CI lets no catalogue have a gap.
   */
  private async helpOut(language: string): Promise<void> {
    if (!this.all) return this.sayAll();
    if (language === ENGLISH || language === PSEUDO) return;
    const fallback = new Speaker(ENGLISH, await catalogueOf(ENGLISH));
    const speaker = new Speaker(language, await catalogueOf(language), { fallback });
    if (this.wish === language) this.speaker = speaker;
  }
}

const inTheAddress = (): string | null => new URLSearchParams(location.search).get("lang");

function wanted(): string {
  const chosen = [inTheAddress(), readText(KEPT)];
  if (chosen.includes(PSEUDO)) return PSEUDO;
  // "pt-BR" is that where there is such a catalogue, else "pt".
  const wishes = [...chosen, ...navigator.languages].flatMap((one) => (one ? [one, one.split("-")[0]] : []));
  const known = wishes.map((one) => LANGUAGES.find((code) => code.toLowerCase() === one?.toLowerCase()));
  return known.find((one) => one !== undefined) ?? ENGLISH;
}

export const language = new Language();
