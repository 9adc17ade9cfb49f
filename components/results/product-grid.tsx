import { useLocale, useTranslations } from 'next-intl';
import { toldCard, type ToldList } from '#lib/analytics/told.ts';
import type { ProductCard as Card } from '#lib/contract/product.ts';
import { imageUrl } from '#lib/media/index.ts';
import { settings } from '#lib/config/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { parsePrice, formatPrice, shownPrice } from '#lib/prices/index.ts';
import { unitPriceText } from '#lib/prices/unit-price.ts';
import { Shown } from '#components/analytics/shown.tsx';
import styles from './product-grid.module.css';

/** Pictures of the first row are fetched before anything below the fold. */
const firstRow = 4;

type CardWords = ReturnType<typeof useTranslations<'card'>>;

interface Props {
  products: Card[];
  eager?: boolean;
  level?: 2 | 3;
  /** What the list is called where its being seen is told of. */
  list: Omit<ToldList, 'cards'>;
}

/** A list of product cards, and what tells that it was seen. */
export function ProductGrid({ list, ...grid }: Props) {
  return <><Cards {...grid} /><Shown list={{ ...list, cards: grid.products.map((product) => toldCard(product)) }} /></>;
}

/**
 * Drawn without an island: hearts and what shows on hover come from the one of the list. Elements and attributes are
 * few on purpose, for each is drawn, written and read again for 48 cards; the style sheet knows them by their place.
 */
function Cards({ products, eager = true, level = 2 }: Omit<Props, 'list'>) {
  const t = useTranslations('card');
  const locale = useLocale();
  const Heading = level === 2 ? 'h2' : 'h3';
  const catalogueLanguage = locale === 'hu' ? undefined : 'hu';
  const words = badgeWords(t);
  const lowest = t('lowest');
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => {
        const { price, full, percent } = cardPrice(product);
        const unit = unitPriceText(t, price, product.contents);
        const isFirstRow = eager && index < firstRow;
        return (
          <li key={product.id} data-product={product.id}>
            <img src={imageUrl(product.image, 320)} srcSet={`${imageUrl(product.image, 640)} 2x`} alt={product.image.alt}
              {...(isFirstRow ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
            {percent !== null ? <b className={styles.sale}>−{percent}%</b> : <Badge product={product} words={words} />}
            <Heading lang={catalogueLanguage}>
              <b>{product.brand.name}</b> <a href={shopHref(locale, product.url)}>{product.name}</a>
            </Heading>
            <p className={full === null ? undefined : styles.reduced}>
              {formatPrice(price)}{unit !== null && <span>{unit}</span>}{full !== null && <small>{lowest} {formatPrice(full)}</small>}
            </p>
            {product.colours.length > 1 && <i role="img" aria-label={colourNames(product)} style={colourBar(product)} />}
          </li>
        );
      })}
    </ul>
  );
}

function cardPrice({ prices }: Card) {
  return shownPrice(parsePrice(prices.vk) ?? 0, parsePrice(prices.vkFull), settings.DISCOUNT_LIMIT);
}

type WordedBadge = Exclude<Card['badges'][number], 'sale'>;

function badgeWords(t: CardWords): Record<WordedBadge, string> {
  return {
    new: t('badges.new'), refurbished: t('badges.refurbished'), 'online-only': t('badges.online-only'), 'last-pieces': t('badges.last-pieces'),
  };
}

function Badge({ product, words }: { product: Card; words: Record<WordedBadge, string> }) {
  const badge = product.badges.find((candidate): candidate is WordedBadge => candidate !== 'sale');
  return badge ? <b className={styles.badge}>{words[badge]}</b> : null;
}

const colourNames = ({ colours }: Card) => colours.map(({ name }) => name).join(', ');

/** The colours side by side in one element: a list draws 48 of these, and each element is paid for three times. */
function colourBar({ colours }: Card) {
  const share = 100 / colours.length;
  const stops = colours.map(({ swatch }, index) => `${swatch} ${Math.round(index * share)}% ${Math.round((index + 1) * share)}%`);
  return { width: colours.length * 22, background: `linear-gradient(90deg,${stops.join()})` };
}
