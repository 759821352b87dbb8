/** Outlines that more than one drawing uses: the painted cathedral, its plans and the seals on them. */
export const ONION = "M-17 0C-22-6-34-12-34-25C-34-42-10-44 0-66C10-44 34-42 34-25C34-12 22-6 17 0Z";

/** What is drawn on each of the domes: a spiral, stripes, ribs, stars, lozenges, scales. */
export const SPIRAL =
  "M-46-10C-38-34-12-42 0-66M-34 2C-30-22-4-38 1-66M-14 6C-6-16 14-34 2-66M6 8C16-10 28-24 4-62M26 4C34-8 38-18 30-36";
export const STRIPES =
  "M-40-6Q0 6 40-6M-40-17Q0-5 40-17M-40-28Q0-16 40-28M-40-39Q0-27 40-39M-30-48Q0-38 30-48M-20-57Q0-49 20-57";
export const RIBS =
  "M-10 0C-16-8-24-14-23-26C-22-40-6-46 0-66C6-46 22-40 23-26C24-14 16-8 10 0M-4 0C-8-10-10-16-9-27C-8-40-2-48 0-66C2-48 8-40 9-27C10-16 8-10 4 0";
export const STARS = [
  [-20, -25, 5],
  [0, -14, 5],
  [20, -25, 5],
  [0, -33, 4.5],
  [-11, -40, 3.5],
  [11, -40, 3.5],
  [0, -50, 3],
  [-14, -9, 3.5],
  [14, -9, 3.5],
]
  .map(([x = 0, y = 0, r = 0]) => star(x, y, r))
  .join("");
export const LOZENGES =
  "M-40-14 10 16M-40-32 26 10M-40-50 40 0M-26-60 40-18M-10-68 40-36M40-14-10 16M40-32-26 10M40-50-40 0M26-60-40-18M10-68-40-36";
/** Rows of scales; each row lies on the one above. */
export const SCALES = Array.from({ length: 10 }, (_, row) =>
  [-40, -30, -20, -10, 0, 10, 20, 30].map((x) => `M${x + (row % 2) * 5} ${-64 + row * 7}a5 6.5 0 0 0 10 0z`).join(""),
);

export function arch(x: number, half: number, top: number, foot: number): string {
  return `M${x - half} ${foot}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${foot}z`;
}

/** An arch that ends in a point, as on Russian gables. */
export function keel(x: number, half: number, top: number, foot: number): string {
  const [low, high] = [top + half * 1.5, top + half * 0.7];
  return `M${x - half} ${foot}V${low}C${x - half} ${high} ${x - half * 0.3} ${high} ${x} ${top}C${x + half * 0.3} ${high} ${x + half} ${high} ${x + half} ${low}V${foot}z`;
}

/** The lines of a plan: windows from their centre, portals from the middle of the threshold. */
export const WINDOW_LINES = [
  [-25, 0, 25].map((x) => arch(x, 9.5, -24, 22) + arch(x, 6, -20, 20)).join(""),
  [-20, 20].map((x) => arch(x, 16, -27, 22) + arch(x - 6.5, 5, -14, 20) + arch(x + 6.5, 5, -14, 20)).join(""),
  `M22-2a22 22 0 1 1-44 0 22 22 0 0 1 44 0zM17-2a17 17 0 1 1-34 0 17 17 0 0 1 34 0zM0-19V15M-17-2h34${arch(-34, 6.5, -20, 20)}${arch(34, 6.5, -20, 20)}`,
  [-24, 0, 24].map((x) => keel(x, 11.5, -31, 22) + keel(x, 6.5, -20, 19)).join(""),
  [-26, 26].map((x) => arch(x, 11, -26, 22) + arch(x, 7, -21, 20)).join("") + "M0-24 11-2 0 20-11-2zM0-12 5-2 0 8-5-2z",
];
export const PORTAL_LINES = [
  arch(0, 23, -52, 0) + arch(0, 18.5, -47, 0) + arch(0, 13, -40, 0),
  keel(0, 24, -64, 0) + keel(0, 19, -56, 0) + arch(0, 13, -40, 0),
  `M-24 0v-38h48V0M-29-37 0-64 29-37zM-18 0v-37M18 0v-37${arch(0, 13, -40, 0)}`,
];
export const DOME_LINES = [SPIRAL, STRIPES, RIBS, STARS, LOZENGES, SCALES.join("")];

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 8 }, (_, i) => {
    const [angle, radius] = [(Math.PI * i) / 4 - Math.PI / 2, i % 2 ? r * 0.4 : r];
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A drop of wax pressed flat, round a middle: its edge swells and shrinks. */
export function wax(x: number, y: number, r: number): string {
  const SWELLS = [1, 0.93, 1.03, 0.95, 1.05, 0.94, 0.99, 1.04, 0.92, 1.02, 0.95];
  const spots = SWELLS.map((swell, i) => {
    const angle = (2 * Math.PI * i) / SWELLS.length;
    return [x + r * swell * Math.cos(angle), y + r * swell * Math.sin(angle)] as const;
  });
  const middles = spots.map(([ax, ay], i) => {
    const [bx, by] = spots[(i + 1) % spots.length] ?? [ax, ay];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  });
  const bends = spots.map(([ax, ay], i) => `Q${ax.toFixed(1)} ${ay.toFixed(1)} ${middles[i] ?? ""}`);
  return `M${middles.at(-1) ?? ""}${bends.join("")}Z`;
}
