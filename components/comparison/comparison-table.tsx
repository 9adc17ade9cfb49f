import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { comparisonHref } from '#lib/compare/index.ts';
import { attributeRows, comparedRows, differ, type ComparedCell } from '#lib/compare/rows.ts';
import { settings } from '#lib/config/index.ts';
import type { ComparedProduct } from '#lib/contract/product.ts';
import { localePath } from '#lib/core/locales.ts';
import { formatPrice, shownPrice } from '#lib/core/prices/index.ts';
import { sizeName } from '#lib/core/products/variants.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { useFactMessages } from '#components/product/fact-rows.ts';
import { ShownPriceLines } from '#components/product/price-block.tsx';
import { Static } from '#components/ui/static.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { DiffersIcon } from '#components/ui/more-icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { Buy } from './buy.tsx';
import page from './comparison.module.css';
import styles from './comparison-table.module.css';

interface Props {
  products: ComparedProduct[];
  onlyDifferences: boolean;
}

/** A row of the table. */
interface Row {
  key: string;
  label: string;
  lang?: string | undefined;
  differs: boolean;
  /** What a product says in it, by its place among the products. */
  cell: (product: ComparedProduct, at: number) => ReactNode;
}

const listed = (texts: string[]): Pick<ComparedCell, 'value' | 'text'> => ({
  value: texts.length > 0 ? texts : '',
  text: texts.join(' · '),
});

/** What cards show of the products, and each of their facts, one a row. */
function useRows(products: ComparedProduct[]): Row[] {
  const t = useTranslations('comparison');
  const facts = [...comparedRows(products, useFactMessages()), ...attributeRows(products)];
  const prices = products.map(({ prices: { vk, vkFull } }) => shownPrice(vk, vkFull, settings.DISCOUNT_LIMIT));
  const colours = products.map((product) => listed(product.colours.map(({ name }) => name)));
  const sizes = products.map((product) => listed(product.sizes.map((size) => sizeName(product, size))));
  return [
    {
      key: 'price',
      label: t('price'),
      differs: differ(prices.map(({ price }) => ({ value: price, text: formatPrice(price) }))),
      cell: (product) => (
        <>
          <Price product={product} />
          <Buy product={product} />
        </>
      ),
    },
    {
      key: 'colours',
      label: t('colours'),
      differs: differ(colours),
      cell: (product) => <Colours product={product} />,
    },
    {
      key: 'sizes',
      label: t('sizes'),
      differs: differ(sizes),
      cell: (product, at) =>
        sizes[at]?.text ? (
          <span lang={product.sizeNames ? undefined : catalogLanguage}>{sizes[at].text}</span>
        ) : (
          t('soldOut')
        ),
    },
    ...facts.map(({ cells, ...row }) => ({
      ...row,
      cell: (_: ComparedProduct, at: number) => <Fact said={cells[at] ?? null} none={t('noData')} />,
    })),
  ];
}

/** The products across, what can be compared down. Where it is wider than the page it scrolls by itself. */
export function ComparisonTable({ products, onlyDifferences }: Props) {
  const t = useTranslations('comparison');
  const isCompared = products.length > 1;
  const all = useRows(products);
  const differing = isCompared ? all.filter(({ differs }) => differs) : [];
  const isNarrowed = isCompared && onlyDifferences;
  const rows = isNarrowed ? differing : all;
  return (
    <>
      <Tools products={products} count={differing.length} isNarrowed={isNarrowed} />
      <Static as="section" className={styles.scroll} tabIndex={0} aria-label={t('table')}>
        <table style={{ '--products': products.length } as object}>
          <caption className="hidden-text">{t('table')}</caption>
          <Head products={products} onlyDifferences={isNarrowed} />
          <tbody>
            {rows.map(({ key, label, lang, differs, cell }) => (
              <tr key={key} className={isCompared && differs ? styles.differs : undefined}>
                <th scope="row">
                  <div>
                    <span lang={lang}>{label}</span>
                    {isCompared && differs && (
                      <>
                        <DiffersIcon />
                        <span className="hidden-text">, {t('differs')}</span>
                      </>
                    )}
                  </div>
                </th>
                {products.map((product, at) => (
                  <td key={product.id}>{cell(product, at)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Static>
      {isNarrowed && differing.length === 0 && <p className={page.lead}>{t('same')}</p>}
    </>
  );
}

/** Which rows are shown, and the way out: links, so that they work without JavaScript. */
function Tools({ products, count, isNarrowed }: { products: ComparedProduct[]; count: number; isNarrowed: boolean }) {
  const t = useTranslations('comparison');
  const locale = useLocale();
  const ids = products.map(({ id }) => id);
  const way = (onlyDifferences: boolean, text: string) => (
    <a
      href={localePath(locale, comparisonHref(ids, onlyDifferences))}
      rel="nofollow"
      aria-current={isNarrowed === onlyDifferences ? 'true' : undefined}
    >
      {text}
    </a>
  );
  return (
    <div className={`${styles.tools} no-print`}>
      {products.length > 1 && (
        <>
          <nav aria-label={t('shown')}>
            {way(false, t('all'))}
            {way(true, t('differences', { count }))}
          </nav>
          <p aria-hidden="true">
            <DiffersIcon /> {t('legend')}
          </p>
        </>
      )}
      <a href={localePath(locale, comparisonHref([]))} rel="nofollow" data-compare-remove={ids.join(',')}>
        {t('clear')}
      </a>
    </div>
  );
}

/** Ways to take each product away, and the products. These stay in sight on wide screens, without their pictures. */
function Head({ products, onlyDifferences }: Props) {
  const t = useTranslations('comparison');
  const locale = useLocale();
  const without = (removed: number) => products.map(({ id }) => id).filter((id) => id !== removed);
  return (
    <thead>
      <tr className={`${styles.removals} no-print`}>
        <th scope="row">
          <span className="hidden-text">{t('removals')}</span>
        </th>
        {products.map(({ id, name }) => (
          <td key={id}>
            <a
              href={localePath(locale, comparisonHref(without(id), onlyDifferences))}
              rel="nofollow"
              data-compare-remove={id}
              aria-label={t('removeNamed', { name })}
            >
              <CloseIcon />
              {t('remove')}
            </a>
          </td>
        ))}
      </tr>
      <tr className={styles.products}>
        <th scope="col">
          <span className="hidden-text">{t('property')}</span>
        </th>
        {products.map(({ id, name, lang, brand, image, url }) => (
          <th key={id} scope="col">
            <img {...imageProps(image, [160, 240, 320, 480], '(min-width:993px) 240px,144px')} alt="" />
            <small lang={catalogLanguage}>{brand.name}</small>
            <a href={shopHref(locale, url)} lang={lang ?? catalogLanguage}>
              {name}
            </a>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** As cards show it: the selling price, and of a reduction the lowest price of the 30 days before it. */
function Price({ product: { id, prices, contents } }: { product: ComparedProduct }) {
  const t = useTranslations('card');
  return (
    <div className={styles.price} data-compared-price={id}>
      <ShownPriceLines
        {...shownPrice(prices.vk, prices.vkFull, settings.DISCOUNT_LIMIT)}
        contents={contents}
        lowest={t('lowest')}
      />
    </div>
  );
}

function Fact({ said, none }: { said: ComparedCell | null; none: string }) {
  return said === null ? <span className={styles.noData}>{none}</span> : <span lang={said.lang}>{said.text}</span>;
}

function Colours({ product: { colours } }: { product: ComparedProduct }) {
  return (
    <ul className={styles.colours}>
      {colours.map(({ slug, name, lang = catalogLanguage, swatch }) => (
        <li key={slug} lang={lang}>
          <i style={{ background: swatch }} /> {name}
        </li>
      ))}
    </ul>
  );
}
