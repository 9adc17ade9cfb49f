'use client';

import dynamic from 'next/dynamic';
import { usePathname, useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { settings } from '#lib/config/index.ts';
import { emptyListing, listingHref, normaliseQuery } from '#lib/filters/index.ts';
import { localePath } from '#lib/i18n/locales.ts';
import { SearchIcon } from '#components/ui/icons.tsx';
import styles from './search-box.module.css';

const SearchSuggestions = dynamic(() => import('./search-suggestions.tsx').then(({ SearchSuggestions: List }) => List), { ssr: false });

/** What a key does in the list of suggestions; null where it is the input's. */
function nextActive(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

/**
 * The search box: a form that works by itself, and a combobox once it was focused (WAI-ARIA pattern).
 * `active` is the option that the arrow keys stand on, −1 for the input.
 */
export function SearchBox() {
  const t = useTranslations('searchBox');
  const locale = useLocale();
  const router = useRouter();
  const pathname = usePathname();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [hrefs, setHrefs] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const action = localePath(locale, '/search/');

  useEffect(() => {
    const show = () => setTyped(new URLSearchParams(location.search).get('q') ?? '');
    show();
    setOpen(false);
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [pathname]);

  const go = (href: string) => {
    setOpen(false);
    router.push(href);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = isOpen ? hrefs[active] : undefined;
    if (chosen) return go(chosen);
    const q = normaliseQuery(typed, settings.QUERY_MAX);
    if (q) go(listingHref(action, { ...emptyListing, q }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A search input clears itself on Escape; here the first press closes the list and the second clears.
      event.preventDefault();
      if (isOpen) setOpen(false);
      else setTyped('');
      return;
    }
    const next = nextActive(event.key, active, hrefs.length);
    if (next === null) return;
    event.preventDefault();
    setOpen(true);
    setActive(next);
  };

  return (
    <search className={styles.search}>
      <form action={action} onSubmit={onSubmit} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
        <input
          ref={input}
          name="q"
          type="search"
          role="combobox"
          maxLength={settings.QUERY_MAX}
          value={typed}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={isOpen && hrefs.length > 0}
          aria-controls="search-suggestions"
          aria-activedescendant={isOpen && active >= 0 ? `suggestion-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
        />
        <button type="submit" aria-label={t('submit')}>
          <SearchIcon /><span aria-hidden="true">{t('submit')}</span>
        </button>
        {isOpen && <SearchSuggestions typed={typed} active={active} onOptions={setHrefs} onChoose={go} />}
      </form>
    </search>
  );
}
