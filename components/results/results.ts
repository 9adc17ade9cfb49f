import type { SearchAnswer } from '#lib/contract/search.ts';
import type { ListingQuery } from '#lib/core/filters/index.ts';

/** What a results page is: where it stands, what is asked, and what was found. Paths carry the page's language. */
export interface Results {
  path: string;
  /** Where a list leads whose own narrowing is taken away (RT-34). */
  searchPath: string;
  query: ListingQuery;
  answer: SearchAnswer;
}
