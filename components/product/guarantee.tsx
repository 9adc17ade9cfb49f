import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import { localePath } from '#lib/core/locales.ts';
import { bandTexts, guaranteesOf, legalGuaranteeYears, mandatoryText } from '#lib/core/products/guarantee.ts';
import { variantPaths } from '#variant/paths.ts';

/** What the law, the producer and the shop guarantee (Directive 2011/83/EU, Art. 6 (1) l, la). */
export function Guarantee({ product }: { product: Product }) {
  const t = useTranslations('product.guarantee');
  const locale = useLocale();
  const { mandatory, refurbished, durability } = guaranteesOf(product);
  return (
    <section data-guarantee>
      <h2>{t('title')}</h2>
      <dl>
        <div>
          <dt>{t('legal')}</dt>
          <dd>
            {t('legalText', { years: legalGuaranteeYears })}{' '}
            <a href={localePath(locale, variantPaths.guarantee)}>{t('more')}</a>
          </dd>
        </div>
        {mandatory !== null && (
          <div>
            <dt>{t('mandatory')}</dt>
            <dd>{t(mandatoryText(mandatory), { years: mandatory, ...bandTexts })}</dd>
          </div>
        )}
        {refurbished !== null && (
          <div>
            <dt>{t('refurbished')}</dt>
            <dd>{t('refurbishedText', { years: refurbished })}</dd>
          </div>
        )}
        {durability !== null && (
          <div>
            <dt>{t('durability')}</dt>
            <dd>{t('durabilityText', { years: durability, maker: product.brand.name })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
