import { useLocale, useTranslations } from 'next-intl';
import { isAvailable, isRunningLow, priceChange, type CartGroup } from '#lib/core/cart.ts';
import { noMoney, type Money } from '#lib/contract/money.ts';
import type { CartItem } from '#lib/contract/cart.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { variantText } from '#lib/core/products/size-text.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { LineServices } from './line-services.tsx';
import styles from './cart.module.css';

const widths = '(min-width: 577px) 144px, 88px';

/** Picture, name and variant of a line, with its extras and notes. */
export function LineDetails({ group, isOffline }: { group: CartGroup; isOffline: boolean }) {
  const locale = useLocale();
  const {
    items: [item],
  } = group;
  const { product } = item;
  const canHaveServices = item.services.length > 0 && isAvailable(item);
  return (
    <>
      <Picture item={item} sizes={widths} />
      <div className={styles.about}>
        <h2 lang={product.lang ?? catalogLanguage} tabIndex={-1}>
          <b>{product.brand}</b> <a href={shopHref(locale, product.url)}>{product.name}</a>
        </h2>
        <Variant item={item} />
        <Extras item={canHaveServices ? { ...item, mounting: null } : item} />
        {canHaveServices && <LineServices item={item} isOffline={isOffline} />}
        <GroupNotes group={group} />
      </div>
    </>
  );
}

/** The products of a set under its name, with their extras and the notes of the set. */
export function SetDetails({ group }: { group: CartGroup }) {
  const t = useTranslations('cart');
  const locale = useLocale();
  return (
    <div className={styles.set}>
      <h2 tabIndex={-1}>
        <span className={styles.tag}>{t('set')}</span> <span lang={catalogLanguage}>{group.name}</span>
      </h2>
      <ul>
        {group.items.map((item) => (
          <li key={item.hash}>
            <Picture item={item} sizes="72px" />
            <div>
              <h3 lang={item.product.lang ?? catalogLanguage}>
                <b>{item.product.brand}</b> <a href={shopHref(locale, item.product.url)}>{item.product.name}</a>
              </h3>
              <Variant item={item} />
              <Extras item={item} />
            </div>
          </li>
        ))}
      </ul>
      <GroupNotes group={group} />
    </div>
  );
}

function Picture({ item: { product }, sizes }: { item: CartItem; sizes: string }) {
  const locale = useLocale();
  return (
    <a href={shopHref(locale, product.url)} tabIndex={-1} aria-hidden="true" className={styles.picture}>
      <img {...imageProps(product.image, [96, 160, 240, 320], sizes)} alt="" />
    </a>
  );
}

function Variant({ item: { genderSysname: gender, option } }: { item: CartItem }) {
  const t = useTranslations('cart');
  const who = knownText(t, 'genders', gender);
  return (
    <p className={styles.variant}>
      {who && <>{who} · </>}
      <span lang={option.lang ?? catalogLanguage}>{variantText(option)}</span>
    </p>
  );
}

/** Sub-lines: mounting, related products and print, each with its price where the cart knows it. */
function Extras({ item: { mounting, relatedProducts, team, print, option } }: { item: CartItem }) {
  const t = useTranslations('cart');
  const paid = [
    ...(mounting ? [{ key: mounting.id, name: mounting.name, lang: mounting.lang, price: mounting.price }] : []),
    ...relatedProducts.map(({ optionId, name, lang, price }) => ({ key: String(optionId), name, lang, price })),
  ];
  if (paid.length === 0 && team === null && print === null) return null;
  return (
    <ul className={styles.extras}>
      {paid.map(({ key, name, lang, price }) => (
        <li key={key}>
          <span lang={lang ?? catalogLanguage}>+ {name}</span> <ExtraPrice price={price} count={option.quantity} />
        </li>
      ))}
      {team !== null && <li>{t('team')}</li>}
      {print?.name != null && (
        <li>
          {t('printName')} <b lang={catalogLanguage}>{print.name}</b>
        </li>
      )}
      {print?.number != null && (
        <li>
          {t('printNumber')} <b>{print.number}</b>
        </li>
      )}
      {print && (
        <li>
          {t('printing')} <ExtraPrice price={print.price} count={option.quantity} />
        </li>
      )}
    </ul>
  );
}

/** The price of an extra, times the quantity of its line. */
function ExtraPrice({ price, count }: { price: Money; count: number }) {
  const t = useTranslations('cart');
  return (
    <span className="number">
      {count > 1 && t('times', { count })}
      {formatPrice(price)}
    </span>
  );
}

/** What has changed since a line or set was added, whether it is available, and how it is delivered. */
function GroupNotes({ group }: { group: CartGroup }) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const { items, isSet } = group;
  const [first] = items;
  const change = isAvailable(first) ? priceChange(group) : noMoney;
  const low = items.find(isRunningLow);
  const shortStocks = items.filter(({ status }) => status === 'reduced').map(({ option }) => option.stock);
  return (
    <>
      {change < 0 && <p className={styles.cheaper}>{t('cheaper', { change: formatPrice(change) })}</p>}
      {change > 0 && <p className={styles.dearer}>{t('dearer', { change: `+${formatPrice(change)}` })}</p>}
      {low && <p className={styles.note}>{t('runningLow', { stock: low.option.stock })}</p>}
      {shortStocks.length > 0 && <p className={styles.warning}>{t('reduced', { stock: Math.min(...shortStocks) })}</p>}
      {!isAvailable(first) && (
        <p className={styles.warning}>
          {t('soldOut')}{' '}
          <a
            href={shopHref(locale, first.product.url)}
            className={styles.alternatives}
            aria-label={`${t('alternatives')}: ${group.name}`}
          >
            {t('alternatives')}
          </a>
        </p>
      )}
      {items.some(({ isHeavy }) => isHeavy) && <p className={styles.note}>{t('heavy')}</p>}
      {first.mounting && !isSet && first.isBike && <p className={styles.note}>{t('bikeMounted')}</p>}
      {first.mounting && !isSet && first.isSki && <p className={styles.note}>{t('skiMounted')}</p>}
    </>
  );
}
