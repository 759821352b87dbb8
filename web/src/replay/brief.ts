/** What a turn came to, in a few words: "blue die to 4, 4 bricks, claims C2". */
import lists from "../../../src/redcathedral/text/brief.json";
import type { Fact, Facts, Phrase, Told } from "../text/text";

/** Sentences whose news is one of their facts: what was gained. */
const GAINS: Readonly<Record<string, string>> = lists.gains;

/** Sentences that are said shorter, by another message. What is in neither list goes without saying. */
const SHORTER: Readonly<Record<string, string>> = lists.shorter;

/**
 * Say what sentences came to. What was done twice is told once, with what it came to; deliveries to one section are told as one,
 * and a section that is complete tells of them.
 */
export function briefOf(words: readonly Told[]): Fact[] {
  const found = words.flatMap(({ key, facts = {} }): Fact[] => {
    const gain = GAINS[key];
    if (gain) return isNothing(facts[gain]) ? [] : [facts[gain] as Fact];
    const shorter = SHORTER[key];
    return shorter ? [{ key: shorter, facts: facts as Facts }] : [];
  });
  const told = found.filter((fact, i) => !found.slice(i + 1).some((later) => tellsOf(later, fact)));
  return told.reduce<Fact[]>(joinTo, []);
}

function joinTo(deeds: Fact[], next: Fact): Fact[] {
  const at = deeds.findIndex((deed) => joined(deed, next) !== null);
  return at < 0 ? [...deeds, next] : deeds.map((deed, i) => (i === at ? (joined(deed, next) ?? deed) : deed));
}

/** Tell the same thing done twice as one: amounts add up, all else must be equal. Null for different things. */
export function joined(one: Fact, other: Fact): Fact | null {
  if (typeof one !== "object" || typeof other !== "object") return one === other ? one : null;
  if (!("key" in one)) return "key" in other ? null : joinedLists(one, other);
  if (!("key" in other) || one.key !== other.key) return null;
  const [facts, more] = [one.facts ?? {}, other.facts ?? {}];
  if (typeof facts.n === "number" && typeof more.n === "number")
    return { key: one.key, facts: { n: facts.n + more.n } };
  const all = Object.entries(facts).map(([name, fact]) => [name, joined(fact, more[name] ?? "")] as const);
  return all.some(([, both]) => both === null) ? null : { key: one.key, facts: Object.fromEntries(all) as Facts };
}

function joinedLists(some: readonly Fact[], others: readonly Fact[]): Fact[] | null {
  const all = some.map((one, i) => joined(one, others[i] ?? ""));
  return some.length === others.length && !all.includes(null) ? (all as Fact[]) : null;
}

function isNothing(fact: unknown): boolean {
  return fact === undefined || (fact as Phrase).facts?.n === 0;
}

/** Whether what was said later says it as well: another delivery to the section, or that it is complete. */
function tellsOf(later: Fact, fact: Fact): boolean {
  const [one, other] = [fact as Phrase, later as Phrase];
  if (one.key !== "brief-deliver" || one.facts?.section !== other.facts?.section) return false;
  return other.key === "brief-deliver" || other.key === "brief-complete";
}
