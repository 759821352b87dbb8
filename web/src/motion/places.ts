/** Where the things of the board are on the screen, by their `data-at`: all read at once, before and after a change. */
import type { Box } from "../lib/box";
import type { Place } from "./plan";

/** On a phone a part that is not shown is stood for by its tab. */
const TABS: [RegExp, string][] = [
  [/^(space|die|supply|wheel)\b/, "tab-market"],
  [/^(section|slot|banner|tile|ornament)-/, "tab-cathedral"],
  [/^(goods|rubles|seat|covered|banners|ornaments|workshop|placed|hand|prestige|ivan)-/, "tab-you"],
];

export interface Spot {
  element: HTMLElement | SVGElement;
  box: DOMRect;
  /** Whether it is the very thing that was asked for, not something that stands for it. */
  exact: boolean;
}

const CLIPS = /auto|scroll|hidden|clip/;

/** The part of a thing, with a margin around it, that the boxes it scrolls in show; nothing where they hide it. */
export function shownPart(element: Element, margin: number): Box | null {
  const box = element.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left - margin, box.top - margin, box.right + margin, box.bottom + margin];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(around);
    if (display === "contents") continue;
    const edge = around.getBoundingClientRect();
    if (CLIPS.test(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (CLIPS.test(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

export class Places {
  private readonly spots = new Map<string, Spot[]>();

  constructor() {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-at]:not(.motion *)")) {
      const box = element.getBoundingClientRect();
      if (!box.width || box.right <= 0 || box.left >= innerWidth) continue; // a part of the table that is not shown
      const name = element.dataset.at ?? "";
      const spot = { element, box, exact: true };
      const alike = this.spots.get(name);
      if (alike) alike.push(spot);
      else this.spots.set(name, [spot]);
    }
  }

  /** The first of a place's anchors that can be seen; of several alike the nth, or the last there is. */
  find(place: Place, nth = 0): Spot | null {
    for (const name of place) {
      const alike = this.spots.get(name);
      const spot = alike?.[nth] ?? alike?.at(-1);
      if (spot) return { ...spot, exact: name === place[0] && nth < (alike?.length ?? 0) };
    }
    const tab = TABS.find(([names]) => names.test(place[0] ?? ""))?.[1];
    const [button] = (tab && this.spots.get(tab)) || [];
    return button ? { ...button, exact: false } : null;
  }

  /** The very thing, if it can be seen. */
  at(name: string): Spot | null {
    return this.spots.get(name)?.[0] ?? null;
  }
}
