/** Items by turns of their kinds: the first of each kind in their order, then the second of each, and so on. */
export function takingTurns<Item>(items: readonly Item[], kindOf: (item: Item) => unknown): Item[] {
  const counts = new Map<unknown, number>();
  const turns = items.map((item) => {
    const kind = kindOf(item);
    const turn = counts.get(kind) ?? 0;
    counts.set(kind, turn + 1);
    return { item, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ item }) => item);
}
