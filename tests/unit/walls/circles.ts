import type { Import } from './imports.ts';

/** Imports by the folders that they lead from and to. What stays within a folder, or has none, is left out. */
function graphOf(
  imports: readonly Import[],
  folderOf: (file: string) => string | null,
): Map<string, Map<string, Import>> {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const from = folderOf(one.from);
    const to = folderOf(one.to);
    if (from === null || to === null || from === to) continue;
    const ways = graph.get(from) ?? new Map<string, Import>();
    if (!ways.has(to)) ways.set(to, one);
    graph.set(from, ways);
  }
  return graph;
}

/** The shortest way back to a folder, as the imports that it is made of; null where there is none. */
function wayBack(graph: Map<string, Map<string, Import>>, start: string): Import[] | null {
  const seen = new Set<string>();
  let ways: { folder: string; taken: Import[] }[] = [{ folder: start, taken: [] }];
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { folder, taken } of ways) {
      for (const [to, by] of graph.get(folder) ?? []) {
        if (to === start) return [...taken, by];
        if (seen.has(to)) continue;
        seen.add(to);
        next.push({ folder: to, taken: [...taken, by] });
      }
    }
    ways = next;
  }
  return null;
}

/** The shortest circles among folders, each as its imports. Of a knot only as many as have no folder in common. */
export function circlesOf(imports: readonly Import[], folderOf: (file: string) => string | null): Import[][] {
  const graph = graphOf(imports, folderOf);
  const circles = inKnots(graph).flatMap((folder) => {
    const circle = wayBack(graph, folder);
    return circle ? [{ circle, folders: circle.map(({ from }) => folderOf(from)) }] : [];
  });
  const reported = new Set<string | null>();
  return circles
    .toSorted((a, b) => a.circle.length - b.circle.length)
    .filter(({ folders }) => {
      if (folders.some((folder) => reported.has(folder))) return false;
      for (const folder of folders) reported.add(folder);
      return true;
    })
    .map(({ circle }) => circle);
}

/** What nothing leads on from, or nothing leads to, is in no circle: without it, again and again, little is left. */
function inKnots(graph: Map<string, Map<string, Import>>): string[] {
  const folders = new Set(graph.keys());
  for (let before = -1; before !== folders.size;) {
    before = folders.size;
    const reached = new Set([...folders].flatMap((folder) => [...(graph.get(folder)?.keys() ?? [])]));
    for (const folder of [...folders]) {
      const leadsOn = [...(graph.get(folder)?.keys() ?? [])].some((to) => folders.has(to));
      if (!leadsOn || !reached.has(folder)) folders.delete(folder);
    }
  }
  return [...folders];
}
