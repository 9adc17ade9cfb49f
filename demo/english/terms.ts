import type { CatalogProduct, CatalogTerm } from '../model.ts';
import { englishAdvice } from './advice.ts';
import { englishAttribute } from './attributes.ts';
import { englishColour } from './colours.ts';
import { englishSize } from './sizes.ts';
import { englishMaterials, englishValue } from './values.ts';

const inOrder = (texts: Iterable<string>) => [...new Set(texts)].toSorted((a, b) => (a < b ? -1 : 1));

/** What the colours, the words of sizes and the data of products are called in English. */
export function catalogTerms(products: readonly CatalogProduct[]): CatalogTerm[] {
  const colours = inOrder(products.flatMap((one) => one.colours.flatMap(({ name, family }) => [name, family])));
  const sizes = inOrder(
    products.flatMap(({ sizes: labels, sizeSystem, sizeTable }) => [
      ...labels,
      ...(sizeSystem === '' ? [] : [sizeSystem]),
      ...(sizeTable?.columns ?? []),
      ...(sizeTable?.rows.flat() ?? []),
    ]),
  );
  const attributes = inOrder(products.flatMap((one) => one.attributes.map(({ name }) => name)));
  const values = inOrder(products.flatMap((one) => one.attributes.map(({ value }) => value)));
  const materials = inOrder(products.flatMap((one) => one.materials ?? []));
  const advice = inOrder(
    products.flatMap((one) => [one.care ?? [], one.warnings, one.refurbishment?.traces ?? []].flat()),
  );
  const datum = (text: string, name: string | undefined): CatalogTerm[] =>
    name === undefined ? [] : [{ of: 'attribute', text, translations: { en: { name } } }];
  return [
    ...attributes.flatMap((text) => datum(text, englishAttribute(text))),
    ...values.flatMap((text) => datum(text, englishValue(text))),
    ...materials.flatMap((text) => datum(text, englishMaterials(text))),
    ...advice.flatMap((text) => datum(text, englishAdvice(text))),
    ...colours.map((text): CatalogTerm => ({
      of: 'colour',
      text,
      translations: { en: { name: englishColour(text) } },
    })),
    ...sizes.flatMap((text): CatalogTerm[] => {
      const name = englishSize(text);
      return name === undefined ? [] : [{ of: 'size', text, translations: { en: { name } } }];
    }),
  ];
}
