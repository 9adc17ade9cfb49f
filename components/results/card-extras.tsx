'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { imageUrl } from '#lib/media/index.ts';
import { Hearts } from '#components/wishlist/hearts.tsx';
import styles from './product-grid.module.css';

/** Sizes shown on a card; a card has one row for them. */
const shownSizes = 9;

interface Looked {
  card: HTMLLIElement;
  second: string | undefined;
  sizes: string[];
  href: string;
}

function look(target: EventTarget | null, list: Element | null): Looked | null {
  const card = target instanceof Element ? target.closest('li[data-product]') : null;
  if (!(card instanceof HTMLLIElement) || !list?.contains(card)) return null;
  const { second, sizes = '' } = card.dataset;
  return { card, second, sizes: sizes.split('|').filter(Boolean), href: card.querySelector('a')?.getAttribute('href') ?? '' };
}

function sizeHref(href: string, size: string): string {
  const url = new URL(href, location.origin);
  url.searchParams.set('meret', size);
  return url.pathname + url.search;
}

/**
 * What a list's cards get in the browser, from one island: their hearts, and, while pointer or focus is on one, its
 * second picture and the sizes that can be bought, each a way to that variant.
 */
export function CardExtras({ ids }: { ids: number[] }) {
  const t = useTranslations('card');
  const mark = useRef<HTMLSpanElement>(null);
  const [looked, setLooked] = useState<Looked | null>(null);

  useEffect(() => {
    const list = mark.current?.parentElement;
    if (!list) return undefined;
    const onEnter = (event: PointerEvent) => event.pointerType === 'mouse' && show(event.target);
    const show = (target: EventTarget | null) =>
      setLooked((before) => {
        const now = look(target, list);
        return before && before.card === now?.card ? before : now;
      });
    const onFocus = ({ target }: FocusEvent) => target instanceof Element && target.matches(':focus-visible') && show(target);
    const hide = () => setLooked(null);
    const onBlur = ({ relatedTarget }: FocusEvent) => (relatedTarget instanceof Element && relatedTarget.closest('li[data-product]')) || hide();
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    list.addEventListener('pointerover', onEnter, { passive: true });
    list.addEventListener('pointerleave', hide);
    list.addEventListener('focusin', onFocus);
    list.addEventListener('focusout', onBlur);
    document.addEventListener('keydown', onKey);
    return () => {
      list.removeEventListener('pointerover', onEnter);
      list.removeEventListener('pointerleave', hide);
      list.removeEventListener('focusin', onFocus);
      list.removeEventListener('focusout', onBlur);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  const key = ids.join();
  useEffect(() => setLooked(null), [key]);

  const isListed = looked !== null && looked.card.isConnected && ids.includes(Number(looked.card.dataset.product));
  return (
    <>
      <span ref={mark} hidden />
      <Hearts ids={ids} />
      {isListed && createPortal(
        <div className={styles.extras} key={looked.card.dataset.product}>
          {looked.second && <img src={imageUrl({ path: looked.second, alt: '' }, 640)} alt="" />}
          {looked.sizes.length > 1 && (
            <ul aria-label={t('sizes')}>
              {looked.sizes.slice(0, shownSizes).map((size) => <li key={size}><a href={sizeHref(looked.href, size)} rel="nofollow">{size}</a></li>)}
              {looked.sizes.length > shownSizes && <li aria-hidden="true">…</li>}
            </ul>
          )}
        </div>,
        looked.card,
      )}
    </>
  );
}
