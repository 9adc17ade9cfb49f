'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { comparisonHref, isSameComparison } from '#lib/compare/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { comparison } from '#stores/comparison.ts';

interface Props {
  /** The products that the page shows. */
  ids: number[];
  /** The page's own address, without its language. */
  address: string;
  /** The product that was added by the address. */
  added: number | null;
  /** How many products there are, in words; read out when it changes. */
  status: string;
}

/**
 * What is added: to a list that the page shows whole, else to the browser's own, unless the page shows another one,
 * which somebody has sent.
 */
function addToOwn(ids: readonly number[], added: number): readonly number[] {
  comparison.read();
  const { ids: own } = comparison.state();
  const isOwn = own.every((id) => ids.includes(id));
  if (isOwn) return comparison.replace(ids).ids;
  if (ids.length > 1) return ids;
  const next = comparison.add(added);
  return next.refused === added ? ids : next.ids;
}

/**
 * Keeps what this browser compares in step with the page: what is added or removed here is added or removed there. The
 * page itself works without it.
 */
export function OwnComparison({ ids, address, added, status }: Props) {
  const router = useRouter();
  const locale = useLocale();
  const wasRemoved = useRef(false);
  const key = ids.join();
  const onAdded = useEffectEvent((id: number) => {
    const next = addToOwn(ids, id);
    // The address that is sent on names products, and adds none to anybody's list.
    if (isSameComparison(next, ids)) history.replaceState(null, '', localePath(locale, address));
    else router.replace(localePath(locale, comparisonHref(next)), { scroll: false });
  });
  useEffect(() => {
    if (added !== null) onAdded(added);
  }, [added]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-compare-remove]') : null;
      if (!link) return;
      wasRemoved.current = true;
      comparison.remove((link.dataset.compareRemove ?? '').split(',').map(Number));
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  useEffect(() => {
    // The pressed link is gone, and the focus would be nowhere.
    if (wasRemoved.current) document.getElementById('osszehasonlitas')?.focus({ preventScroll: true });
    wasRemoved.current = false;
  }, [key]);
  return <HiddenStatus>{status}</HiddenStatus>;
}
