/** The first game: how the table is laid, what is played, and what is said at each step. */
import type { Tab } from "../table/tabs";

/** The seats in turn order. The learner begins; the rival's plies are played for her. */
export const LEARNER = 0;
export const RIVAL = 1;

/** A record that lays the table; its seed rolls the same dice for everybody. $learner becomes a space and a name, or nothing. */
export const OPENING = `[Format "redcathedral-record 1"]
[Rules "1"]
[Edition "reconstructed-1"]
[EditionDigest "2db8cd64de9bc8b032888298db876ead88ba2ec037570495efe3aae986b976e6"]
[Players "2"]
[Boards "basic"]
[Seat1 "red$learner"]
[Seat2 "blue $rival"]
[FirstGame "yes"]
[Chance "drawn"]
[Seed "first lesson 1"]
[Plan "3 3 3 3"]
[TowerA "base-03 lumber-2, middle-01 rubles-2, dome-09 die-red"]
[TowerB "base-06 recognition-1, middle-11 die-white, dome-01 gold-1"]
[TowerC "base-02 die-yellow, middle-04 amethyst-1, dome-10 brick-2"]
[TowerD "base-01 stone-2, middle-09 die-blue, dome-07 recognition-1"]
[Market "recognition lumber stone brick rubles gold emerald amethyst"]
[Influence "craftsmen-1 merchants-1 teamsters-1 clergy-1"]
[Dice "red 1 3, blue 3 4, green 5 2, yellow 4 1, white 2 3"]
[Result "*"]
`;

/** One instruction: something to read, or something to play. */
export interface Step {
  /** Its words are `lesson-<id>-title` and `lesson-<id>`; steps may share them. */
  id: string;
  /** What the rival plays before it begins. */
  theirs: readonly string[];
  /** What the learner plays; nothing where there is only something to read. */
  yours: readonly string[];
  /** What a step to read points at, and the part of the table it lies in. */
  at: string | null;
  tab: Tab | null;
}

const plies = (text: string): string[] => (text ? text.split(", ") : []);
const read = (id: string, at: string, tab: Tab, theirs = ""): Step => ({
  id,
  at,
  tab,
  theirs: plies(theirs),
  yours: [],
});
const play = (id: string, yours: string, theirs = "", at: string | null = null, tab: Tab | null = null): Step => ({
  id,
  at,
  tab,
  theirs: plies(theirs),
  yours: plies(yours),
});

export const STEPS: readonly Step[] = [
  read("goal", ".a-cathedral", "cathedral"),
  read("market", ".a-market", "market"),
  play("move", "market red"),
  play("gather", "gather 4"),
  play("end", "end"),
  read("theirs", '[data-tip="section:D1"]', "cathedral", "claim D1, banner inventory, place yellow up, take 2, end"),
  play("claim", "claim A1"),
  play("banner", "banner inventory"),
  play("place", "place green up"),
  play("take", "take 2"),
  play("finish", "end"),
  play("deliver", "deliver lumber A1, deliver brick A1, deliver brick A1", "market blue, gather 1, end"),
  read("points", ".track", "you"),
  play("finish", "end"),
  read("above", '[data-tip="section:A2"]', "cathedral", "claim A2, banner inventory, place red down, end"),
  read("penalty", '[data-tip="section:A1"]', "cathedral"),
  read("further", '[data-tip="die:white"]', "market"),
  read("full", ".a-market", "market"),
  play("again", "market green"),
  play("influence", "pray"),
  play("more", "gather 2"),
  play("activate", "activate green"),
  play("refill", "take 2"),
  play("finish", "end"),
  play("decorate", "ornament A1 emerald emerald", "market white, gather, end"),
  play("finish", "end"),
  read("others", '[data-tip="section:A1"]', "cathedral", "deliver stone D1, deliver stone D1, end"),
  read("majority", '[data-tip="section:A1"]', "cathedral"),
  read("tied", '[data-tip="section:A2"]', "cathedral"),
  read("die-tile", '[data-tip="section:C1"]', "cathedral"),
  read("prestige", ".track", "you"),
  read("ending", '[data-tip="completed:red"]', "you"),
];

/** How many plies, of both, lie before each step; the last number is the whole lesson's. */
export const STARTS: readonly number[] = STEPS.reduce<number[]>(
  (starts, step) => [...starts, (starts.at(-1) ?? 0) + step.theirs.length + step.yours.length],
  [0],
);

/** The whole line of the lesson. */
export const LINE: readonly string[] = STEPS.flatMap((step) => [...step.theirs, ...step.yours]);
