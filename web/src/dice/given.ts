/** What to tell about dice that weren't rolled at this table. */
import type { TableView } from "../net/types";
import type { Told } from "../text/text";

/** Where a table's dice came from if not all are its own, null if they are. */
export function givenDice({ commitment, dice }: Pick<TableView, "commitment" | "dice">): Told | null {
  if (commitment === null) return { key: "fair-loaded" };
  return dice.deal_given ? { key: "fair-given", facts: { given: dice.given } } : null;
}
