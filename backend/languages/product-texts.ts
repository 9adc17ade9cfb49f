import type { WireProduct } from '#lib/contract/product.ts';
import type { Language } from '#lib/contract/language.ts';
import type { CatalogProduct } from '../catalog/model.ts';

/** A product's page with its own texts in a language, as far as its record has them. */
export function productTextsIn(
  language: Language,
  page: WireProduct,
  { translations }: Pick<CatalogProduct, 'translations'>,
): WireProduct {
  const given = Object.entries(translations?.[language] ?? {}).filter(([, text]) => text !== undefined);
  if (given.length === 0) return page;
  const texts: Partial<Pick<WireProduct, 'name' | 'description' | 'highlights'>> = Object.fromEntries(given);
  const { name } = texts;
  return {
    ...page,
    ...texts,
    langs: { ...page.langs, ...Object.fromEntries(given.map(([field]) => [field, language])) },
    breadcrumbs: page.breadcrumbs.map((crumb, at) =>
      name === undefined || at < page.breadcrumbs.length - 1 ? crumb : { ...crumb, name, lang: language },
    ),
  };
}
