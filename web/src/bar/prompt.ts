/** What the action bar says: whose turn it is, what is to be done, what is known about the thing in hand. */
import type { Table } from "../table/table.svelte";
import type { Color, Snapshot } from "../net/types";
import { goodsPhrase, plyLabel, sum, tilePhrase, wordPhrase } from "../text/words";
import { t } from "../text/text";
import type { Selection } from "./selection.svelte";

/** Whose turn it is, at the moment that is shown. */
export function moverOf(table: Table, snapshot: Snapshot): Color {
  return (table.moment.past ? null : table.game?.to_move) ?? snapshot.turn.seat;
}

export function turnTitle(table: Table, snapshot: Snapshot): string {
  const mover = moverOf(table, snapshot);
  const seat = table.seats.find((one) => one.color === mover);
  const name = table.nameOf(mover);
  if (table.view?.table.status === "over" && !table.moment.past) return t("turn-over");
  if (table.myMove && snapshot.turn.phase === "ivan") return t("turn-ivan-choice");
  if (table.myTurn && !table.moment.past) return table.mine.length > 1 ? t("turn-named", { name }) : t("turn-yours");
  return seat?.kind === "bot" && !table.moment.past ? t("turn-bot", { name }) : t("turn-other", { name });
}

/** Why the game is over. */
export function endOf(table: Table, { outcome, ender }: Snapshot): string {
  return outcome ? t(`over-${outcome.reason}`, { name: ender ? table.nameOf(ender) : "" }) : "";
}

export function promptOf(selection: Selection, snapshot: Snapshot): string {
  const turn = snapshot.turn;
  if (snapshot.outcome) return endOf(selection.table, snapshot);
  if (selection.pick) return pickedWords(selection);
  if (!selection.table.myMove || selection.table.guide?.tells) return "";
  if (onlyTheEndIsLeft(selection) && turn.phase !== "settled") return t("do-done");
  const key = turn.phase === "ivan" && turn.choice ? `do-ivan-${turn.choice.for}` : `do-${turn.phase}`;
  return t(key, {
    can: canAtTheStart(selection),
    left: turn.deliveries_left,
    section: turn.claim?.section ?? "",
    space: turn.moved?.space ?? 0,
    die: turn.moved ? wordPhrase(turn.moved.die) : "",
    most: turn.benefit?.most ?? 0,
    material: turn.benefit ? wordPhrase(turn.benefit.material) : "",
  });
}

/** What a turn can begin with besides a die, which can always move. */
function canAtTheStart(selection: Selection): "all" | "claim" | "deliver" | "market" {
  const claim = selection.matching.some(({ verb }) => verb === "claim");
  const deliver = selection.matching.some(({ verb }) => verb === "deliver" || verb === "ornament");
  if (claim) return deliver ? "all" : "claim";
  return deliver ? "deliver" : "market";
}

function onlyTheEndIsLeft(selection: Selection): boolean {
  return selection.matching.length > 0 && selection.matching.every(({ verb }) => verb === "end");
}

function pickedWords(selection: Selection): string {
  const pick = selection.pick;
  const n = selection.matching.length;
  switch (pick?.kind) {
    case "die":
      return t("picked-die", { die: wordPhrase(pick.die), n });
    case "section":
      return t("picked-section", { section: pick.section, n });
    case "material":
      return t("picked-material", { material: wordPhrase(pick.material), n });
    case "space":
      return t("picked-space", { space: wordPhrase(pick.space), n });
    case "anytime":
      return t("picked-anytime");
    case "ply":
      return t("picked-words", { words: plyLabel(pick.verb, pick.words) });
    default:
      return "";
  }
}

/** What there is to know about the section that is picked. */
export function aboutSection(selection: Selection, snapshot: Snapshot): string | null {
  const name = selection.pick?.kind === "section" ? selection.pick.section : null;
  const found = snapshot.cathedral.towers.flatMap((tower) => tower.sections).find((one) => one.name === name);
  if (!found) return null;
  return t("section-about", {
    state: found.complete ? "complete" : found.owner ? "claimed" : "free",
    owner: found.owner ? selection.table.nameOf(found.owner) : "",
    cost: goodsPhrase(found.cost),
    delivered: sum(found.delivered),
    tile: found.tile ? tilePhrase(found.tile) : { key: "nothing" },
  });
}
