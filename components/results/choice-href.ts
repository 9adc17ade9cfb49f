import { type Choice } from '#lib/core/filters/choices.ts';
import { listingHref } from '#lib/core/filters/index.ts';
import type { Results } from './results.ts';

/** The list that a press on one of its filters starts from. */
export function listedOf({ query, answer }: Pick<Results, 'query' | 'answer'>) {
  return { query, page: answer.selected.page, groups: answer.filters };
}

/** The address of a choice. Taking away what the page itself is about leads to the search (RT-34). */
export function choiceHref({ path, searchPath }: Results, { query, leavesPage }: Choice): string {
  return listingHref(leavesPage ? searchPath : path, query);
}
