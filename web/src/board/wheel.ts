/** Where things lie on the round market, in a drawing of 624 by 500: eight spaces clockwise from the top. */
export const WIDTH = 624;
export const HEIGHT = 500;
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const CENTRE = { x: 312, y: 250 };
const INNER = 84;
const OUTER = 205;

function point(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
}

/** A point on a space: at a distance from the centre, some degrees off its middle. */
export function at(space: number, radius: number, off = 0): { x: number; y: number } {
  return point(-90 + 22.5 + (space - 1) * 45 + off, radius);
}

/** The outline of a space. */
export function wedge(space: number): string {
  const from = -90 + (space - 1) * 45 + 0.6;
  const to = from + 43.8;
  const [a, b, c, d] = [point(from, INNER), point(from, OUTER), point(to, OUTER), point(to, INNER)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${OUTER} ${OUTER} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${INNER} ${INNER} 0 0 0 ${a.x} ${a.y}Z`;
}

/** Where a die lies on the rim of its space, how large it is, and how far from its middle the place to press lies. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  reach: { x: number; y: number };
}

/** Degrees of the rim that the dice on one space may take up, drawn and as places to press. */
const DRAWN = 45;
const PRESSED = 52;
const RIM = 181;
/** A die of this size still leaves its space's tile free. */
const LARGEST = 64;
/** Three to five dice where a row has no room: distance and degrees, drawn within the space, pressed where there is room. */
type Polar = [radius: number, off: number];
const HUDDLE: Record<number, { drawn: Polar; pressed: Polar }[]> = {
  3: [
    { drawn: [186, -17], pressed: [196, -20] },
    { drawn: [160, 0], pressed: [146, 0] },
    { drawn: [186, 17], pressed: [196, 20] },
  ],
  4: [
    { drawn: [191, -16], pressed: [205, -23] },
    { drawn: [191, 0], pressed: [205, 0] },
    { drawn: [191, 16], pressed: [205, 23] },
    { drawn: [148, 0], pressed: [127, 0] },
  ],
  5: [
    { drawn: [191, -16], pressed: [205, -23] },
    { drawn: [191, 0], pressed: [205, 0] },
    { drawn: [191, 16], pressed: [205, 23] },
    { drawn: [148, -10], pressed: [131, -17.5] },
    { drawn: [148, 10], pressed: [131, 17.5] },
  ],
};

/** Where one of the dice on a space lies: in a row along the rim, or huddled where fingers are large beside the drawing. */
export function spot(space: number, index: number, count: number, finger: number): Spot {
  const apart = Math.max(count > 2 ? 11.8 : 15.5, degrees(finger));
  const huddled = apart * count > PRESSED ? HUDDLE[count]?.[index] : undefined;
  if (huddled) {
    const [here, press] = [at(space, ...huddled.drawn), at(space, ...huddled.pressed)];
    return { ...here, size: 46, reach: { x: press.x - here.x, y: press.y - here.y } };
  }
  const room = (RIM * DRAWN * Math.PI) / 180 / count;
  const size = Math.min(room, LARGEST, Math.max(count > 2 ? 35 : 44, finger));
  return { ...at(space, RIM, (index - (count - 1) / 2) * apart), size, reach: { x: 0, y: 0 } };
}

/** How much of the rim something takes up. */
function degrees(wide: number): number {
  return (360 / Math.PI) * Math.asin(Math.min(1, wide / 2 / RIM));
}
