/** Where this device is in the first game: kept in the browser, so that the lesson can be left and continued. */
import { keepValue, readValue } from "../device/storage";

export interface Progress {
  /** The table of the lesson; null when it is over. */
  table: string | null;
  /** The step that was shown last. */
  step: number;
}

export function keptProgress(): Progress | null {
  const found = readValue("lesson");
  if (typeof found !== "object" || found === null) return null;
  const { table, step } = found as Partial<Progress>;
  return { table: typeof table === "string" ? table : null, step: typeof step === "number" ? step : 0 };
}

export function keepProgress(progress: Progress): void {
  keepValue("lesson", progress);
}
