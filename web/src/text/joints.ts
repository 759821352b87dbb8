/** What a language puts between the parts of a list: "a and b", "a, b, c, and d". */
export interface Joints {
  pair: string;
  middle: string;
  last: string;
}
export type Kind = "conjunction" | "disjunction";
export type AllJoints = Record<Kind, Joints>;

/**
 * Ask JavaScript about a locale. A phone takes fifty milliseconds to make that ready, so the catalogues bring the answer
 * along from when the page was built.
 */
export function jointsOf(locale: string): AllJoints {
  const between = (type: Kind, count: number): string[] =>
    new Intl.ListFormat(locale, { type })
      .formatToParts(Array.from({ length: count }, () => "a"))
      .flatMap((part) => (part.type === "literal" ? [part.value] : []));
  const joints = (type: Kind): Joints => {
    const [pair = ""] = between(type, 2);
    const [middle = "", , last = ""] = between(type, 4);
    return { pair, middle, last };
  };
  return { conjunction: joints("conjunction"), disjunction: joints("disjunction") };
}
