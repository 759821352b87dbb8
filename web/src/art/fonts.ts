/** The page's own letters as rules that carry their files inside, for a picture that leaves the page. */

const SOURCE = /url\("?([^")]+)"?\)/;

/** The `@font-face` rules that a text needs, each with its font as a data address. */
export async function fontsFor(text: string): Promise<string> {
  const codes = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  const rules = await Promise.all(
    fontRules()
      .filter((rule) => holdsAny(rule.style.getPropertyValue("unicode-range"), codes))
      .map(withFileInside),
  );
  return rules.join("\n");
}

function fontRules(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
}

/** Whether a `unicode-range` such as "U+20-7E, U+2026" holds one of these letters. */
export function holdsAny(range: string, codes: ReadonlySet<number>): boolean {
  const spans = range.split(",").map((span) => {
    const [first = "", last = first] = span.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return [...codes].some((code) => spans.some(([first, last]) => first <= code && code <= last));
}

async function withFileInside(rule: CSSFontFaceRule): Promise<string> {
  const address = SOURCE.exec(rule.style.getPropertyValue("src"))?.[1] ?? "";
  const font = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
  return rule.cssText.replace(SOURCE, `url("${await dataAddress(await font.blob())}")`);
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error("the font could not be read"));
    reader.readAsDataURL(blob);
  });
}
