/** Presence in a tower, as it is counted at the end: complete sections and ornaments, one each. */
import type { Color, Snapshot } from "../net/types";

type Tower = Snapshot["cathedral"]["towers"][number];

/** Who is present in a tower and how much, in turn order; who is not, is left out. */
export function presenceIn(tower: Tower, snapshot: Snapshot): { color: Color; n: number }[] {
  const complete = tower.sections.filter((section) => section.complete);
  return snapshot.seats
    .map(({ color }) => ({
      color,
      n:
        complete.filter((section) => section.owner === color).length +
        complete.filter((section) => section.ornament?.owner === color).length,
    }))
    .filter(({ n }) => n > 0);
}
