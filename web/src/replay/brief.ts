/** What a turn came to, in a few words: "blue die to 4, 4 bricks, claims C2". */
import lists from "../../../src/redcathedral/text/brief.json";
import type { Fact, Facts, Phrase, Told } from "../text/text";

/** Sentences whose news is one of their facts: what was gained. */
const GAINS: Readonly<Record<string, string>> = lists.gains;

/** Sentences that are said shorter, by another message. What is in neither list goes without saying. */
const SHORTER: Readonly<Record<string, string>> = lists.shorter;

/** Say what sentences came to. Deliveries to one section are told as one, and a section that is complete tells of them. */
export function briefOf(words: readonly Told[]): Fact[] {
  const found = words.flatMap(({ key, facts = {} }): Fact[] => {
    const gain = GAINS[key];
    if (gain) return isNothing(facts[gain]) ? [] : [facts[gain] as Fact];
    const shorter = SHORTER[key];
    return shorter ? [{ key: shorter, facts: facts as Facts }] : [];
  });
  return found.filter((fact, i) => !found.slice(i + 1).some((later) => tellsOf(later, fact)));
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
