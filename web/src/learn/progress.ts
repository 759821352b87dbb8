/** Where this device is in the first game: kept in the browser, so that the lesson can be left and gone on with. */
const KEY = "redcathedral.lesson";

export interface Kept {
  /** The table of the lesson; null when it is over. */
  table: string | null;
  /** The step that was shown last. */
  step: number;
}

export function keptLesson(): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const { table, step } = found as Partial<Kept>;
    return { table: typeof table === "string" ? table : null, step: typeof step === "number" ? step : 0 };
  } catch {
    return null;
  }
}

export function keepLesson(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage a lesson cannot be gone on with; it can still be played.
  }
}
