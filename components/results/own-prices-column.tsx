import { useLayoutEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { FilterColumn } from './filter-column.tsx';
import { listPageOf } from './list-page.ts';
import type { Results } from './results.ts';

/** The markup of a column as it is to be, with what is typed into the present one and was not sent yet. */
function withTyped(column: HTMLElement, drawn: HTMLElement): string {
  const next = drawn.cloneNode(true);
  if (!(next instanceof HTMLElement)) return drawn.innerHTML;
  for (const input of column.querySelectorAll('input')) {
    if (input.value === input.defaultValue) continue;
    const group = input.closest<HTMLElement>('[data-group]')?.dataset.group ?? '';
    const kind = input.name ? `[name="${input.name}"]` : '[type="search"]';
    next.querySelector(`[data-group="${group}"] input${kind}`)?.setAttribute('value', input.value);
  }
  return next.innerHTML;
}

/**
 * Puts a role's counts, total and bounds of prices into the column of filters beside the list. The column is markup
 * that React leaves alone: what it is to be is drawn out of sight, and only what differs is changed (ADR-0101).
 */
export function OwnPricesColumn({ results, section }: { results: Results; section: RefObject<HTMLElement | null> }) {
  const [drawn] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const column = listPageOf(section)?.querySelector<HTMLElement>('#szurok');
    if (!column) return undefined;
    let putBack: (() => void) | null = null;
    let isGone = false;
    import('#lib/markup/change.ts').then(
      ({ changeMarkup }) => {
        if (isGone) return;
        const served = column.innerHTML;
        changeMarkup(column, withTyped(column, drawn));
        putBack = () => changeMarkup(column, served);
      },
      // lib/navigation/chunk-errors.ts says what could not be fetched.
      () => undefined,
    );
    return () => {
      isGone = true;
      putBack?.();
    };
  }, [drawn, results, section]);
  return createPortal(<FilterColumn {...results} />, drawn);
}
