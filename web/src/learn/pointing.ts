/** Where on the table a ply is: what to point at when it is spoken of. */
import type { Snapshot } from "../net/types";
import { sectionIn, VERBS, type Ply, type Verb } from "../table/verbs";

/** The things a ply takes in hand, as selectors; a ply that is only a button names none. */
export function thingsOf(ply: Ply, snapshot: Snapshot): string[] {
  const section = sectionIn(ply);
  if (section) return [`[data-tip="section:${section}"]`];
  if (VERBS[ply.verb].influence) return onCards(ply.verb, snapshot);
  switch (ply.verb) {
    case "market":
      return [`[data-tip="die:${ply.args.die}"]`];
    case "place":
    case "activate":
      return [`[data-tip="workshop:${snapshot.turn.seat}:${ply.args.space}"]`];
    case "end":
      return [".bar .end"];
    default:
      return [];
  }
}

/** The actions of influence cards by their verb, those of the quarter where a die was moved first. */
function onCards(verb: Verb, snapshot: Snapshot): string[] {
  const space = snapshot.turn.moved?.space ?? 0;
  return snapshot.market.influence
    .map((card, quadrant) => ({ card, quadrant }))
    .toSorted((a, b) => Number(b.card.spaces.includes(space)) - Number(a.card.spaces.includes(space)))
    .flatMap(({ card, quadrant }) =>
      card.actions.flatMap((action, i) => (action.verb === verb ? [`[data-tip="influence:${quadrant}:${i}"]`] : [])),
    );
}

/** The first of these that can be seen. */
export function firstSeen(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const seen = [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0);
    if (seen) return seen;
  }
  return null;
}
