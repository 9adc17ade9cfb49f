import type { RefObject } from 'react';

/** The page of a list around its island: filters, chips and sorting stand there as markup, outside of the island. */
export function listPageOf(section: RefObject<HTMLElement | null>): HTMLElement | null {
  return section.current?.closest<HTMLElement>('[data-list-page]') ?? null;
}
