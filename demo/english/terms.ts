import type { CatalogProduct, CatalogTerm } from '../model.ts';
import { englishAdvice } from './advice.ts';
import { englishAttribute } from './attributes.ts';
import { englishColour } from './colours.ts';
import { englishSize } from './sizes.ts';
import { englishMaterials, englishValue } from './values.ts';

const inOrder = (texts: Iterable<string>) => [...new Set(texts)].toSorted((a, b) => (a < b ? -1 : 1));

/** What stands at many products, and how each kind of it is told in English. */
const kinds: readonly (readonly [
  textsOf: (product: CatalogProduct) => readonly string[],
  inEnglish: (text: string) => string | undefined,
])[] = [
  [({ attributes }) => attributes.map(({ name }) => name), englishAttribute],
  [({ attributes }) => attributes.map(({ value }) => value), englishValue],
  [({ materials }) => (materials ? [materials] : []), englishMaterials],
  [({ care, warnings, refurbishment }) => [care ?? [], warnings, refurbishment?.traces ?? []].flat(), englishAdvice],
];

/** Each text once, in the order of the texts, in which the catalog keeps them. */
function goodsTexts(products: readonly CatalogProduct[]): CatalogTerm[] {
  const names = new Map(
    kinds.flatMap(([textsOf, inEnglish]) =>
      inOrder(products.flatMap(textsOf)).flatMap((text) => {
        const name = inEnglish(text);
        return name === undefined ? [] : [[text, name] as const];
      }),
    ),
  );
  return inOrder(names.keys()).map((text) => ({
    of: 'attribute',
    text,
    translations: { en: { name: names.get(text)! } },
  }));
}

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
  return [
    ...goodsTexts(products),
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
