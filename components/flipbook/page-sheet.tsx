import { useLocale, useTranslations } from 'next-intl';
import type { Flipbook, Hotspot } from '#lib/contract/flipbook.ts';
import type { Image } from '#lib/contract/media.ts';
import type { CSSProperties, ReactNode } from 'react';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { offerPrice, offerUnitPrice, type Validity } from '#lib/flipbook/index.ts';
import { offerGrid } from '#lib/flipbook/offer-grid.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { settings } from '#lib/config/index.ts';
import { formatPrice, shownPrice } from '#lib/core/prices/index.ts';
import { struck } from './struck.tsx';
import styles from './page-sheet.module.css';

interface Props {
  page: Flipbook['pages'][number];
  /** Whether the page is set here from its text and offers; if not, its picture is all of it. */
  isSet: boolean;
  validity: Validity;
  title: string;
  /** Language of the title, where it is not the catalog's. */
  lang?: string | undefined;
  /** Width of the page divided by its height. */
  ratio: number;
}

/** Attributes of an offer's picture, which the pages before ask for too. */
export const offerPicture = (image: Image) => imageProps(image, [240, 320, 480, 640], '240px');

/** A page of a flipbook. Lengths are shares of its width, so that it looks alike at every size; no text is below 12 px. */
export function PageSheet({ page, isSet, validity, title, lang = catalogLanguage, ratio }: Props) {
  const { number, heading, text, image } = page;
  const isCover = number === 1;
  return (
    <article className={styles.sheet} data-cover={isCover || undefined}>
      {isSet && isCover && (
        <img
          className={styles.scene}
          {...imageProps(image, [480, 720, 960, 1200], '(min-width: 993px) 40vw, 130vw')}
          alt=""
          draggable={false}
        />
      )}
      {isSet ? (
        <header lang={page.lang ?? catalogLanguage}>
          <h2>{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </header>
      ) : (
        <img
          className={styles.scan}
          {...imageProps(image, [640, 960, 1200], '(min-width: 993px) 50vw, 100vw')}
          draggable={false}
        />
      )}
      <Offers page={page} isSet={isSet} validity={validity} ratio={ratio} />
      {isSet && !isCover && (
        <footer className="number">
          <span lang={lang}>{title}</span>
          <b>{number}</b>
        </footer>
      )}
    </article>
  );
}

/** Where an offer stands on a page whose offers have places of their own: the cover, and a page as it was printed. */
const placeOn = ({ x, y, width, height }: Hotspot): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** The offers of a page. Of a page that is set they share what its title and text leave free, in rows of one height. */
function Offers({ page: { number, hotspots }, isSet, validity, ratio }: Omit<Props, 'title' | 'lang'>): ReactNode {
  const offer = (hotspot: Hotspot, style: CSSProperties) => (
    <Offer key={hotspot.productId} offer={hotspot} isSet={isSet} validity={validity} ratio={ratio} style={style} />
  );
  if (!isSet || number === 1) return hotspots.map((hotspot) => offer(hotspot, placeOn(hotspot)));
  const { columns, rows, places } = offerGrid(hotspots);
  const tracks = {
    gridTemplateColumns: columns.map((share) => `minmax(0, ${share * 100}fr)`).join(' '),
    // A row is its pictures, and below them the words.
    gridTemplateRows: rows.map((share) => `minmax(0, ${share * 100}fr) auto`).join(' '),
  };
  return (
    <div className={styles.offers} style={tracks}>
      {places.map(({ offer: hotspot, column, row }) =>
        offer(hotspot, {
          gridColumn: `${column.from} / span ${column.tracks}`,
          gridRow: `${2 * row.from - 1} / span ${2 * row.tracks}`,
        }),
      )}
    </div>
  );
}

/** Beyond this an offer's words stand beside its picture instead of below it: width of its place by its height. */
const wideRatio = 1.25;

function Offer({
  offer,
  isSet,
  validity,
  ratio,
  style,
}: {
  offer: Hotspot;
  isSet: boolean;
  validity: Validity;
  ratio: number;
  style: CSSProperties;
}) {
  const t = useTranslations('flipbook');
  const locale = useLocale();
  const { width, height, name, lang = catalogLanguage, url, image } = offer;
  const { price, full, state } = offerPrice(offer, validity);
  const shown = formatPrice(price);
  const words = t(`offer.${state}`, { price: shown });
  const { percent } = shownPrice(price, full, settings.DISCOUNT_LIMIT);
  const unit = offerUnitPrice(t, offer, validity);
  return (
    <a
      className={isSet ? styles.offer : styles.spot}
      href={shopHref(locale, url)}
      style={style}
      draggable={false}
      data-offer={offer.productId}
      data-wide={(width / height) * ratio > wideRatio || undefined}
      data-half={width < 0.5 || undefined}
      data-state={state}
      aria-label={isSet ? undefined : `${name}, ${words}`}
    >
      {isSet && (
        <>
          {image && <img {...offerPicture(image)} alt="" draggable={false} />}
          <span className={styles.words}>
            <span lang={lang}>{name}</span>
            {state === 'printed' ? (
              <>
                <b className={`number ${full === null ? '' : styles.reduced}`}>{shown}</b>
                {percent !== null && <span className={`number ${styles.percent}`}>−{percent}%</span>}
              </>
            ) : (
              <em>{words}</em>
            )}
            {unit !== null && <small>{unit}</small>}
            {full !== null && <small>{t.rich('lowest', { price: formatPrice(full), s: struck })}</small>}
          </span>
        </>
      )}
    </a>
  );
}
