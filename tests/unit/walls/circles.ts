import type { Import } from './imports.ts';

/** Imports by the rooms that they lead from and to. What stays within a room, or has none, is left out. */
function graphOf(
  imports: readonly Import[],
  roomOf: (file: string) => string | null,
): Map<string, Map<string, Import>> {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const from = roomOf(one.from);
    const to = roomOf(one.to);
    if (from === null || to === null || from === to) continue;
    const ways = graph.get(from) ?? new Map<string, Import>();
    if (!ways.has(to)) ways.set(to, one);
    graph.set(from, ways);
  }
  return graph;
}

/** The shortest way back to a room, as the imports that it is made of; null where there is none. */
function wayBack(graph: Map<string, Map<string, Import>>, start: string): Import[] | null {
  const seen = new Set<string>();
  let ways: { room: string; taken: Import[] }[] = [{ room: start, taken: [] }];
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { room, taken } of ways) {
      for (const [to, by] of graph.get(room) ?? []) {
        if (to === start) return [...taken, by];
        if (seen.has(to)) continue;
        seen.add(to);
        next.push({ room: to, taken: [...taken, by] });
      }
    }
    ways = next;
  }
  return null;
}

/** The shortest circles among rooms, each as its imports. Of a knot only as many as have no room in common. */
export function circlesOf(imports: readonly Import[], roomOf: (file: string) => string | null): Import[][] {
  const graph = graphOf(imports, roomOf);
  const circles = inKnots(graph).flatMap((room) => {
    const circle = wayBack(graph, room);
    return circle ? [{ circle, rooms: circle.map(({ from }) => roomOf(from)) }] : [];
  });
  const reported = new Set<string | null>();
  return circles
    .toSorted((a, b) => a.circle.length - b.circle.length)
    .filter(({ rooms }) => {
      if (rooms.some((room) => reported.has(room))) return false;
      for (const room of rooms) reported.add(room);
      return true;
    })
    .map(({ circle }) => circle);
}

/** What nothing leads on from, or nothing leads to, is in no circle: without it, again and again, little is left. */
function inKnots(graph: Map<string, Map<string, Import>>): string[] {
  const rooms = new Set(graph.keys());
  for (let before = -1; before !== rooms.size;) {
    before = rooms.size;
    const reached = new Set([...rooms].flatMap((room) => [...(graph.get(room)?.keys() ?? [])]));
    for (const room of [...rooms]) {
      const leadsOn = [...(graph.get(room)?.keys() ?? [])].some((to) => rooms.has(to));
      if (!leadsOn || !reached.has(room)) rooms.delete(room);
    }
  }
  return [...rooms];
}
