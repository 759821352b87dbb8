/** The jewels in the ornaments of the cathedral: the position does not keep them, the story of the game does. */
import { plyIn, type TableEvent } from "../net/types";

export function jewelsBySection(events: TableEvent[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const event of events) {
    const ply = plyIn(event);
    if (ply?.verb === "ornament") found.set(ply.args.section, ply.args.jewels);
    else if (ply?.verb === "ivan") found.delete(ply.args.section); // what he places has none
  }
  return found;
}
