'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { comparisonHref } from '#lib/compare/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { comparison } from '#stores/comparison.ts';
import styles from './comparison.module.css';

/**
 * Leads from the address that names no product to the one that names what this browser compares. `children` say that
 * it compares nothing: they show once that is known, and at once without JavaScript (ADR-0120).
 */
export function OwnInstead({ children }: { children: ReactNode }) {
  const router = useRouter();
  const locale = useLocale();
  const [isNone, setNone] = useState(false);
  const onShown = useEffectEvent(() => {
    comparison.read();
    const { ids } = comparison.state();
    if (ids.length === 0) setNone(true);
    else router.replace(localePath(locale, comparisonHref(ids)), { scroll: false });
  });
  // Before the first paint of a page that is come to by a press.
  useLayoutEffect(() => onShown(), []);
  return (
    <div className={styles.own} data-none={isNone || undefined}>
      {children}
    </div>
  );
}
