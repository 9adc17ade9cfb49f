import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Image } from '#lib/contract/media.ts';
import { emptyListing, type ListingQuery } from '#lib/core/filters/index.ts';
import { cardPicture } from '#lib/media/index.ts';
import { productCardsQuery } from '#lib/recently-viewed/queries.ts';
import { usePriceType } from '#stores/price-type.ts';
import { listingToBuyFromQuery } from '#lib/search/queries.ts';
import { CardSizes } from './card-sizes.tsx';
import { CardPurchaseOutcome, useCardPurchase } from './card-purchase.tsx';
import styles from './card-looks.module.css';

export interface CardExtrasProps {
  ids: number[];
  /** The list that the cards are of, for their variants are its own; without it they are asked for by id. */
  listing?: { listPath: string | null; query: ListingQuery } | undefined;
}

function cardOf(target: EventTarget | null, list: Element | null): HTMLLIElement | null {
  const card = target instanceof Element ? target.closest('li[data-product]') : null;
  return card instanceof HTMLLIElement && list?.contains(card) ? card : null;
}

/** The card of a list that pointer or keyboard focus is on, those that they were on before this was active included. */
function useLookedAt(mark: RefObject<HTMLElement | null>, ids: readonly number[]): HTMLLIElement | null {
  const [looked, setLooked] = useState<HTMLLIElement | null>(null);
  useEffect(() => {
    const list = mark.current?.parentElement;
    if (!list) return undefined;
    const show = (target: EventTarget | null) => setLooked(cardOf(target, list));
    const onEnter = (event: PointerEvent) => event.pointerType === 'mouse' && show(event.target);
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(':focus-visible') && show(target);
    const hide = () => setLooked(null);
    const onBlur = ({ relatedTarget }: FocusEvent) =>
      (relatedTarget instanceof Element && relatedTarget.closest('li[data-product]')) || hide();
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const hovered = matchMedia('(hover: hover)').matches ? list.querySelector('li[data-product]:hover') : null;
    show(hovered ?? list.querySelector('li[data-product] :focus-visible'));
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
  }, [mark]);
  const key = ids.join();
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setLooked(null);
  }
  return looked;
}

/** A card's second picture; it may be drawn only now, and until it is here the first one is seen (ADR-0157). */
function SecondPicture({ image, isInResults }: { image: Image; isInResults: boolean }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <img
      {...cardPicture(image, isInResults)}
      alt=""
      data-loaded={isLoaded || undefined}
      onLoad={() => setLoaded(true)}
    />
  );
}

/**
 * Over the card that is looked at: its second picture and its sizes, by which it goes into the cart. They come with the
 * first look, for all cards of the list.
 */
export function CardLooks({ ids, listing, mark }: CardExtrasProps & { mark: RefObject<HTMLElement | null> }) {
  const role = usePriceType();
  const looked = useLookedAt(mark, ids);
  const [isAsked, setAsked] = useState(false);
  if (looked && !isAsked) setAsked(true);
  const page = useQuery({
    ...listingToBuyFromQuery(listing?.listPath ?? null, listing?.query ?? emptyListing, role),
    enabled: isAsked && listing !== undefined,
  });
  const cards = useQuery({ ...productCardsQuery(ids), enabled: isAsked && listing === undefined });
  const products = listing ? page.data?.products : cards.data;
  const purchase = useCardPurchase();
  // What became of a press is seen on its card, though the pointer has gone.
  const card = looked ?? purchase.card;
  const product = card?.isConnected
    ? products?.find(({ id }) => id === Number(card.dataset.product) && ids.includes(id))
    : undefined;
  return (
    <>
      {card &&
        product &&
        createPortal(
          <div className={styles.extras} key={product.id}>
            {product.secondImage && <SecondPicture image={product.secondImage} isInResults={listing !== undefined} />}
            <CardSizes product={product} card={card} purchase={purchase} />
          </div>,
          card,
        )}
      <CardPurchaseOutcome purchase={purchase} isSeen={card === purchase.card} />
    </>
  );
}
