'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { emptyListing, type ListingQuery } from '#lib/filters/index.ts';
import { imageUrl } from '#lib/media/index.ts';
import { productCardsQuery } from '#lib/recently-viewed/queries.ts';
import { listingQuery } from '#lib/search/queries.ts';
import { Hearts } from '#components/wishlist/hearts.tsx';
import styles from './product-grid.module.css';

/** Sizes shown on a card; a card has one row for them. */
const shownSizes = 9;

function cardOf(target: EventTarget | null, list: Element | null): HTMLLIElement | null {
  const card = target instanceof Element ? target.closest('li[data-product]') : null;
  return card instanceof HTMLLIElement && list?.contains(card) ? card : null;
}

function sizeHref(href: string, size: string): string {
  const url = new URL(href, location.origin);
  url.searchParams.set('meret', size);
  return url.pathname + url.search;
}

interface Props {
  ids: number[];
  /** The list that the cards are of, for their variants are its own; without it they are asked for by id. */
  listing?: { path: string | null; query: ListingQuery };
}

/**
 * What a list's cards get in the browser, from one island: their hearts, and, while pointer or focus is on one, its
 * second picture and the sizes that can be bought, each a way to that variant.
 */
export function CardExtras({ ids, listing }: Props) {
  const t = useTranslations('card');
  const mark = useRef<HTMLSpanElement>(null);
  const [looked, setLooked] = useState<HTMLLIElement | null>(null);
  const [isAsked, setAsked] = useState(false);
  // What the cards do not say in the HTML comes with the first one that is looked at, for all of them.
  const page = useQuery({ ...listingQuery(listing?.path ?? null, listing?.query ?? emptyListing), enabled: isAsked && listing !== undefined });
  const cards = useQuery({ ...productCardsQuery(ids), enabled: isAsked && listing === undefined });
  const products = listing ? page.data?.products : cards.data;

  useEffect(() => {
    const list = mark.current?.parentElement;
    if (!list) return undefined;
    const onEnter = (event: PointerEvent) => event.pointerType === 'mouse' && show(event.target);
    const show = (target: EventTarget | null) => {
      const card = cardOf(target, list);
      setLooked(card);
      if (card) setAsked(true);
    };
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

  const product = looked?.isConnected ? products?.find(({ id }) => id === Number(looked.dataset.product) && ids.includes(id)) : undefined;
  return (
    <>
      <span ref={mark} hidden />
      <Hearts ids={ids} />
      {looked && product && createPortal(
        <div className={styles.extras} key={product.id}>
          {product.secondImage && <img src={imageUrl(product.secondImage, 640)} alt="" />}
          {product.sizes.length > 1 && <Sizes sizes={product.sizes} href={looked.querySelector('a')?.getAttribute('href') ?? ''} label={t('sizes')} />}
        </div>,
        looked,
      )}
    </>
  );
}

function Sizes({ sizes, href, label }: { sizes: string[]; href: string; label: string }) {
  return (
    <ul aria-label={label}>
      {sizes.slice(0, shownSizes).map((size) => <li key={size}><a href={sizeHref(href, size)} rel="nofollow">{size}</a></li>)}
      {sizes.length > shownSizes && <li aria-hidden="true">…</li>}
    </ul>
  );
}
