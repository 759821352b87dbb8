/** Looking for words in a text, whatever their accents and capitals. */

const LETTERS: Record<string, string> = { ł: "l", ø: "o", ß: "ss", æ: "ae", œ: "oe", đ: "d" };

function foldLetter(letter: string): string {
  const small = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return LETTERS[small] ?? small;
}

export function fold(text: string): string {
  return [...text].map(foldLetter).join("");
}

/** The words of a query, folded. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** Cut a text into pieces: those where a word was found, and the rest. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const from: number[] = []; // of every folded letter: the letter it comes from
  const folded = letters
    .map((letter, i) => {
      const small = foldLetter(letter);
      from.push(...Array.from({ length: small.length }, () => i));
      return small;
    })
    .join("");
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i++) hit[from[i] ?? 0] = true;
    }
  }
  const found: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last && last.hit === hit[i]) last.text += letter;
    else found.push({ text: letter, hit: hit[i] ?? false });
  });
  return found;
}
