/** Things by what they have in common, in the order each group first appears. */
export function grouped<Thing, Key extends string>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key,
): [Key, Thing[]][] {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return [...groups];
}
