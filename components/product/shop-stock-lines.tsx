import { useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { sizeName } from '#lib/core/products/variants.ts';
import { shopSizes, type ShopLine } from '#lib/products/shop-stock.ts';
import type { ShownShops } from './shop-stock-table.tsx';
import styles from './shop-stock-grid.module.css';

/** The shops with their sizes in words, for a narrow page and for goods of one size: nobody reads a table sideways. */
export function ShopStockLines({ groups, sizes, sizeNames, chosen, mine }: ShownShops) {
  const t = useTranslations('shopStock');
  return (
    <div className={styles.lines} data-only={sizes.length === 1 || undefined}>
      {groups.map(({ place, lines }) => (
        <section key={place}>
          {place !== null && <h3>{t(`places.${place}`)}</h3>}
          <ul aria-label={place === null ? t('table') : undefined}>
            {lines.map((line) => (
              <li key={line.sysname} data-mine={line.sysname === mine || undefined}>
                <ShopName line={line} mine={mine} />
                {sizes.length === 1 ? (
                  <OnlySize line={line} sizes={sizes} />
                ) : (
                  <SizesInWords line={line} sizes={sizes} sizeNames={sizeNames} chosen={chosen} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ShopName({ line: { sysname, name, distance }, mine }: { line: ShopLine; mine: string | null }) {
  const t = useTranslations('shopStock');
  return (
    <p>
      <b lang={catalogLanguage}>{name}</b>
      {sysname === mine && <small>{t('mine')}</small>}
      {distance !== null && <small>{t('distance', { distance })}</small>}
    </p>
  );
}

function OnlySize({ line, sizes }: { line: ShopLine; sizes: string[] }) {
  const t = useTranslations('shopStock');
  const isFew = shopSizes(line, sizes).few.length > 0;
  return (
    <p className={styles.state} data-few={isFew || undefined}>
      {t(isFew ? 'last' : 'held')}
    </p>
  );
}

/** "40 · 41 · 43", then those of which there are the last pieces. */
function SizesInWords({
  line,
  sizes,
  sizeNames,
  chosen,
}: { line: ShopLine } & Pick<ShownShops, 'sizes' | 'sizeNames' | 'chosen'>) {
  const t = useTranslations('shopStock');
  const { available, few } = shopSizes(line, sizes);
  const named = (list: string[]) =>
    list.map((size, index) => (
      <span key={size}>
        {index > 0 && ' · '}
        {size === chosen ? <mark>{sizeName({ sizeNames }, size)}</mark> : sizeName({ sizeNames }, size)}
      </span>
    ));
  return (
    <p className={styles.sizes}>
      {available.length > 0 && <b>{named(available)}</b>}
      {few.length > 0 && (
        <span>
          {available.length > 0 && ' · '}
          {t('last')}: {named(few)}
        </span>
      )}
    </p>
  );
}

/** The shops that have none, behind the browser's own fold; open where there is nothing else to see. */
export function ShopsWithout({
  lines,
  mine,
  isAlone,
}: {
  lines: readonly ShopLine[];
  mine: string | null;
  isAlone: boolean;
}) {
  const t = useTranslations('shopStock');
  return (
    <details className={styles.without} open={isAlone} key={String(isAlone)}>
      <summary>{t(isAlone ? 'none' : 'others', { count: lines.length })}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.sysname}>
            <ShopName line={line} mine={mine} />
          </li>
        ))}
      </ul>
    </details>
  );
}
