/** Things by what they have in common, in the order each group first appears. */
export function grouped<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): [string, Thing[]][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return [...groups];
}
