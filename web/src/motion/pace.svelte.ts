/** How fast things move, and whether they may at all. */
import { MediaQuery } from "svelte/reactivity";
import { settings, type Speed } from "../device/settings.svelte";

/** How much faster than the slowest; at `instant` nothing moves. */
export const rates: Record<Speed, number> = { slow: 1, normal: 1.5, fast: 3, instant: Number.POSITIVE_INFINITY };

const reduced = new MediaQuery("(prefers-reduced-motion: reduce)");

export function systemIsStill(): boolean {
  return reduced.current;
}

/** Whether what happens is simply there. */
export function still(): boolean {
  return settings.get("motion") === "instant" || systemIsStill();
}
