/** Where things lie on the round market, in a drawing of 624 by 500: eight spaces clockwise from the top. */
export const WIDTH = 624;
export const HEIGHT = 500;
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

interface Point {
  x: number;
  y: number;
}

export const CENTRE = { x: 312, y: 250 };
export const INNER = 84;
const OUTER = 205;
/** Of the wheel with its rim. */
export const RADIUS = 217;
/** The courses of setts that pave it, each with whole stones of about the same length. */
export const COURSES = Array.from({ length: 10 }, (_, i) => {
  const radius = INNER + 6 + i * 12.1;
  const around = 2 * Math.PI * radius;
  return { radius, stone: around / Math.round(around / 17) };
});
/** Rounds in which five dice find room wherever they lie, and a little more room than is needed, so that they do. */
const ROUNDS = 60;
const MARGIN = 1.005;

function point(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
}

/** A point on a space: at a distance from the centre, some degrees off its middle. */
export function at(space: number, radius: number, off = 0): Point {
  return point(-90 + 22.5 + (space - 1) * 45 + off, radius);
}

/** The outline of a space. */
export function wedge(space: number): string {
  const from = -90 + (space - 1) * 45 + 0.6;
  const to = from + 43.8;
  const [a, b, c, d] = [point(from, INNER), point(from, OUTER), point(to, OUTER), point(to, INNER)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${OUTER} ${OUTER} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${INNER} ${INNER} 0 0 0 ${a.x} ${a.y}Z`;
}

/** A space as something to press: its box, seen from its tile, and its outline in hundredths of that box. */
export interface Area {
  tile: Point;
  left: number;
  top: number;
  width: number;
  height: number;
  outline: string;
}

const CORNERS = 6; // of each arc

export function area(space: number): Area {
  const from = -90 + (space - 1) * 45;
  const turns = Array.from({ length: CORNERS + 1 }, (_, i) => from + (45 * i) / CORNERS);
  const points = [...turns.map((turn) => point(turn, OUTER)), ...turns.reverse().map((turn) => point(turn, INNER))];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const part = (n: number, of: number) => `${((100 * n) / of).toFixed(2)}%`;
  const outline = `polygon(${points.map(({ x, y }) => `${part(x - left, width)} ${part(y - top, height)}`).join()})`;
  const tile = at(space, 122);
  return { tile, left: left - tile.x, top: top - tile.y, width, height, outline };
}

/** Where a die lies on the rim of its space, how large it is, and how far from its middle the place to press lies. */
export interface Spot extends Point {
  size: number;
  reach: Point;
}

const RIM = 181;
/** Degrees of the rim that the dice on one space may take up. */
const DRAWN = 45;
/** Degrees that fingers beside each other may take up before the dice of a space huddle. */
const PRESSED = 52;
/** A die of this size still leaves its space's tile free. */
const LARGEST = 64;
/** Three to five dice where a row has no room: distance and degrees. */
const HUDDLE: Record<number, [radius: number, off: number][]> = {
  3: [
    [186, -17],
    [160, 0],
    [186, 17],
  ],
  4: [
    [191, -16],
    [191, 0],
    [191, 16],
    [148, 0],
  ],
  5: [
    [191, -16],
    [191, 0],
    [191, 16],
    [148, -10],
    [148, 10],
  ],
};

/** Where the dice lie, given the space of each and how large a finger is beside the drawing. */
export function spots(spaces: readonly number[], finger: number): Spot[] {
  const lying = spaces.map((space, i) => {
    const index = spaces.slice(0, i).filter((one) => one === space).length;
    return drawn(space, index, spaces.filter((one) => one === space).length, finger);
  });
  const presses = apart(lying, finger);
  return lying.map(({ x, y, size }, i) => {
    const press = presses[i] ?? { x, y };
    return { x, y, size, reach: { x: press.x - x, y: press.y - y } };
  });
}

/** One of the dice on a space: in a row along the rim, or huddled where fingers are large. */
function drawn(space: number, index: number, count: number, finger: number): Point & { size: number } {
  const wish = Math.max(count > 2 ? 11.8 : 15.5, degrees(finger));
  const huddled = wish * count > PRESSED ? HUDDLE[count]?.[index] : undefined;
  if (huddled) return { ...at(space, ...huddled), size: 46 };
  const room = (RIM * DRAWN * Math.PI) / 180 / count;
  const size = Math.min(room, LARGEST, Math.max(count > 2 ? 35 : 44, finger));
  return { ...at(space, RIM, (index - (count - 1) / 2) * Math.min(wish, DRAWN / count)), size };
}

/** Where the chip of each space may lie, best first: at the rim in its middle, or aside of it. */
const CHIP = 208;
const ASIDE = [0, 6, -6, 10, -10, 14, -14, 18, -18, 21, -21];

/** How much larger a die is with its side. */
const SIDE = 4;

/** Where chips of a size lie, one on each of these spaces: over no die and no other chip, as far as there is room. */
export function chips(spaces: readonly number[], dice: readonly Spot[], wide: number, high: number): Point[] {
  const taken = dice.map(({ x, y, size }) => ({ x, y, wide: size + SIDE, high: size + SIDE }));
  return spaces.map((space) => {
    const covered = (place: Point) =>
      taken.reduce((sum, one) => {
        const across = (wide + one.wide) / 2 - Math.abs(one.x - place.x);
        const down = (high + one.high) / 2 - Math.abs(one.y - place.y);
        return sum + Math.max(0, across) * Math.max(0, down);
      }, 0);
    const places = ASIDE.map((off) => at(space, CHIP, off));
    const place = places.reduce((best, one) => (covered(one) < covered(best) ? one : best));
    taken.push({ ...place, wide, high });
    return place;
  });
}

/** Push places apart until a finger has room on each, and none lies under the cards above and below the wheel. */
function apart(lying: readonly Point[], finger: number): Point[] {
  const places = lying.map(({ x, y }) => ({ x, y }));
  const edge = CENTRE.y - RADIUS + finger / 2;
  for (let round = 0; round < ROUNDS; round++) {
    places.forEach((a, i) => {
      for (const b of places.slice(i + 1)) {
        const [x, y] = [b.x - a.x, b.y - a.y];
        const distance = Math.hypot(x, y);
        if (distance >= finger) continue;
        const push = ((finger * MARGIN) / distance - 1) / 2;
        [a.x, a.y, b.x, b.y] = [a.x - x * push, a.y - y * push, b.x + x * push, b.y + y * push];
      }
    });
    for (const one of places) one.y = Math.min(Math.max(one.y, edge), HEIGHT - edge);
  }
  return places;
}

/** How much of the rim something takes up. */
function degrees(wide: number): number {
  return (360 / Math.PI) * Math.asin(Math.min(1, wide / 2 / RIM));
}
