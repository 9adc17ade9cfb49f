'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type ReactNode } from 'react';
import { listingHref, parseListing, rebase, type ListingQuery } from '#lib/filters/index.ts';
import { softTarget } from '#lib/navigation/soft-target.ts';
import styles from './results.module.css';

const queryOf = (search: string): ListingQuery => parseListing(Object.fromEntries(new URLSearchParams(search)));

/** The page whose sheet of filters is open on a phone. Its cached and live drawings replace each other under it. */
let openSheetOf: string | null = null;

/** Keeps the sheet of filters open while the list behind it changes. */
function useLastingSheet(pathname: string) {
  useEffect(() => {
    const sheet = document.getElementById('szurok');
    if (!sheet) return undefined;
    const note = (event: ToggleEvent) => {
      openSheetOf = event.newState === 'open' ? pathname : null;
    };
    if (openSheetOf === pathname && !sheet.matches(':popover-open')) sheet.showPopover();
    else openSheetOf = null;
    sheet.addEventListener('beforetoggle', note);
    return () => sheet.removeEventListener('beforetoggle', note);
  }, [pathname]);
}

/**
 * The one island of a result list: filters, chips, order and pages change it without a load. While the answer is on
 * its way the old list stays, dimmed; what came is announced.
 */
export function ResultsIsland({ children, announcement, label }: { children: ReactNode; announcement: string; label: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const [isPending, startTransition] = useTransition();
  const section = useRef<HTMLElement>(null);
  // What the last press asked for, while the links still show what was before it.
  const asked = useRef<ListingQuery | null>(null);
  useLastingSheet(pathname);

  useEffect(() => {
    if (!isPending) asked.current = null;
  }, [isPending]);

  useEffect(() => {
    const page = section.current?.parentElement?.parentElement;
    if (!page) return undefined;
    const go = (next: ListingQuery, scroll: boolean) => {
      const shown = queryOf(location.search);
      asked.current = asked.current ? rebase(asked.current, shown, next) : next;
      const href = listingHref(pathname, asked.current);
      startTransition(() => router.push(href, { scroll }));
    };
    const onClick = (event: MouseEvent) => {
      const target = softTarget(event);
      if (!target || target.href.split(/[?#]/)[0] !== pathname) return;
      event.preventDefault();
      go(queryOf(new URL(target.href, location.href).search), target.scroll);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.dataset.listing === undefined) return;
      event.preventDefault();
      const fields = [...new FormData(event.target)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
      go(parseListing(Object.fromEntries(fields)), false);
    };
    page.addEventListener('click', onClick);
    page.addEventListener('submit', onSubmit);
    return () => {
      page.removeEventListener('click', onClick);
      page.removeEventListener('submit', onSubmit);
    };
  }, [router, pathname]);

  return (
    <section ref={section} aria-label={label} aria-busy={isPending} className={styles.list}>
      <p role="status" className="hidden-text">{isPending ? '' : announcement}</p>
      {children}
    </section>
  );
}
