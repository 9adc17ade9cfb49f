import { useLocale, useTranslations } from 'next-intl';
import { homeList } from '#lib/analytics/impression.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import type { FlipbookTeaser } from '#lib/contract/flipbook.ts';
import type { Home } from '#lib/contract/home.ts';
import { flipbooksPath } from '#lib/flipbook/paths.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { localePath } from '#lib/core/locales.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { organisationData, websiteData } from '#lib/seo/organisation.ts';
import { FlipbookCovers } from '#components/flipbook/flipbook-covers.tsx';
import { CardExtras } from '#components/cards/card-extras.tsx';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { SportTile } from '#components/sports/sport-tile.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Island } from '#components/ui/island.tsx';
import fading from '#components/ui/fades.module.css';
import { Static } from '#components/ui/static.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { Banner, Stage } from './banner.tsx';
import styles from './home.module.css';

/** Products of the first row and of those below it. */
const firstRow = 8;
const laterRow = 4;
const shownFlipbooks = 5;
/** Tiles of a row of sports; also twice those of a row on narrower screens, so that none is left half empty. */
const sportsRow = 6;

/**
 * The front page: the stage, the first row of products, sports, one story, flipbooks, one more row and the brands. What
 * else the API has for it, lists and menu show better: a page that is scrolled for ten screens shows nothing.
 */
export async function HomePage({ home, flipbooks }: { home: Home; flipbooks: FlipbookTeaser[] }) {
  const [stage, story] = home.banners;
  const [first, second] = home.rows;
  return (
    <>
      {stage ? <Stage banner={stage} /> : <Name />}
      {first && <Row row={first} isFirst />}
      {home.sports.length > 0 && <Sports sports={home.sports} />}
      {story && <Banner banner={story} slot="home_1" />}
      <Flipbooks flipbooks={flipbooks} />
      {second && <Row row={second} isFirst={false} />}
      <Brands brands={home.brands} />
      <ShopData />
    </>
  );
}

/** What the page is about in a shop without a banner, whose name stands above it already. */
function Name() {
  return <h1 className="hidden-text">{useTranslations('site')('name')}</h1>;
}

/** The shop and its pages, for machines. */
function ShopData() {
  const name = useTranslations('site')('name');
  const locale = useLocale();
  return <JsonLd things={[organisationData(name, locale), websiteData(name, locale)]} />;
}

function Row({ row, isFirst }: { row: Home['rows'][number]; isFirst: boolean }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const products = row.products.slice(0, isFirst ? firstRow : laterRow);
  return (
    <section className={isFirst ? `wrap ${styles.row}` : `wrap ${styles.row} ${styles.far} ${styles.cardsRow}`}>
      <div className={styles.rowHead}>
        <h2 lang={row.lang ?? catalogLanguage}>{row.title}</h2>
        <a href={shopHref(locale, row.url)}>{t('all', { shown: formatCount(locale, row.total) })}</a>
      </div>
      <ProductGrid products={products} eager={false} level={3} list={homeList(row)} />
      <Island name="cards">
        <CardExtras ids={products.map(({ id }) => id)} />
      </Island>
    </section>
  );
}

function Flipbooks({ flipbooks }: { flipbooks: FlipbookTeaser[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (flipbooks.length === 0) return null;
  return (
    <section className={`wrap ${styles.row} ${styles.far} ${styles.coversRow}`}>
      <div className={styles.rowHead}>
        <h2>{t('flipbooks')}</h2>
        <a href={localePath(locale, flipbooksPath())}>{t('allFlipbooks')}</a>
      </div>
      <FlipbookCovers flipbooks={flipbooks.slice(0, shownFlipbooks)} today={marketToday()} isRow />
    </section>
  );
}

function Sports({ sports }: { sports: Home['sports'] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const inRows = sports.length < sportsRow ? sports : sports.slice(0, sports.length - (sports.length % sportsRow));
  return (
    <Static as="section" className={`wrap ${styles.row} ${styles.far} ${styles.sportsRow}`}>
      <div className={styles.rowHead}>
        <h2>{t('sports')}</h2>
      </div>
      <ul className={styles.sports}>
        {inRows.map((sport) => (
          <SportTile
            key={sport.url}
            sport={sport}
            locale={locale}
            sizes="(min-width: 993px) 15vw, (min-width: 577px) 26vw, 37vw"
          >
            <span className="number">{formatCount(locale, sport.count)}</span>
          </SportTile>
        ))}
      </ul>
    </Static>
  );
}

function Brands({ brands }: { brands: Home['brands'] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  return (
    <Static as="section" className={`wrap ${styles.row} ${styles.far} ${styles.brandsRow}`}>
      <div className={styles.rowHead}>
        <h2>{t('brands')}</h2>
        <a href={localePath(locale, '/marka/')}>{t('all', { shown: formatCount(locale, brands.length) })}</a>
      </div>
      <ul className={`${fading.fades} ${styles.brands}`}>
        {brands.map(({ name, url, count }) => (
          <li key={url}>
            <a href={shopHref(locale, url)} lang={catalogLanguage}>
              {name} <span className="number">{formatCount(locale, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Static>
  );
}
