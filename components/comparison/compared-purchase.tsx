'use client';

import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'next-intl';
import { prepareCartCalls } from '#lib/cart/actions/prepare.ts';
import { isRepeatedPress } from '#lib/cart/actions/use-add-to-cart.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { clientNavigationTarget } from '#lib/navigation/client-navigation-target.ts';
import {
  CardPurchaseOutcome,
  loadAddedDialog,
  useCardPurchase,
  type BoughtProduct,
} from '#components/cards/card-purchase.tsx';

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-option]') : null;

/** A product with what can be bought of it in place. */
export type BuyableProduct = BoughtProduct & Pick<ProductCard, 'options'>;

/** Puts what is pressed below a product into the cart, from one island for all; without it the links lead to its page. */
export function ComparedPurchase({ products }: { products: BuyableProduct[] }) {
  const t = useTranslations('purchase');
  const purchase = useCardPurchase();
  const onClick = useEffectEvent((press: MouseEvent) => {
    const link = linkOf(press);
    const cell = link?.closest('td');
    if (!link || !cell || clientNavigationTarget(press) === null) return;
    const id = Number(link.dataset.option);
    const product = products.find(({ options }) => options?.some((option) => option.id === id));
    const option = product?.options?.find((one) => one.id === id);
    if (!product || !option) return;
    press.preventDefault();
    if (isRepeatedPress(press)) return;
    purchase.press({ card: cell, product, option, variant: link.dataset.variant ?? '' });
  });
  useEffect(() => {
    const onPress = (press: MouseEvent) => onClick(press);
    const onNear = (near: Event) => {
      if (!(near.target instanceof Element) || !near.target.closest('td:has([data-option])')) return;
      prepareCartCalls();
      loadAddedDialog();
    };
    // Before the listener that turns links into soft navigation.
    addEventListener('click', onPress, true);
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onNear, { passive: true });
    return () => {
      removeEventListener('click', onPress, true);
      for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, onNear);
    };
  }, []);
  const { card, failure, isPending } = purchase;
  const said = isPending ? t('adding') : failure && t(`failures.${failure}`);
  return (
    <>
      {card?.isConnected && said && createPortal(<p role={failure === null ? undefined : 'alert'}>{said}</p>, card)}
      <CardPurchaseOutcome purchase={purchase} isSeen={card !== null} />
    </>
  );
}
