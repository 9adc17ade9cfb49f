import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import { filterGroupOf, isRadioGroup } from './groups.ts';
import { chosenIds, withChosen, type Choice, type PageValues } from './choices.ts';
import { ascending, type ListingQuery } from './index.ts';

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

/** A list and what stands in its page: the values that its own path says, and its groups. */
interface Listed {
  query: ListingQuery;
  page: PageValues;
  groups: readonly Choosable[];
}

/** Where a press leads that makes other ids chosen of those that are, the sport of each sub-sport among them. */
function choose({ query, page, groups }: Listed, press: (chosen: Chosen) => Chosen): Choice {
  return withChosen(query, page, press(withSports(chosenIds(query, page), groups)));
}

/** Where it leads to take a value or a sub-sport away, wherever that is pressed: chip, column or drawer (PLP-07). */
export function withoutValue(list: Listed, id: number): Choice {
  return choose(list, (chosen) => dropValue(chosen, list.groups, id));
}

/** Where a press on a value leads: it goes in, or out (PLP-06, PLP-07). */
export function pressValue(list: Listed, group: Choosable, value: FilterValue): Choice {
  const isIn = withSports(chosenIds(list.query, list.page), list.groups).includes(value.fv_id);
  if (isIn) return withoutValue(list, value.fv_id);
  return choose(list, (chosen) =>
    filterGroupOf(group) === 'sports' ? chooseSport(chosen, group, value) : chooseValue(chosen, group, value.fv_id),
  );
}

/** Where a press on a sub-sport leads: in with its sport, or out (PLP-07). */
export function pressSubSport(list: Listed, sport: Sport, id: number): Choice {
  const isIn = chosenIds(list.query, list.page).includes(id);
  return isIn ? withoutValue(list, id) : choose(list, (chosen) => chooseSubSport(chosen, sport, id));
}
