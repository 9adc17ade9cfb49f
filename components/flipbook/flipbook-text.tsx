import { useLocale, useTranslations } from 'next-intl';
import type { Flipbook, Hotspot } from '#lib/contract/flipbook.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { offerPrice, offerUnitPrice, type Validity } from '#lib/flipbook/index.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { struck } from './struck.tsx';
import styles from './flipbook-text.module.css';

/** A flipbook as text: every page with its words and offers. What is printed, and what those without script get. */
export function FlipbookText({ flipbook, validity }: { flipbook: Flipbook; validity: Validity }) {
  const t = useTranslations('flipbook');
  return (
    <ol className={styles.pages}>
      {flipbook.pages.map(({ number, heading, text, lang = catalogLanguage, hotspots, image }) => (
        <li key={number} id={`oldal-${number}`}>
          <p className={styles.number}>{t('pageNumber', { number })}</p>
          <h2 lang={lang}>{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} lang={lang}>
              {paragraph}
            </p>
          ))}
          {!flipbook.isSet && (
            <img
              className={styles.scan}
              {...imageProps(image, [480, 640, 720, 960, 1200], '(min-width: 760px) 700px, 92vw')}
              loading="lazy"
            />
          )}
          <ul>
            {hotspots.map((offer) => (
              <Offer key={offer.productId} offer={offer} validity={validity} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Offer({ offer, validity }: { offer: Hotspot; validity: Validity }) {
  const t = useTranslations('flipbook');
  const locale = useLocale();
  const { price, full, state } = offerPrice(offer, validity);
  const unit = offerUnitPrice(t, offer, validity);
  return (
    <li>
      {offer.image && <img {...imageProps(offer.image, [96, 160, 240, 320], '96px')} alt="" loading="lazy" />}
      <p>
        <a href={shopHref(locale, offer.url)} lang={offer.lang ?? catalogLanguage}>
          {offer.name}
        </a>
        <b className={full === null ? 'number' : `number ${styles.reduced}`}>
          {t(`offer.${state}`, { price: formatPrice(price) })}
        </b>
        {unit !== null && <small>{unit}</small>}
        {full !== null && <small>{t.rich('lowest', { price: formatPrice(full), s: struck })}</small>}
      </p>
    </li>
  );
}
