/** The name this device used last. */
import { keepText, readText } from "./storage";

export function lastName(): string {
  return readText("name") ?? "";
}

export function keepName(name: string): void {
  if (name.trim()) keepText("name", name.trim());
}
