import type { CatalogProduct, Gender } from '../catalog/model.ts';
import { factWords } from '../filters/fact-texts.ts';
import type { FieldTexts } from './text-fields.ts';

const genderWords: Record<Gender, string> = {
  female: 'női',
  male: 'férfi',
  kinder: 'gyerek',
  unisex: 'női férfi uniszex',
};

/** What the catalog says of a product beside the product itself. */
export interface ProductSurroundings {
  brand: string;
  /** Names of its category and of those above. */
  categories: readonly string[];
  sports: readonly string[];
}

/** The texts by which a product is found. */
export function productTexts(product: CatalogProduct, { brand, categories, sports }: ProductSurroundings): FieldTexts {
  const { colours, description, highlights, facts, attributes, materials, sizes } = product;
  return {
    name: [product.name],
    brand: [brand, brand.replace(/[\s.&'’-]+/g, '')],
    category: categories,
    synonym: product.synonyms,
    colour: colours.flatMap((colour) => [colour.family, colour.name]),
    sport: [...sports, genderWords[product.gender]],
    prose: description,
    description: [
      ...highlights,
      ...factWords(facts),
      ...attributes.map(({ value }) => value),
      ...(materials === null ? [] : [materials]),
      ...sizes,
    ],
  };
}
