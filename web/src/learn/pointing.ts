/** Where on the table a ply is: what to point at when it is spoken of. */
import type { Snapshot } from "../net/types";

const SECTION = /^[A-F][1-6]$/;

/** The things a ply takes in hand, as selectors; a ply that is only a button names none. */
export function thingsOf(ply: string, snapshot: Snapshot): string[] {
  const [verb = "", ...words] = ply.split(" ");
  const mover = snapshot.turn.seat;
  const section = words.find((one) => SECTION.test(one));
  if (section) return [`[data-tip="section:${section}"]`];
  switch (verb) {
    case "market":
      return [`[data-tip="die:${words[0]}"]`];
    case "place":
    case "activate":
      return [`[data-tip="workshop:${mover}:${words[0]}"]`];
    case "end":
      return [".bar .end"];
    default:
      return onCards(verb, snapshot);
  }
}

/** The actions of influence cards by their verb, those of the quarter where a die was moved first. */
function onCards(verb: string, snapshot: Snapshot): string[] {
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
