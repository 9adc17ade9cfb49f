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

/** After a press on a sub-sport: adding it selects its sport, removing the last one deselects the sport (PLP-07). */
export function chooseSubSport(chosen: Chosen, sport: Pick<FilterValue, 'fv_id' | 'pivot'>, id: number): number[] {
  const next = new Set(chosen);
  if (next.delete(id)) {
    if (!sport.pivot.some((subSport) => next.has(subSport.id))) next.delete(sport.fv_id);
    return ascending(next);
  }
  return ascending(next.add(id).add(sport.fv_id));
}

/** After a press on a sport: it goes in alone, and out together with its sub-sports. */
export function chooseSport(chosen: Chosen, group: Choosable, sport: Pick<FilterValue, 'fv_id' | 'pivot'>): number[] {
  const next = chooseValue(chosen, group, sport.fv_id);
  if (next.includes(sport.fv_id)) return next;
  const subSports = new Set(sport.pivot.map(({ id }) => id));
  return next.filter((id) => !subSports.has(id));
}
