import { useLocale, useTranslations } from 'next-intl';
import { permanentRedirect } from 'next/navigation';
import { productView } from '#lib/analytics/product-view.ts';
import { settings } from '#lib/config/index.ts';
import type { Image } from '#lib/contract/media.ts';
import type { Product } from '#lib/contract/product.ts';
import type { ReviewedProduct, ReviewPage, ReviewSummary } from '#lib/contract/review.ts';
import { genderNumber } from '#lib/gender/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { isGone, sizeName, type Variant } from '#lib/core/products/variants.ts';
import { expectedDays } from '#lib/core/products/delivery.ts';
import { daysBetween, useDates } from '#lib/i18n/dates.ts';
import { inRow } from '#lib/core/text/in-row.ts';
import { isSized, namedSystem } from '#lib/core/products/size-text.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import { isShopPath, shopHref } from '#lib/navigation/link-guard.ts';
import { productData } from '#lib/seo/product.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { CompareLink } from '#components/compare/compare-link.tsx';
import { ClickAndCollectLine } from '#components/click-and-collect/click-and-collect-line.tsx';
import { RecommendGender } from '#components/header/recommend-gender.tsx';
import { Mentions } from '#components/flipbook/mentions.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { CardExtras } from '#components/cards/card-extras.tsx';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { ProductReviews } from '#components/reviews/product-reviews.tsx';
import { Score } from '#components/reviews/score.tsx';
import { Island } from '#components/ui/island.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import type { Colour } from './colours.tsx';
import { Delivery } from './delivery.tsx';
import { Description, Details, Facts } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { PlainNotice } from '#components/notices/plain-notice.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { PlainPurchase } from './plain-purchase.tsx';
import { PriceBlock } from './price-block.tsx';
import { ProductName } from './product-name.tsx';
import { Purchase } from './purchase.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { SizeHelp } from './size-help.tsx';
import { ShopStockSection } from './shop-stock-section.tsx';
import styles from './product.module.css';
import gone from './successors.module.css';
// Last, so that their sheets are bundled together: few goods need any of them.
import { RefurbishedNotice } from './refurbished-notice.tsx';
import { Pictures } from './refurbished-pictures.tsx';
import { Sets } from './sets.tsx';
import { SmartFit } from './smart-fit.tsx';
import { GoneNotice, Successors } from './successors.tsx';

/** A wrong or old slug leads to the right one (ADR-0081). */
export function redirectToRightSlug(product: Product, segment: string, locale: Locale): void {
  if (product.url !== `/p/${segment}/` && isShopPath(product.url)) permanentRedirect(localePath(locale, product.url));
}

interface Props {
  product: ReviewedProduct;
  variant: Variant;
  /** Its newest reviews; null for none. */
  reviews: ReviewPage | null;
}

export function ProductPage({ product, variant, reviews }: Props) {
  const recent = useTranslations('recentlyViewed');
  const shop = useTranslations('site')('name');
  const locale = useLocale();
  const today = marketToday();
  return (
    <article className="wrap">
      <Island name="gender">
        <RecommendGender to={genderNumber(product.genderSysname)} />
      </Island>
      <TrackImpression events={[productView(product, variant.colour.name, variant.size)]} />
      <Breadcrumbs trail={product.breadcrumbs} />
      <div className={styles.stage}>
        <Pictures isWorn={product.refurbishment !== null}>
          <Island name="gallery" isMain>
            <ClientMessages pick={({ gallery }) => ({ gallery })}>
              <Gallery images={variant.colour.images} key={variant.colour.slug} />
            </ClientMessages>
          </Island>
        </Pictures>
        <div className={isGone(product) ? `${styles.buy} ${gone.column}` : styles.buy}>
          <p className={styles.brand}>
            <a href={shopHref(locale, product.brand.url)}>{product.brand.name}</a>
          </p>
          <h1 lang={product.langs?.name ?? catalogLanguage}>
            <ProductName name={product.name} />
          </h1>
          {product.reviews && <ReviewsLink reviews={product.reviews} />}
          {isGone(product) ? (
            <>
              <GoneNotice product={product} variant={variant} />
              <Successors product={product} />
            </>
          ) : (
            <Buy product={product} variant={variant} today={today} />
          )}
        </div>
        <Description product={product} />
        <Facts product={product} />
      </div>
      {!isGone(product) && <ShopStockSection product={product} variant={variant} />}
      <Details product={product} />
      <ProductReviews product={product} newest={reviews} />
      <Mentions of={{ product: product.id }} />
      <Sets sets={product.sets} />
      <Related product={product} />
      <Island name="recently viewed">
        <RecentlyViewed current={product.id} texts={{ title: recent('title'), clear: recent('clear') }} />
      </Island>
      <JsonLd things={productData(product, variant, { locale, shop, today, reviews })} />
    </article>
  );
}

/** What buyers gave it, and the way to what they wrote. */
function ReviewsLink({ reviews: { average, count, isSample } }: { reviews: ReviewSummary }) {
  const t = useTranslations('reviews');
  return (
    <p className={styles.brand}>
      <a href="#velemenyek">
        <Score value={average} /> {t('count', { count })}
        {isSample && ` · ${t('sample')}`}
      </a>
    </p>
  );
}

/** What the purchase shows of a colour. */
const shownColour = (
  { slug, name, lang }: Pick<Product['colours'][number], 'slug' | 'name' | 'lang'>,
  [image]: readonly Image[],
): Colour => ({
  slug,
  name,
  ...(lang === undefined ? {} : { lang }),
  image,
});

/** How sizes are told; the only one of goods stands behind their colour, as a word in a row. German nouns keep their capitals. */
function sizeNamesOf(product: Product, locale: Locale): Pick<Product, 'sizeNames'> {
  const [only] = product.sizes;
  if (only !== undefined && !isSized(product) && locale !== 'de')
    return { sizeNames: { [only]: inRow(sizeName(product, only)) } };
  return product.sizeNames ? { sizeNames: product.sizeNames } : {};
}

function Buy({ product, variant, today }: { product: Product; variant: Variant; today: string }) {
  const t = useTranslations('purchase');
  const locale = useLocale();
  const colours = product.colours.map(({ images, ...colour }) => shownColour(colour, images));
  const options = product.options.filter(({ colour }) => colour === variant.colour.slug);
  const format = useDates();
  const stocked = options.filter(({ stock }) => stock > 0).length;
  return (
    <>
      {/* Before the price, so that a phone's first screen has it. */}
      <RefurbishedNotice refurbishment={product.refurbishment} langs={product.langs} />
      <PriceBlock product={product} today={today} />
      <Island name="purchase" isMain>
        <Purchase
          key={variant.colour.slug}
          product={{
            id: product.id,
            name: product.name,
            lang: product.langs?.name,
            brand: product.brand.name,
            url: product.url,
            sizes: product.sizes,
            sizeSystem: namedSystem(product),
            isSized: isSized(product),
            ...sizeNamesOf(product, locale),
          }}
          colours={colours}
          colour={shownColour(variant.colour, variant.colour.images)}
          options={options}
          initialSize={variant.size}
          price={product.prices.vk}
          mounting={product.mounting}
          isOnlineOnly={product.badges.includes('online-only')}
          stocked={stocked > 0 ? t('stock.sizes', { count: stocked }) : undefined}
          sizeTable={<SizeHelp product={product} />}
          similar={<Similar product={product} />}
        />
      </Island>
      <CompareLink product={product} className={styles.sameBrand} />
      {settings.OMNICHANNEL && (
        <Island name="click and collect line">
          <ClientMessages
            pick={({ clickAndCollect: { title, ready, product: texts }, myShopHeader }) => ({
              clickAndCollect: { title, ready, product: texts },
              myShopHeader,
            })}
          >
            <ClickAndCollectLine
              productId={product.id}
              sizes={product.sizes}
              options={options.map(({ id, size, stock }) => ({ id, size, stock }))}
              arrives={daysBetween(format, expectedDays('store', today))}
              key={variant.colour.slug}
            />
          </ClientMessages>
        </Island>
      )}
      <PlainPurchase product={product} variant={variant} />
      <PlainNotice product={product} variant={variant} />
      <SmartFit product={product} />
      <Delivery
        product={product}
        optionIds={options.map(({ id }) => id)}
        today={today}
        isSoldOut={stocked === 0 || options.some(({ size, stock }) => size === variant.size && stock === 0)}
      />
    </>
  );
}

/** The way on from what is gone: the list of its kind. */
function Similar({ product: { breadcrumbs } }: { product: Product }) {
  const t = useTranslations('product');
  const locale = useLocale();
  const kind = breadcrumbs.at(-2);
  return (
    kind && (
      <a href={shopHref(locale, kind.url)}>
        {t.rich('similar', { kind: () => <span lang={kind.lang}>{kind.name}</span> })}
      </a>
    )
  );
}

function Related({ product }: { product: Product }) {
  const t = useTranslations('product');
  const locale = useLocale();
  const related = product.related.slice(0, 4);
  return (
    <section className={related.length > 0 ? `${styles.related} ${styles.far}` : styles.related}>
      {related.length > 0 && (
        <>
          <h2>{t('related')}</h2>
          <ProductGrid products={related} eager={false} level={3} list={{ id: 'related' }} />
          <Island name="cards">
            <CardExtras ids={related.map(({ id }) => id)} />
          </Island>
        </>
      )}
      <p className={styles.sameBrand}>
        <a href={shopHref(locale, product.brand.url)}>{t('sameBrand', { maker: product.brand.name })}</a>
      </p>
    </section>
  );
}
