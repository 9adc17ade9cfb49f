import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import { isRadioGroup } from './groups.ts';

const ascending = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b);

type Chosen = readonly number[];
type Choosable = Pick<FilterGroup, 'f_id' | 'f_name' | 'f_type' | 'values'>;

/** Chosen ids after a press on a value: it goes in or out, and a radio group keeps it alone (PLP-06). */
export function chooseValue(chosen: Chosen, group: Choosable, id: number): number[] {
  const next = new Set(chosen);
  if (next.delete(id)) return ascending(next);
  if (isRadioGroup(group)) for (const value of group.values) next.delete(value.fv_id);
  return ascending(next.add(id));
}

type Sport = Pick<FilterValue, 'fv_id' | 'pivot'>;

/** Whether a sport is chosen: by itself, or by one of its sub-sports. */
function isSportIn(chosen: ReadonlySet<number>, { fv_id: id, pivot }: Sport): boolean {
  return chosen.has(id) || pivot.some((subSport) => chosen.has(subSport.id));
}

/** After a press on a sub-sport: adding it selects its sport, removing the last one deselects the sport (PLP-07). */
export function chooseSubSport(chosen: Chosen, sport: Sport, id: number): number[] {
  const next = new Set(chosen);
  if (!next.delete(id)) return ascending(next.add(id).add(sport.fv_id));
  if (!sport.pivot.some((subSport) => next.has(subSport.id))) next.delete(sport.fv_id);
  return ascending(next);
}

/** After a press on a sport: it goes in alone, and out together with its sub-sports (PLP-07). */
export function chooseSport(chosen: Chosen, group: Choosable, sport: Sport): number[] {
  const next = new Set(chosen);
  if (!isSportIn(next, sport)) return chooseValue(chosen, group, sport.fv_id);
  for (const { id } of [{ id: sport.fv_id }, ...sport.pivot]) next.delete(id);
  return ascending(next);
}

/** Chosen ids with the sport of each sub-sport among them, as an address may name the sub-sport alone (PLP-07). */
export function withSports(chosen: Chosen, groups: readonly Choosable[]): number[] {
  const ids = new Set(chosen);
  for (const { values } of groups) for (const sport of values) if (isSportIn(ids, sport)) ids.add(sport.fv_id);
  return ascending(ids);
}

/** Chosen ids without one: a sport takes its sub-sports with it, and goes with the last of them (PLP-07). */
export function dropValue(chosen: Chosen, groups: readonly Choosable[], id: number): number[] {
  for (const group of groups) {
    for (const value of group.values) {
      if (value.fv_id === id && value.pivot.length > 0) return chooseSport([...chosen, id], group, value);
      if (value.pivot.some((subSport) => subSport.id === id)) return chooseSubSport([...chosen, id], value, id);
    }
  }
  return chosen.filter((other) => other !== id);
}
