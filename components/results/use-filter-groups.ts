import { useEffect, type RefObject } from 'react';
import { whenIdle } from '#lib/loading/idle.ts';
import type { bindFilterGroups } from './filter-groups.ts';
import { listPageOf } from './list-page.ts';

/** Once it has come, the next list has it from its first moment. */
let bind: typeof bindFilterGroups | null = null;

/** What makes the filters beside the list handy; without it they are links that fold, as in the HTML. */
export function useFilterGroups(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = listPageOf(section);
    if (!page) return undefined;
    if (bind) return bind(page);
    let stop: (() => void) | null = null;
    let isGone = false;
    const cancel = whenIdle(() => {
      import('./filter-groups.ts').then(
        (loaded) => {
          bind = loaded.bindFilterGroups;
          if (!isGone) stop = bind(page);
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [section]);
}
