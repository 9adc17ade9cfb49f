import { useLocale, useTranslations } from 'next-intl';
import { additionHref } from '#lib/compare/index.ts';
import type { Product } from '#lib/contract/product.ts';
import { localePath } from '#lib/core/locales.ts';

interface Props {
  product: Pick<Product, 'id' | 'name'>;
  /** How its page draws links of their own line; it has no rules of its own among those of a first screen. */
  className: string | undefined;
}

/**
 * The way of a product into the comparison: a link that works by itself, in whose place a button stands once the code
 * of comparing is there.
 */
export function CompareLink({ product: { id, name }, className }: Props) {
  const t = useTranslations('comparison');
  const locale = useLocale();
  return (
    <p className={className} data-compare={id} data-name={name}>
      <a href={localePath(locale, additionHref(id))} rel="nofollow">
        {t('title')}
      </a>
    </p>
  );
}
