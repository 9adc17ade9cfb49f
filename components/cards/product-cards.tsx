import { useLocale, useTranslations } from 'next-intl';
import type { ProductCard as Card } from '#lib/contract/product.ts';
import { cardPicture } from '#lib/media/index.ts';
import { Cached } from '#lib/markup/cached-markup.ts';
import { settings } from '#lib/config/index.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { formatPrice, shownPrice } from '#lib/core/prices/index.ts';
import { unitPriceText } from '#lib/core/prices/unit-price.ts';
import { badgeText } from '#lib/products/badges.ts';
import styles from './product-grid.module.css';

/** Pictures of a phone's first row are fetched before anything else; browsers find those of a desktop's soon enough. */
const firstRow = 2;

type CardWords = ReturnType<typeof useTranslations<'card'>>;

export interface CardsProps {
  products: Card[];
  /** Whether the first of them are in sight as soon as the page is. */
  eager?: boolean;
  level?: 2 | 3;
}

/** From how many cards on those far from sight are left out of the layout. */
const longList = 13;

/** The classes of the element around cards: those below a heading of their own are a choice of a list, in full rows. */
export function gridClass({ products: { length }, level = 2 }: CardsProps): string {
  return [styles.grid, length >= longList && styles.long, level === 3 && styles.choice].filter(Boolean).join(' ');
}

/**
 * The cards of a list, without the element around them: hearts and what shows on hover come from the island of the
 * list. Elements and attributes are few on purpose, for 48 of them are written and read; the style sheet knows them by
 * their place.
 */
export function ProductCards({ products, eager = true, level = 2 }: CardsProps) {
  const t = useTranslations('card');
  const locale = useLocale();
  const Heading = level === 2 ? 'h2' : 'h3';
  const ofCatalog = locale === catalogLanguage ? undefined : catalogLanguage;
  const words = badgeWords(t);
  const lowest = t('lowest');
  return products.map((product, index) => {
    const isFirstRow = eager && index < firstRow;
    return (
      <Cached
        key={product.id}
        by={() => JSON.stringify([locale, level, isFirstRow, product])}
        draw={() => {
          const { price, full, percent } = cardPrice(product);
          const unit = unitPriceText(t, price, product.contents);
          return (
            <li data-product={product.id}>
              <img
                {...cardPicture(product.image, level === 2)}
                alt={product.image.alt}
                lang={product.image.lang ?? ofCatalog}
                {...(isFirstRow ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              {percent !== null && <b className={styles.sale}>−{percent}%</b>}
              <Badge product={product} words={words} isReduced={percent !== null} />
              <Heading lang={product.lang ?? catalogLanguage}>
                <b>{product.brand.name}</b> <a href={shopHref(locale, product.url)}>{product.name}</a>
              </Heading>
              {product.keyFacts !== undefined && (
                <small lang={product.langs?.keyFacts ?? catalogLanguage}>{product.keyFacts}</small>
              )}
              <p className={full === null ? undefined : styles.reduced}>
                {formatPrice(price)}
                {unit !== null && <span>{unit}</span>}
                {full !== null && (
                  <small>
                    {lowest} <s>{formatPrice(full)}</s>
                  </small>
                )}
              </p>
              {product.colours.length > 1 && (
                <i
                  role="img"
                  aria-label={colourNames(product)}
                  lang={colourLanguage(product, ofCatalog)}
                  style={colourBar(product)}
                />
              )}
            </li>
          );
        }}
      />
    );
  });
}

function cardPrice({ prices }: Card) {
  return shownPrice(prices.vk, prices.vkFull, settings.DISCOUNT_LIMIT);
}

/** Of the badges that the interface knows, each text once for all cards of a list. */
function badgeWords(t: CardWords): ReadonlyMap<string, string> {
  return new Map([
    ['new', t('badges.new')],
    ['refurbished', t('badges.refurbished')],
    ['online-only', t('badges.online-only')],
    ['last-pieces', t('badges.last-pieces')],
    ['sold-out', t('badges.sold-out')],
  ]);
}

/**
 * The first mark of a card. That none is left, and that goods are refurbished, come before any other and stay beside a
 * reduction.
 */
function Badge({
  product,
  words,
  isReduced,
}: {
  product: Card;
  words: ReadonlyMap<string, string>;
  isReduced: boolean;
}) {
  const isSoldOut = product.sizes.length === 0;
  const isRefurbished = product.badges.includes('refurbished');
  const stays = isSoldOut || isRefurbished;
  if (isReduced && !stays) return null;
  const badges = isRefurbished ? (['refurbished'] as const) : product.badges;
  const text = isSoldOut
    ? words.get('sold-out')
    : badgeText({ ...product, badges: [...badges] }, (badge) => words.get(badge));
  return (
    text && (
      <b className={styles.badge} data-stays={stays || undefined}>
        {text}
      </b>
    )
  );
}

/** Language of the colours' names: the catalog's unless all of them are told in another. */
const colourLanguage = ({ colours }: Card, ofCatalog: string | undefined) =>
  colours.every(({ lang }) => lang !== undefined) ? undefined : ofCatalog;
const colourNames = ({ colours }: Card) => colours.map(({ name }) => name).join(', ');

/** The colours side by side in one element: a list draws 48 of these, and each element is paid for three times. */
function colourBar({ colours }: Card) {
  const share = 100 / colours.length;
  const layer = (swatches: readonly string[]) =>
    `linear-gradient(90deg,${swatches.map((swatch, at) => `${swatch} ${Math.round(at * share)}% ${Math.round((at + 1) * share)}%`).join()})`;
  const first = layer(colours.map(({ swatch }) => swatch));
  const isSplit = colours.some(({ secondSwatch }) => secondSwatch !== undefined);
  // A colour that is two has its second one below the first.
  const second =
    isSplit && `${layer(colours.map(({ swatch, secondSwatch = swatch }) => secondSwatch))} 0 100%/100% 50% no-repeat,`;
  return { width: colours.length * 22, background: `${second || ''}${first}` };
}
