import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import type { useRouter } from 'next/navigation';
import { isThrifty } from '#lib/loading/connection.ts';

/** Without a word Next fetches no data of pages that a build has not drawn, which are all. */
const whole = { kind: 'full' as PrefetchKind };

/** Fetches a page's data ahead of a press: whole, so that the press waits for nothing. Not on a thrifty connection. */
export function fetchPageAhead(router: Pick<ReturnType<typeof useRouter>, 'prefetch'>, href: string): void {
  if (navigator.onLine && !isThrifty()) router.prefetch(href, whole);
}
