import { LRUCache } from 'lru-cache';
import type { CatalogProduct, Gender } from '../catalog/model.ts';
import { factWords } from '../filters/fact-texts.ts';
import { hasHeadAsWritten } from './hungarian/compounds.ts';
import { basesOf } from './hungarian/forms.ts';
import { genderOf } from './people.ts';
import type { FieldTexts } from './text-fields.ts';
import { wordsOfQuery } from './words.ts';

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

/** The model in a name, which stands before the words of its kind, and the rest of it. */
function namesOf({ name, synonyms }: CatalogProduct, categories: readonly string[]): FieldTexts {
  const words = name.split(' ');
  const first = words.findIndex((word) => saysKind(word, categories, synonyms));
  return first <= 0
    ? { name: [name] }
    : { model: [words.slice(0, first).join(' ')], name: [words.slice(first).join(' ')] };
}

/** Whether a word is of the product's kind: a person, a head of sports goods, a word of its category or synonyms. */
function saysKind(word: string, categories: readonly string[], synonyms: readonly string[]): boolean {
  if (genderOf(word) !== undefined) return true;
  if (hasHeadLately.memo(word)) return true;
  const bases = basesIn(word);
  return [...categories, ...synonyms].some((text) => !basesIn(text).isDisjointFrom(bases));
}

/** Dictionary forms of the words of texts that recur: names of categories, synonyms, words of names. */
const basesLately = new LRUCache<string, ReadonlySet<string>>({
  maxSize: 20_000,
  sizeCalculation: () => 1,
  memoMethod: (text) => new Set(wordsOfQuery(text).flatMap((word) => [...basesOf(word)])),
});
const hasHeadLately = new LRUCache<string, boolean>({
  maxSize: 20_000,
  sizeCalculation: () => 1,
  memoMethod: (text) => wordsOfQuery(text).some(hasHeadAsWritten),
});
const basesIn = (text: string) => basesLately.memo(text);

/** The texts by which a product is found. */
export function productTexts(product: CatalogProduct, { brand, categories, sports }: ProductSurroundings): FieldTexts {
  const { colours, description, highlights, facts, attributes, materials, sizes } = product;
  return {
    ...namesOf(product, categories),
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
