import { expect, test } from "vitest";
import { shownPart } from "./places";

function boxed(style: string, box: [number, number, number, number], parent: Element): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute("style", style);
  element.getBoundingClientRect = () => new DOMRect(...box);
  parent.append(element);
  return element;
}

test("a ring around a thing ends where the board it scrolls in ends", () => {
  const board = boxed("overflow-y: auto", [0, 100, 375, 200], document.body);
  const inner = boxed("", [0, 90, 375, 400], board);
  expect(shownPart(boxed("", [20, 200, 40, 40], inner), 4)).toEqual({ left: 16, top: 196, width: 48, height: 48 });
  expect(shownPart(boxed("", [20, 280, 40, 40], inner), 4)).toEqual({ left: 16, top: 276, width: 48, height: 24 });
  expect(shownPart(boxed("", [20, 320, 40, 40], inner), 4)).toBeNull();
});
