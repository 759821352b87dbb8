/** What a thing on the table is and what it does now: the words behind every `data-tip`. */
import type { Table } from "../table/table.svelte";
import type { DieName, InfluenceAction, Material, OrnamentKind, Seat, Snapshot, SpaceName, Tile } from "../net/types";
import { MATERIALS } from "../net/types";
import { amountPhrase, goodsPhrase, plyLabel, sum, tilePhrase, wordPhrase } from "../text/words";
import { onCard, wordsOf } from "../table/verbs";
import { say, t, told } from "../text/text";
import { presenceIn } from "../board/presence";
import { unlockable } from "../seat/ornaments";

export interface Tip {
  title: string;
  lines: string[];
  /** The clause of the rules that says more; none about what is no part of the game. */
  clause: string | null;
}

type Maker = (args: string[], snapshot: Snapshot, table: Table) => Tip | null;

const IVAN_CLAUSES: Record<string, string> = {
  recognition: "A6",
  inventory: "A7",
  transport: "A8",
  claim: "A9",
  construction: "A10",
};

function seatOf(snapshot: Snapshot, color: string | undefined): Seat | undefined {
  return snapshot.seats.find((seat) => seat.color === color);
}

function die([name]: string[], snapshot: Snapshot, table: Table): Tip | null {
  const now = (snapshot.market.dice as Partial<Snapshot["market"]["dice"]>)[name as DieName];
  if (!now) return null;
  const can = table.moment.past ? undefined : table.game?.dice[name ?? ""];
  const lines: string[] = [];
  if (can) {
    const further = !can.further ? "no" : name === "white" ? "white" : "own";
    lines.push(t("tip-die", { value: now.value, from: now.space, to: can.lands }), t("tip-die-further", { further }));
  }
  const move = table.choices.find(
    (choice) => choice.verb === "market" && choice.args.die === name && choice.args.extra === 0,
  );
  if (move?.brings.resource !== undefined)
    lines.push(t("tip-die-now", { amount: amountPhrase(move.brings.resource, move.brings.most ?? 0) }));
  return { title: t("tip-die-title", { die: wordPhrase(name ?? ""), value: now.value }), lines, clause: "M1" };
}

function space([number]: string[], snapshot: Snapshot): Tip | null {
  const tile = snapshot.market.tiles[Number(number) - 1];
  if (!tile) return null;
  const dice = Object.values(snapshot.market.dice).filter((one) => one.space === tile.space).length;
  const card = snapshot.market.influence.find((one) => one.spaces.includes(tile.space));
  const most = amountPhrase(tile.resource, tile.amount * (dice + 1));
  const lines = [dice >= 3 ? t("tip-space-full") : t("tip-space", { dice, most })];
  if (card) lines.push(t("tip-space-card", { guild: { key: `guild-${card.guild}` } }));
  return {
    title: t("tip-space-title", { space: tile.space, amount: amountPhrase(tile.resource, tile.amount) }),
    lines,
    clause: "M4",
  };
}

function section([name]: string[], snapshot: Snapshot, table: Table): Tip | null {
  const found = snapshot.cathedral.towers.flatMap((tower) => tower.sections).find((one) => one.name === name);
  if (!found) return null;
  const title = t("tip-section-title", { name: found.name, kind: wordPhrase(found.kind) });
  const pays = t("tip-section-pays", { recognition: found.reward.recognition, rubles: found.reward.rubles });
  if (found.complete) {
    const owner = table.nameOf(found.owner);
    const lines = [t("tip-section-complete", { owner })];
    if (found.ornament)
      lines.push(
        t("tip-section-ornament", {
          ornament: wordPhrase(found.ornament.kind),
          owner: table.nameOf(found.ornament.owner),
        }),
      );
    else lines.push(t(`tip-decorate-${found.kind}`));
    return { title, lines, clause: "D1" };
  }
  if (found.owner) {
    const lines = [
      t("tip-section-claimed", {
        owner: table.nameOf(found.owner),
        cost: goodsPhrase(found.cost),
        delivered: goodsPhrase(found.delivered),
      }),
      pays,
      t("tip-section-below"),
    ];
    return { title, lines, clause: "B3" };
  }
  const lines = [t("tip-section-free", { cost: goodsPhrase(found.cost) }), pays];
  if (found.tile) lines.push(t("tip-section-tile", { tile: tilePhrase(found.tile) }), ...dieTile(found.tile, table));
  return { title, lines, clause: "C1" };
}

function workshop([color, name]: string[], snapshot: Snapshot, table: Table): Tip | null {
  const seat = seatOf(snapshot, color);
  if (!seat || !name) return null;
  const tile = seat.workshop[name as SpaceName];
  const title = t("tip-workshop-title", { space: wordPhrase(name) });
  const dice = name.startsWith("white") ? "white" : name;
  if (!tile) {
    const up = table.choices.find(
      (choice) => choice.verb === "place" && choice.args.space === name && choice.args.face === "up",
    );
    const lines = [t("tip-workshop-empty", { die: wordPhrase(dice) })];
    if (up?.brings.price !== undefined) lines.push(t("tip-workshop-price", { price: up.brings.price }));
    return { title, lines, clause: "C4" };
  }
  if (tile.face === "down") return { title, lines: [t("tip-workshop-down")], clause: "C4" };
  const lines = [t("tip-workshop-up", { die: wordPhrase(dice), tile: tilePhrase(tile) }), ...dieTile(tile, table)];
  return { title, lines, clause: "W2" };
}

/** What a tile with a die gives, and what that is now. */
function dieTile(tile: Tile, table: Table): string[] {
  if (!("die" in tile)) return [];
  const now = table.moment.past ? undefined : table.game?.dice[tile.die];
  const lines = [t("tip-tile-die", { die: wordPhrase(tile.die) })];
  if (now) lines.push(t("tip-tile-die-now", { amount: amountPhrase(now.resource, now.amount) }));
  return lines;
}

function hand(_: string[], snapshot: Snapshot, table: Table): Tip | null {
  const tile = snapshot.turn.claim?.tile;
  if (!tile) return null;
  return {
    title: t("tip-hand-title", { tile: tilePhrase(tile) }),
    lines: [t("tip-hand"), ...dieTile(tile, table)],
    clause: "C4",
  };
}

function material([color, name]: string[], snapshot: Snapshot): Tip | null {
  const seat = seatOf(snapshot, color);
  if (!seat) return null;
  const kind = name as Material;
  const lines = [t("tip-material", { supply: snapshot.supply[kind] })];
  if (has(kind, ["emerald", "amethyst"])) lines.push(t("tip-jewel"));
  return { title: say(amountPhrase(kind, seat.inventory[kind])), lines, clause: "B1" };
}

function has(one: string, of: readonly string[]): boolean {
  return of.includes(one);
}

function inventory([color]: string[], snapshot: Snapshot): Tip | null {
  const seat = seatOf(snapshot, color);
  if (!seat) return null;
  const held = sum(seat.inventory);
  const lines = [t("tip-inventory", { held, room: seat.capacity })];
  if (seat.banners.inventory) lines.push(t("tip-inventory-banners", { n: seat.banners.inventory }));
  return { title: t("tip-inventory-title"), lines, clause: "M5" };
}

function count(kind: "prestige" | "rubles" | "completed" | "banners", clause: string): Maker {
  return ([color], snapshot) => {
    const seat = seatOf(snapshot, color);
    if (!seat) return null;
    const { inventory: covered, reserve, white1, white2 } = seat.banners;
    const n = {
      prestige: seat.prestige,
      rubles: seat.rubles,
      completed: seat.completed.base + seat.completed.middle + seat.completed.dome,
      banners: covered + reserve + white1 + white2,
    }[kind];
    return { title: t(`tip-purse-${kind}-title`, { n }), lines: [t(countText(kind, seat, snapshot))], clause };
  };
}

/** What is said of a number in a purse: against Ivan nobody gains anything for a sixth section, and he has no inventory. */
function countText(kind: string, seat: Seat, { ivan }: Snapshot): string {
  if (kind === "completed" && ivan) return "tip-purse-completed-solo";
  return kind === "banners" && ivan?.seat === seat.color ? "tip-purse-banners-ivan" : `tip-purse-${kind}`;
}

function ornament([color, name]: string[], snapshot: Snapshot, table: Table): Tip | null {
  const seat = seatOf(snapshot, color);
  const kind = name as OrnamentKind;
  if (!seat) return null;
  const lines = [t(`tip-ornament-${kind}`)];
  if (unlockable(seat, table.game?.workshops[seat.color], kind)) lines.push(t("tip-ornament-locked"));
  const n = seat.ornaments.available[kind];
  return { title: t("tip-ornament-title", { ornament: wordPhrase(kind), n }), lines, clause: "D2" };
}

function seatTip([color]: string[], snapshot: Snapshot, table: Table): Tip | null {
  const seat = seatOf(snapshot, color);
  if (!seat) return null;
  const sections = seat.completed.base + seat.completed.middle + seat.completed.dome;
  const index = snapshot.seats.indexOf(seat) + 1;
  const has = { rubles: amountPhrase("rubles", seat.rubles), sections, prestige: seat.prestige };
  const lines = [
    t(snapshot.ivan?.seat === seat.color ? "tip-seat-ivan" : "tip-seat", has),
    t("tip-seat-order", { index }),
  ];
  return { title: table.nameOf(color), lines, clause: "T4" };
}

function track(_: string[], snapshot: Snapshot, table: Table): Tip {
  const seats = snapshot.seats.map((seat) =>
    t("track-seat", { name: table.nameOf(seat.color), space: seat.space, prestige: seat.prestige }),
  );
  return { title: t("track"), lines: [t("tip-track"), ...seats], clause: "P1" };
}

function marker([color]: string[], snapshot: Snapshot, table: Table): Tip | null {
  const seat = seatOf(snapshot, color);
  if (!seat) return null;
  const next = table.view?.table.prestige_spaces.find((one) => one > seat.space);
  const lines = [t("track-seat", { name: table.nameOf(color), space: seat.space, prestige: seat.prestige })];
  if (next !== undefined) lines.push(t("tip-marker", { steps: next - seat.space }));
  return { title: table.nameOf(color), lines, clause: "P2" };
}

function influence([quadrant, index]: string[], snapshot: Snapshot): Tip | null {
  const card = snapshot.market.influence[Number(quadrant)];
  const action = card?.actions[Number(index)];
  if (!card || !action) return null;
  const lines = [verbWords(action), t("tip-influence", { from: card.spaces[0] ?? 0, to: card.spaces[1] ?? 0 })];
  return { title: t(`verb-${action.verb}`), lines, clause: onCard(action.verb)?.clause ?? "I1" };
}

/** What an influence action does, with its numbers. */
export function verbWords(action: InfluenceAction): string {
  const kinds = Array.isArray(action.kinds) && action.kinds.length < MATERIALS.length ? action.kinds : null;
  const said = t(`tip-verb-${action.verb}`, {
    cost: action.cost,
    gain: action.gain,
    kinds: kinds ? kinds.map(wordPhrase) : { key: "tip-any-material" },
  });
  return action.repeat ? t("tip-verb-repeat", { action: said }) : said;
}

function supply(_: string[], snapshot: Snapshot): Tip {
  return { title: t("supply"), lines: [t("tip-supply"), say(goodsPhrase(snapshot.supply))], clause: "M5" };
}

function ivan([card]: string[], snapshot: Snapshot): Tip | null {
  if (!snapshot.ivan || !card) return null;
  const lines = [t(`ivan-${card}-text`)];
  if (card === "inventory") lines.push(t("tip-ivan-goods", { goods: goodsPhrase(snapshot.ivan.inventory) }));
  if (card === "construction") lines.push(t("tip-ivan-goods", { goods: goodsPhrase(snapshot.ivan.construction) }));
  const shown = snapshot.ivan.cards.find((one) => one.card === card);
  lines.push(shown?.face === "up" ? t("tip-ivan-up", { die: wordPhrase(shown.die) }) : t("tip-ivan-down"));
  return { title: t(`ivan-${card}`), lines, clause: IVAN_CLAUSES[card] ?? "A4" };
}

function tower([name]: string[], snapshot: Snapshot, table: Table): Tip | null {
  const found = snapshot.cathedral.towers.find((one) => one.name === name);
  if (!found || !name) return null;
  const complete = found.sections.filter((one) => one.complete);
  const ornaments = complete.filter((one) => one.ornament).length;
  const at = snapshot.cathedral.towers.indexOf(found);
  const scored = table.moment.past ? [] : (table.game?.scored ?? []);
  const present = presenceIn(found, snapshot).map(({ color, n }) => {
    const prestige = scored.find((line) => line.seat === color)?.towers[at];
    const facts = { name: table.nameOf(color), n };
    return prestige === undefined
      ? t("tip-tower-presence", facts)
      : t("tip-tower-scored", { ...facts, prestige: amountPhrase("prestige", prestige) });
  });
  const worth = 2 * complete.length + ornaments;
  return { title: t("tower", { name }), lines: [t("tip-tower", { worth }), ...present], clause: "E4" };
}

/** What everyone would have if the game ended now, and where it comes from. */
function scored(_: string[], __: Snapshot, table: Table): Tip | null {
  if (!table.scored) return null;
  const lines = (table.moment.past ? [] : (table.game?.scored ?? [])).map(({ seat, track, goods, towers, total }) =>
    t("tip-scored", { name: table.nameOf(seat), total, track, goods, towers: towers.reduce((all, n) => all + n, 0) }),
  );
  return { title: t("scored-now"), lines, clause: "E2" };
}

/** What an option does: a ply, or several that go together. What it would change in the score is asked for besides. */
function option([plies = ""]: string[], _: Snapshot, table: Table): Tip | null {
  const [first] = plies.split(",");
  const choice = table.choices.find((one) => one.ply === first);
  if (!choice) return null;
  const together = table.compounds.find((one) => one.plies.join(",") === plies);
  const named = together?.kind === "deliver" || together?.kind === "gather";
  const { meaning } = together ?? choice;
  return {
    title: named ? t(`compound-${together.kind}`) : plyLabel(choice.verb, wordsOf(choice)),
    lines: meaning ? [told(meaning)] : [],
    clause: onCard(choice.verb)?.clause ?? null,
  };
}

function turn(_: string[], snapshot: Snapshot): Tip {
  return { title: t("turn-number", { n: snapshot.turn.number }), lines: [t("tip-turn")], clause: "T1" };
}

/** What the buttons above the table do, each by the key of its name. */
function button([key = ""]: string[]): Tip {
  return { title: t(key), lines: [t(`tip-button-${key}`)], clause: null };
}

const MAKERS: Record<string, Maker> = {
  button,
  die,
  space,
  section,
  workshop,
  hand,
  material,
  inventory,
  ornament,
  track,
  marker,
  influence,
  supply,
  ivan,
  tower,
  turn,
  scored,
  option,
  seat: seatTip,
  purse: seatTip,
  prestige: count("prestige", "P5"),
  rubles: count("rubles", "T2"),
  completed: count("completed", "E1"),
  banners: count("banners", "C2"),
};

/** Give the tooltip of a thing by its name, as in `data-tip="die:red"`; null where there is nothing to say. */
export function tipOf(name: string, table: Table): Tip | null {
  const [kind = "", ...args] = name.split(":");
  const snapshot = table.snapshot;
  return snapshot ? (MAKERS[kind]?.(args, snapshot, table) ?? null) : null;
}
