import { useLocale, useTranslations } from 'next-intl';
import type { CardOption, ComparedProduct } from '#lib/contract/product.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { localePath } from '#lib/core/locales.ts';
import { isSized } from '#lib/core/products/size-text.ts';
import { sizeName, variantUrl } from '#lib/core/products/variants.ts';
import { ButtonLink, ButtonSummary } from '#components/ui/button.tsx';
import styles from './buy.module.css';

interface Props {
  product: ComparedProduct;
}

/**
 * The way into the cart below a product (ADR-0120): its sizes, or nothing to choose. Each is a link to that variant's
 * page, which a press puts into the cart in place once the island is there; what asks for more is chosen on the page.
 */
export function Buy({ product }: Props) {
  const t = useTranslations('comparison');
  const { options } = product;
  if (product.sizes.length === 0) return null;
  if (!options) return product.sizes.length > 1 ? <SizesOfPage product={product} /> : <ToPage product={product} />;
  const [only] = options;
  if (!only) return null;
  if (!isSized(product))
    return <Option product={product} option={only} className={styles.buy} variant="solid" text={t('buy')} />;
  return (
    <details className={`${styles.sizes} no-print`}>
      <ButtonSummary className={styles.buy}>
        {t('buy')} <span className="hidden-text">({product.name})</span>
      </ButtonSummary>
      <p>{t('chooseSize')}</p>
      <ul>
        {options.map((option) => (
          <li key={option.id}>
            <Option product={product} option={option} text={sizeName(product, option.size)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Of what has more to choose than a size, as a bicycle that can be assembled: the page, with the size chosen there. */
function SizesOfPage({ product }: Props) {
  const t = useTranslations('comparison');
  const [colour] = product.colours;
  const locale = useLocale();
  return (
    <details className={`${styles.sizes} no-print`}>
      <ButtonSummary variant="outline" className={styles.buy}>
        {t('pickSize')} <span className="hidden-text">({product.name})</span>
      </ButtonSummary>
      <ul>
        {product.sizes.map((size) => (
          <li key={size}>
            <a
              className="no-print"
              href={localePath(locale, variantUrl(product, colour?.slug ?? '', size))}
              rel="nofollow"
              lang={product.sizeNames ? undefined : catalogLanguage}
            >
              {sizeName(product, size)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The same of one size. */
function ToPage({ product: { url, name } }: Props) {
  const t = useTranslations('comparison');
  return (
    <ButtonLink variant="outline" className={`no-print ${styles.buy}`} href={localePath(useLocale(), url)}>
      {t('choose')} <span className="hidden-text">({name})</span>
    </ButtonLink>
  );
}

interface OptionProps extends Props {
  option: CardOption;
  text: string;
  variant?: 'solid' | 'plain';
  className?: string | undefined;
}

function Option({ product, option, text, variant = 'plain', className = '' }: OptionProps) {
  const t = useTranslations('purchase');
  const [colour] = product.colours;
  const locale = useLocale();
  const size = isSized(product) ? sizeName(product, option.size) : null;
  return (
    <ButtonLink
      variant={variant}
      className={`${className} no-print`}
      href={localePath(locale, variantUrl(product, colour?.slug ?? '', option.size))}
      rel="nofollow"
      lang={variant === 'solid' || product.sizeNames ? undefined : catalogLanguage}
      {...(option.isSoldOut
        ? { 'data-sold-out': '', 'aria-label': t('sizeSoldOut', { size: text }) }
        : { 'data-option': option.id, 'data-variant': [colour?.name, size].filter(Boolean).join(', ') })}
    >
      {text}
    </ButtonLink>
  );
}
