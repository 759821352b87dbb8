/** The jewels in the ornaments of the cathedral: the position does not keep them, the story of the game does. */
import type { TableEvent } from "../net/types";

export function jewelsBySection(events: TableEvent[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { ply } of events) {
    const [verb, section, ...jewels] = ply?.split(" ") ?? [];
    if (verb === "ornament" && section) found.set(section, jewels);
    else if (verb === "ivan" && section) found.delete(section); // what he places has none
  }
  return found;
}
