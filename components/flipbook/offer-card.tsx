import { useEffect, useId, useState, type RefObject } from 'react';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import type { Validity } from '#lib/flipbook/index.ts';
import { InMyShop, OfferState } from './offer-facts.tsx';
import styles from './offer-card.module.css';

/** The offer that pointer or focus is on, and where it stands in the frame, px. */
interface Looked {
  productId: number;
  link: HTMLElement;
  x: number;
  y: number;
  isBelow: boolean;
}

const cardWidth = 280;
const cardHeight = 120;

function lookAt(target: EventTarget | null, frame: HTMLElement): Looked | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-offer]') : null;
  if (!link || !frame.contains(link) || link.closest('[inert]')) return null;
  const [box, around] = [link.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isBelow = box.bottom + cardHeight < innerHeight;
  return {
    productId: Number(link.dataset.offer),
    link,
    isBelow,
    x: Math.max(0, Math.min(box.left - around.left, around.width - cardWidth)),
    y: (isBelow ? box.bottom : box.top) - around.top,
  };
}

/** Follows pointer and keyboard focus over the offers of a frame; Escape takes the card away (WCAG 1.4.13). */
function useLooked(frame: RefObject<HTMLElement | null>): [Looked | null, () => void] {
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = ({ target }: Event) => setLooked(lookAt(target, element));
    const onPointer = (event: PointerEvent) =>
      event.pointerType === 'mouse' && !(event.target as Element).closest('[data-offer-card]') && look(event);
    const onFocus = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && look(event);
    const hide = () => setLooked(null);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    element.addEventListener('pointerover', onPointer, { passive: true });
    element.addEventListener('pointerleave', hide);
    element.addEventListener('pointerdown', hide, { passive: true });
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', hide);
    document.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('pointerover', onPointer);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('pointerdown', hide);
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', onKey);
    };
  }, [frame]);
  return [looked, () => setLooked(null)];
}

/**
 * What is to be known of an offer while one looks at it: how long its price holds, and whether the own shop has it.
 */
export function OfferCard({
  flipbook,
  frame,
  page,
  validity,
}: {
  flipbook: Flipbook;
  frame: RefObject<HTMLElement | null>;
  page: number;
  validity: Validity;
}) {
  const [looked, hide] = useLooked(frame);
  const id = useId();
  useEffect(() => hide(), [page]); // oxlint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    looked?.link.setAttribute('aria-describedby', id);
    return () => looked?.link.removeAttribute('aria-describedby');
  }, [looked, id]);
  const offer =
    looked &&
    flipbook.pages.flatMap(({ hotspots }) => hotspots).find(({ productId }) => productId === looked.productId);
  if (!looked || !offer) return null;
  return (
    <div
      id={id}
      data-offer-card=""
      className={styles.card}
      data-above={looked.isBelow ? undefined : true}
      style={{ left: looked.x, top: looked.y, width: cardWidth }}
    >
      <OfferState flipbook={flipbook} offer={offer} validity={validity} />
      <InMyShop productId={offer.productId} />
    </div>
  );
}
