/**
 * Where things lie on the card of a section. It is 100 wide; how high it is depends on the room there is, so a narrow screen
 * gets high cards with the materials in two rows, and letters never get smaller than people can read.
 */
export interface CardLayout {
  portrait: boolean;
  /** Size of small and of large letters. */
  small: number;
  large: number;
  /** The line on which its name stands, above the slots. */
  nameY: number;
  slot: { width: number; height: number };
  slots: { x: number; y: number }[];
  /** Where the planks lie under the slots. */
  planks: number[];
}

const SMALLEST = 11.2; // pixels on the screen
const HIGH = 104;

export function cardLayout(height: number, pixels: number, count: number): CardLayout {
  const portrait = height >= HIGH;
  const floor = SMALLEST / pixels;
  const rows = portrait ? Math.ceil(count / 2) : 1;
  const columns = Math.max(1, Math.ceil(count / rows));
  const top = portrait ? Math.max(57, height * 0.47) : height - 31;
  const slot = {
    width: Math.min(portrait ? 36 : 24, (90 - (columns - 1) * 3) / columns),
    height: (height - top - 4 - (rows - 1) * 3) / rows,
  };
  const slots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = i % columns;
    return {
      x: 50 + (column - (inRow - 1) / 2) * (slot.width + (portrait ? 5 : 1.5)),
      y: top + row * (slot.height + 3),
    };
  });
  return {
    portrait,
    small: Math.max(11, floor),
    large: Math.max(15, floor * 1.12),
    nameY: top - 5,
    slot,
    slots,
    planks: Array.from({ length: rows }, (_, row) => top + row * (slot.height + 3) + slot.height - 2.6),
  };
}
