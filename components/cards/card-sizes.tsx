import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { prepareCartCalls } from '#lib/cart/actions/prepare.ts';
import { isRepeatedPress } from '#lib/cart/actions/use-add-to-cart.ts';
import type { CardOption, ProductCard } from '#lib/contract/product.ts';
import { isSized } from '#lib/core/products/size-text.ts';
import { sizeName } from '#lib/core/products/variants.ts';
import { loadAddedDialog, type CardPurchase } from './card-purchase.tsx';
import { inOneRow, type InRow } from './sizes-in-row.ts';
import styles from './card-looks.module.css';

interface Props {
  product: ProductCard;
  card: HTMLElement;
  purchase: CardPurchase;
}

/** What has room in a card's row; where not all have, the sizes that its list is narrowed to come first. */
function inRowOf<Size>(
  card: HTMLElement,
  sizes: readonly Size[],
  { labelOf, nameOf }: { labelOf: (size: Size) => string; nameOf: (size: Size) => string },
): InRow<Size> {
  const all = inOneRow(sizes, nameOf, card.clientWidth);
  const chosen = card.closest<HTMLElement>('[data-sizes]')?.dataset.sizes?.split('|') ?? [];
  if (all.left === 0 || chosen.length === 0) return all;
  const isChosen = (size: Size) => chosen.includes(labelOf(size));
  const ordered = [...sizes.filter(isChosen), ...sizes.filter((size) => !isChosen(size))];
  return inOneRow(ordered, nameOf, card.clientWidth);
}

/** Sold-out sizes are shown where all have room. */
function optionsInRow(product: ProductCard, card: HTMLElement): InRow<CardOption> {
  const options = product.options ?? [];
  const names = {
    labelOf: ({ size }: CardOption) => size,
    nameOf: ({ size }: CardOption) => sizeName(product, size),
  };
  const all = inOneRow(options, names.nameOf, card.clientWidth);
  if (all.left === 0) return all;
  return inRowOf(
    card,
    options.filter(({ isSoldOut }) => !isSoldOut),
    names,
  );
}

/** The colour that a card shows, by which its page shows the same. */
function shownColour({ url, colours }: ProductCard) {
  const asked = new URL(url, location.origin).searchParams.get('szin');
  return colours.find(({ slug }) => slug === asked) ?? colours[0];
}

function sizeHref(card: HTMLElement, size: string, colour?: string): string {
  const url = new URL(card.querySelector('a')?.getAttribute('href') ?? '', location.origin);
  if (colour !== undefined) url.searchParams.set('szin', colour);
  url.searchParams.set('meret', size);
  return url.pathname + url.search;
}

/** The sizes of a card: ways into the cart, or to its page where that asks for more, and without a script. */
export function CardSizes({ product, card, purchase }: Props) {
  if (product.options) return <OptionsToBuy product={product} card={card} purchase={purchase} />;
  return product.sizes.length > 1 && <SizeLinks product={product} card={card} />;
}

function SizeLinks({ product, card }: Omit<Props, 'purchase'>) {
  const t = useTranslations('card');
  const { shown, left } = inRowOf(card, product.sizes, {
    labelOf: (size) => size,
    nameOf: (size) => sizeName(product, size),
  });
  return (
    <div className={styles.sizes}>
      <b aria-hidden="true">{t('sizes')}</b>
      <ul aria-label={t('sizes')}>
        {shown.map((size) => (
          <li key={size}>
            <a href={sizeHref(card, size)} rel="nofollow">
              {sizeName(product, size)}
            </a>
          </li>
        ))}
        {left > 0 && <li aria-hidden="true">+{left}</li>}
      </ul>
    </div>
  );
}

function OptionsToBuy({ product, card, purchase }: Props) {
  const t = useTranslations('purchase');
  const { shown, left } = optionsInRow(product, card);
  const colour = shownColour(product);
  const isOwn = purchase.pressed?.product.id === product.id;
  const prepare = () => {
    prepareCartCalls();
    loadAddedDialog();
  };
  const onPress = (press: MouseEvent, option: CardOption) => {
    if (option.isSoldOut || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    if (isRepeatedPress(press)) return;
    const size = isSized(product) ? sizeName(product, option.size) : null;
    purchase.press({ card, product, option, variant: [colour?.name, size].filter(Boolean).join(', ') });
  };
  const state = (isOwn && ((purchase.isPending && 'adding') || (purchase.isAdded && 'added'))) || 'add';
  return (
    <div className={styles.sizes} onPointerEnter={prepare} onFocus={prepare}>
      {isOwn && purchase.failure !== null && <p role="alert">{t(`failures.${purchase.failure}`)}</p>}
      <b aria-hidden="true">{t(state)}</b>
      <ul aria-label={t('add')} aria-busy={isOwn && purchase.isPending}>
        {shown.map((option) => (
          <li key={option.id}>
            <a
              href={sizeHref(card, option.size, colour?.slug)}
              rel="nofollow"
              data-sold-out={option.isSoldOut}
              data-state={isOwn && purchase.pressed?.option.id === option.id ? state : undefined}
              aria-label={option.isSoldOut ? t('sizeSoldOut', { size: sizeName(product, option.size) }) : undefined}
              onClick={(press) => onPress(press, option)}
            >
              {sizeName(product, option.size)}
            </a>
          </li>
        ))}
        {left > 0 && <li aria-hidden="true">+{left}</li>}
      </ul>
    </div>
  );
}
