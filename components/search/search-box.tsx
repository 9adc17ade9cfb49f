'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import {
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { settings } from '#lib/config/index.ts';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import { localePath } from '#lib/core/locales.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { isSearchShortcut } from '#lib/suggestions/shortcut.ts';
import { BackIcon, SearchIcon } from '#components/ui/icons.tsx';
import type { ComboboxProps } from './search-combobox.tsx';
import styles from './search-box.module.css';
import type { Shown } from './use-suggestions.ts';

/** Calls back with the query of the address, after loading and after every navigation, Back included. */
function AddressQuery({ onChange }: { onChange: (q: string) => void }) {
  const q = useSearchParams().get('q') ?? '';
  const pathname = usePathname();
  const notify = useEffectEvent(onChange);
  useEffect(() => notify(q), [q, pathname]);
  return null;
}

/** State of the box, and how it opens, closes and follows the address. */
function useSearchBox() {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown>(null);
  const [Combobox, setCombobox] = useState<ComponentType<ComboboxProps> | null>(null);

  const write = useCallback((text: string) => {
    if (input.current) input.current.value = text;
    setTyped(text);
  }, []);
  const open = useCallback((by: 'focus' | 'press') => {
    // Without the list the form still searches; the next focus tries again.
    withQueryCache(import('./search-combobox.tsx')).then(
      ({ SearchCombobox }) => setCombobox(() => SearchCombobox),
      () => undefined,
    );
    const isPhone = matchMedia(`(width < ${pageBreakpoints().md}px)`).matches;
    if (by === 'focus' && isPhone) return;
    if (input.current) input.current.inputMode = 'search';
    setTyped(input.current?.value ?? '');
    setShown(isPhone ? 'sheet' : 'list');
  }, []);
  const close = useCallback(() => setShown(null), []);
  const leave = () => {
    close();
    input.current?.focus();
    // The focus is back where it was, the keyboard of a phone goes.
    if (input.current) input.current.inputMode = 'none';
  };
  const onAddress = (q: string) => {
    // What is being typed stays, also what was typed before the page was ready.
    const isTyping =
      document.activeElement === input.current && (shown !== null || (typed === '' && input.current?.value !== ''));
    if (!isTyping) write(q);
  };

  useEffect(() => {
    // Focused before this page was ready: the events of then are over.
    if (document.activeElement === input.current) open(input.current?.value ? 'press' : 'focus');
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  useLayoutEffect(() => {
    if (shown === 'sheet') form.current?.showPopover?.();
  }, [shown]);

  return { form, input, typed, shown, Combobox, write, open, close, leave, onAddress };
}

/**
 * The search box: a form that works by itself. What makes it a combobox is loaded when it is first focused; on a phone
 * a press turns the form into a sheet over the page (same input, so that the keyboard stays).
 */
export function SearchBox() {
  const t = useTranslations('searchBox');
  const locale = useLocale();
  const { form, input, typed, shown, Combobox, write, open, close, leave, onAddress } = useSearchBox();
  const isWindowBlurred = useRef(false);
  return (
    <search className={styles.search}>
      <Suspense>
        <AddressQuery onChange={onAddress} />
      </Suspense>
      <form
        ref={form}
        action={localePath(locale, '/search/')}
        className={styles.form}
        popover={shown === 'sheet' ? 'auto' : undefined}
        onToggle={(event) => event.target === form.current && event.newState === 'closed' && close()}
        onBlur={(event) => {
          // With the window gone the input keeps the focus, and gets it again with the window.
          isWindowBlurred.current = document.activeElement === input.current;
          if (shown === 'list' && !event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        {shown === 'sheet' && (
          <button type="button" className={styles.back} aria-label={t('close')} onClick={leave}>
            <BackIcon />
          </button>
        )}
        <input
          ref={input}
          name="q"
          // `type="search"` would refuse the role (ARIA in HTML).
          type="text"
          role="combobox"
          inputMode="search"
          maxLength={settings.QUERY_MAX}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={Combobox && shown ? 'search-suggestions' : undefined}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => {
            if (!isWindowBlurred.current) open('focus');
            isWindowBlurred.current = false;
          }}
          onClick={() => open('press')}
          onInput={() => open('press')}
        />
        <button type="submit" className={styles.submit} aria-label={t('submit')}>
          <SearchIcon />
          <span aria-hidden="true">{t('submit')}</span>
        </button>
        {Combobox && (
          <Combobox
            field={input}
            typed={typed}
            shown={shown}
            onOpen={open}
            onClose={close}
            onLeave={leave}
            onWrite={write}
          />
        )}
      </form>
    </search>
  );
}
