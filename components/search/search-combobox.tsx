'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { track } from '#lib/analytics/track.ts';
import { settings } from '#lib/config/index.ts';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import { emptyListing, listingHref, normaliseQuery } from '#lib/core/filters/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { menuQuery } from '#lib/menu/queries.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { afterKey } from '#lib/suggestions/combobox.ts';
import { allRows, type Suggestion } from '#lib/suggestions/rows.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { recentSearches } from '#stores/recent-searches.ts';
import { isolate } from './isolate.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions, type Suggestions, type Shown } from './use-suggestions.ts';

/** Rest after which what was found is announced to screen readers, ms. */
const statusRest = 500;

export interface ComboboxProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  shown: Shown;
  onOpen: (by: 'press') => void;
  onClose: () => void;
  /** Closes the sheet; the focus goes back to the box. */
  onLeave: () => void;
  onWrite: (text: string) => void;
}

/** Says how many suggestions there are once typing rests; says nothing while it does not. */
function useStatus({ q, groups, products }: Suggestions, typed: string, shown: Shown): string {
  const t = useTranslations('searchBox');
  const count = allRows(groups).filter(({ kind }) => kind !== 'all' && kind !== 'clear').length;
  const [said, setSaid] = useState('');
  const nothing = q === '' ? '' : t('foundNothing', { query: q });
  const found = count > 0 ? t('found', { count }) : nothing;
  const text = products === 'failed' ? `${t('failed')} ${found}` : found;
  const isWaiting = products === 'waiting' && count === 0;
  useEffect(() => {
    setSaid('');
    if (shown === null || isWaiting) return;
    const timer = setTimeout(() => setSaid(text), statusRest);
    return () => clearTimeout(timer);
  }, [text, typed, shown, isWaiting]);
  return said;
}

/**
 * The sheet takes the whole screen: nothing behind it moves or is reached. The list goes when the layout changes or the
 * browser goes back.
 */
function useSurroundings(field: ComboboxProps['field'], shown: Shown, onClose: () => void): void {
  useEffect(() => {
    const form = field.current?.form;
    return shown === 'sheet' && form ? isolate(form) : undefined;
  }, [field, shown]);
  useEffect(() => {
    const phone = matchMedia(`(width < ${pageBreakpoints().md}px)`);
    phone.addEventListener('change', onClose);
    addEventListener('popstate', onClose);
    return () => {
      phone.removeEventListener('change', onClose);
      removeEventListener('popstate', onClose);
    };
  }, [onClose]);
}

/** What makes the search box a combobox (WAI-ARIA APG, list autocomplete): keys, choice, and the list. */
export function SearchCombobox({ field, typed, shown, onOpen, onClose, onLeave, onWrite }: ComboboxProps) {
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const [activeOf, setActive] = useState({ typed, row: -1 });
  const suggestions = useSuggestions(typed, shown, locale);
  const rows = allRows(suggestions.groups);
  // Typing, closing or a shorter list leaves no row active.
  const active = shown !== null && activeOf.typed === typed && activeOf.row < rows.length ? activeOf.row : -1;
  const status = useStatus(suggestions, typed, shown);
  useSurroundings(field, shown, onClose);
  useEffect(() => recentSearches.read(), [shown]);
  // Brands come from the menu: here before the first letter, they move nothing later.
  useEffect(() => void client.prefetchQuery(menuQuery), [client]);

  const go = (href: string) => {
    onClose();
    setActive({ typed, row: -1 });
    if (shown === 'sheet') field.current?.blur();
    noteNavigationType('link');
    router.push(href);
  };
  const search = (query: string, href: string) => {
    recentSearches.remember(query);
    track({ event: 'search', search_term: query.slice(0, settings.QUERY_MAX) });
    onWrite(query);
    go(href);
  };
  const choose = (row: Suggestion) => {
    if (row.kind === 'clear') recentSearches.clear();
    else if ('query' in row) search(row.query, row.href);
    else go(row.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const row = rows[active];
    if (event.key === 'Delete' && row?.kind === 'recent') {
      event.preventDefault();
      return recentSearches.forget(row.query);
    }
    if (event.key === 'Enter' && row) {
      event.preventDefault();
      // As a press on the row, for whoever watches what is pressed.
      document.getElementById(`suggestion-${active}`)?.click();
      return;
    }
    // In the sheet Tab goes on to its buttons.
    if (event.key === 'Tab' && shown === 'sheet') return;
    const { state, isHandled, isCleared } = afterKey(event.key, { isOpen: shown !== null, active }, rows.length);
    if (isHandled) event.preventDefault();
    if (isCleared) onWrite('');
    if (state.isOpen && shown === null) onOpen('press');
    if (!state.isOpen && shown === 'sheet') onLeave();
    else if (!state.isOpen && shown) onClose();
    setActive({ typed, row: state.active });
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const q = normaliseQuery(field.current?.value, settings.QUERY_MAX);
    if (!q) return;
    // A number leads to its product without the way over the results.
    const isDirect = suggestions.q === q && suggestions.direct !== null && isShopPath(suggestions.direct);
    const results = listingHref(localePath(locale, '/search/'), { ...emptyListing, q });
    search(q, isDirect ? localePath(locale, suggestions.direct ?? '') : results);
  };

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    input?.addEventListener('keydown', onKeyDown);
    form?.addEventListener('submit', onSubmit);
    return () => {
      input?.removeEventListener('keydown', onKeyDown);
      form?.removeEventListener('submit', onSubmit);
    };
  });
  const isExpanded = shown !== null && rows.length > 0;
  useLayoutEffect(() => {
    field.current?.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded && active >= 0) field.current?.setAttribute('aria-activedescendant', `suggestion-${active}`);
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, isExpanded, active]);

  return (
    <>
      {shown && <SuggestionList suggestions={suggestions} shown={shown} active={active} onChoose={choose} />}
      <HiddenStatus>{status}</HiddenStatus>
    </>
  );
}
