/** Looking for words in a text, whatever their accents, capitals and endings. */

const LETTERS: Record<string, string> = { ł: "l", ø: "o", ß: "ss", æ: "ae", œ: "oe", đ: "d" };
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
/** The shortest beginning that two forms of a word share. */
const STEM = 3;

/** What is looked for: words and the endings that words take in the language, all folded. */
export interface Query {
  words: readonly string[];
  endings: ReadonlySet<string>;
}

export function queryOf(text: string, endings: string): Query {
  return { words: wordsOf(text), endings: new Set(["", ...wordsOf(endings)]) };
}

/** Whether every word of the query is in the text. */
export function mentions(text: string, { words, endings }: Query): boolean {
  const folded = fold(text);
  return words.every((word) => placesOf(word, folded, endings).length > 0);
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** Cut a text into pieces: those where a word was found, and the rest. */
export function pieces(text: string, { words, endings }: Query): Piece[] {
  const letters = Array.from(text);
  const from: number[] = []; // of every folded letter: the letter it comes from
  const folded = letters
    .map((letter, i) => {
      const small = fold(letter);
      from.push(...Array.from({ length: small.length }, () => i));
      return small;
    })
    .join("");
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const [start, end] of words.flatMap((word) => placesOf(word, folded, endings))) {
    for (let i = start; i < end; i++) hit[from[i] ?? 0] = true;
  }
  const found: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last && last.hit === hit[i]) last.text += letter;
    else found.push({ text: letter, hit: hit[i] ?? false });
  });
  return found;
}

/** The whole text at once: letter by letter takes several times as long, and the rules are searched at every key. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(FOLDED, (letter) => LETTERS[letter] ?? letter);
}

function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/** From where to where a word stands in a folded text: its very letters, or another form of it. */
function placesOf(word: string, folded: string, endings: ReadonlySet<string>): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  for (const { 0: other, index } of folded.matchAll(/\p{L}+/gu)) {
    if (areForms(word, other, endings)) found.push([index, index + other.length]);
  }
  return found;
}

/** Whether two words begin alike and continue with endings only: “gemma” and “gemme”. */
function areForms(one: string, other: string, endings: ReadonlySet<string>): boolean {
  for (let n = 0; n <= one.length && one.slice(0, n) === other.slice(0, n) && n <= other.length; n++) {
    if (n >= STEM && endings.has(one.slice(n)) && endings.has(other.slice(n))) return true;
  }
  return false;
}
