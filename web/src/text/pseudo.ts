/** English made longer and stranger, to see what a layout does with other languages before anybody has translated it. */
const ACCENTED: Record<string, string> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  l: "ł",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  y: "ý",
  z: "ž",
  A: "Á",
  C: "Ç",
  E: "É",
  I: "Í",
  L: "Ł",
  N: "Ñ",
  O: "Ö",
  S: "Š",
  U: "Ü",
  Z: "Ž",
};
const LONGER = 0.4;

export function pseudo(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) => {
    const accented = Array.from(word, (letter) => ACCENTED[letter] ?? letter).join("");
    return accented + "é".repeat(Math.ceil(word.length * LONGER));
  });
}
