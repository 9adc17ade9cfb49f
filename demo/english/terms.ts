import type { CatalogProduct, CatalogSet, CatalogTerm } from '../model.ts';
import { englishAdvice } from './advice.ts';
import { englishAttribute } from './attributes.ts';
import { englishColour } from './colours.ts';
import { guidePictures } from './guide-pictures.ts';
import { englishHolidays } from './holidays.ts';
import { authorRoles, englishOffer } from './names.ts';
import { englishSize } from './sizes.ts';
import { englishTraces } from './traces.ts';
import { englishView } from './views.ts';
import { englishMaterials, englishValue } from './values.ts';

/** What a product's pictures show: their descriptions without brand, name and colour. */
const viewsOf = ({ name, colours }: CatalogProduct): string[] =>
  colours.flatMap((colour) => {
    const before = `${name}, ${colour.name}, `;
    return colour.images.map(({ alt }) => alt.slice(alt.indexOf(before) + before.length));
  });

const inOrder = (texts: Iterable<string>) => [...new Set(texts)].toSorted((a, b) => (a < b ? -1 : 1));

/** What stands at many products, and how each kind of it is told in English. */
const kinds: readonly (readonly [
  textsOf: (product: CatalogProduct) => readonly string[],
  inEnglish: (text: string) => string | undefined,
])[] = [
  [({ attributes }) => attributes.map(({ name }) => name), englishAttribute],
  [({ attributes }) => attributes.map(({ value }) => value), englishValue],
  [({ materials }) => (materials ? [materials] : []), englishMaterials],
  [viewsOf, englishView],
  [({ care, warnings }) => [care ?? [], warnings].flat(), englishAdvice],
  [({ refurbishment }) => (refurbishment ? [refurbishment.traces] : []), englishTraces],
];

/** Each text once, in the order of the texts, in which the catalog keeps them. */
function goodsTexts(products: readonly CatalogProduct[], sets: readonly CatalogSet[]): CatalogTerm[] {
  const names = new Map([
    ...kinds.flatMap(([textsOf, inEnglish]) =>
      inOrder(products.flatMap(textsOf)).flatMap((text) => {
        const name = inEnglish(text);
        return name === undefined ? [] : [[text, name] as const];
      }),
    ),
    ...[...products.flatMap(({ mounting }) => mounting), ...sets].map(
      ({ name }) => [name, englishOffer(name)] as const,
    ),
    ...Object.entries({ ...authorRoles, ...guidePictures, ...englishHolidays }),
  ]);
  return inOrder(names.keys()).map((text) => ({
    of: 'attribute',
    text,
    translations: { en: { name: names.get(text)! } },
  }));
}

/** What colours, words of sizes, data of products, services and sets are called in English. */
export function catalogTerms(products: readonly CatalogProduct[], sets: readonly CatalogSet[]): CatalogTerm[] {
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
    ...goodsTexts(products, sets),
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
