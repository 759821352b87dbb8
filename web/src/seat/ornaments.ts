/** The ornaments that lie on an advanced board. */
import { WORKSHOP, type OrnamentKind, type Seat, type WorkshopSpace } from "../net/types";

/** How many ornaments of a kind can still be unlocked: a tile that lies on their space, face down, locks them for good. */
export function unlockable(seat: Seat, printed: Record<string, WorkshopSpace> | undefined, kind: OrnamentKind): number {
  return WORKSHOP.filter((space) => printed?.[space]?.ornament === kind && !seat.workshop[space]).length;
}
