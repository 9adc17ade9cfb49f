'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { isNamed } from '#lib/brands/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { SearchIcon } from '#components/ui/icons.tsx';
import styles from './brands.module.css';

/** Hides the brands of the page that are not named so, and the letters that none is left of; how many are left. */
function showNamed(typed: string): number {
  let left = 0;
  for (const section of document.querySelectorAll<HTMLElement>('section[data-letter]')) {
    let hasAny = false;
    for (const brand of section.querySelectorAll<HTMLElement>('[data-brand]')) {
      brand.hidden = !isNamed(brand.dataset.brand ?? '', typed);
      if (!brand.hidden) {
        hasAny = true;
        left += 1;
      }
    }
    section.hidden = !hasAny;
    const way = document.querySelector<HTMLElement>(`li:has(> a[href="#${section.getAttribute('aria-labelledby')}"])`);
    if (way) way.hidden = !hasAny;
  }
  return left;
}

/**
 * Finds a brand among those of the page as it is typed; the only one left opens by Enter. The list itself is the
 * server's. Without JavaScript the field searches the shop.
 */
export function BrandFilter() {
  const t = useTranslations('brands');
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number | null>(null);
  const filter = () => {
    const typed = field.current?.value ?? '';
    const left = showNamed(typed);
    setFound(typed.trim() === '' ? null : left);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const left = document.querySelectorAll<HTMLAnchorElement>('[data-brand]:not([hidden]) a');
    if (left.length === 1) left[0]?.click();
  };
  return (
    <form
      className={styles.filter}
      action={localePath(locale, '/search/')}
      onSubmit={onSubmit}
      role="search"
      aria-label={t('filter')}
    >
      <SearchIcon />
      <input
        ref={field}
        name="q"
        type="search"
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('filter')}
        placeholder={t('placeholder')}
        onInput={filter}
      />
      <p role="status">{found === null ? '' : found === 0 ? t('none') : t('found', { count: found })}</p>
    </form>
  );
}
