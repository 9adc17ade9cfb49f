import { useLocale, useTranslations } from 'next-intl';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import type { Flipbook, Hotspot } from '#lib/contract/flipbook.ts';
import { offerPrice, offerUnitPrice, type Validity } from '#lib/flipbook/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { imageProps } from '#lib/media/index.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { useShopDialog } from '#components/click-and-collect/use-shop-dialog.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { useMyShop } from '#stores/my-shop.ts';
import { InMyShop, OfferState } from './offer-facts.tsx';
import { struck } from './struck.tsx';
import { useMedia } from './use-layout.ts';
import styles from './page-offers.module.css';

interface Props {
  flipbook: Flipbook;
  /** The open pages. */
  numbers: number[];
  validity: Validity;
}

/**
 * On small screens, and where nothing can be pointed at, the offers of the open pages with all that their cards would
 * tell.
 */
export function PageOffers(props: Props) {
  const isTouched = useMedia(`(hover: none), (width < ${pageBreakpoints().md}px)`);
  const offers = props.numbers.flatMap((number) => props.flipbook.pages[number - 1]?.hotspots ?? []);
  return isTouched && offers.length > 0 ? <Offers {...props} offers={offers} /> : null;
}

function Offers({ flipbook, validity, offers }: Props & { offers: Hotspot[] }) {
  const t = useTranslations('flipbook.offers');
  const { shop, isRead } = useMyShop();
  const { dialog, open } = useShopDialog();
  return (
    <section className={styles.offers} aria-labelledby="flipbook-offers">
      <h2 id="flipbook-offers">{t('title')}</h2>
      {isRead && (
        <p className={styles.choice}>
          {shop === null && t('noShop')}{' '}
          <button type="button" onClick={open}>
            {t(shop === null ? 'choose' : 'change')}
          </button>
        </p>
      )}
      {dialog}
      <ul>
        {offers.map((offer, at) => (
          <li key={`${offer.productId}-${at}`}>
            {offer.image && <img {...imageProps(offer.image, [96, 160, 240], '64px')} alt="" loading="lazy" />}
            <Price offer={offer} validity={validity} />
            <OfferState flipbook={flipbook} offer={offer} validity={validity} />
            {shop !== null && offer.priceNow !== null && <InMyShop productId={offer.productId} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price({ offer, validity }: { offer: Hotspot; validity: Validity }) {
  const t = useTranslations('flipbook');
  const locale = useLocale();
  const { price, full, state } = offerPrice(offer, validity);
  const unit = offerUnitPrice(t, offer, validity);
  return (
    <p className={styles.name}>
      <a href={shopHref(locale, offer.url)} data-offer={offer.productId} lang={offer.lang ?? catalogLanguage}>
        {offer.name}
      </a>
      {state !== 'gone' && (
        <b className={full === null ? 'number' : `number ${styles.reduced}`}>
          {t(`offer.${state}`, { price: formatPrice(price) })}
        </b>
      )}
      {unit !== null && <small>{unit}</small>}
      {full !== null && <small>{t.rich('lowest', { price: formatPrice(full), s: struck })}</small>}
    </p>
  );
}
