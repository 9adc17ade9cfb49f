import type { CatalogueProduct, Gender } from '../catalogue/model.ts';
import { bits, emptyBitmap, intersection, setBit, type Bitmap } from './bitmap.ts';
import { Vocabulary } from './vocabulary.ts';
import { compoundOf, fold, snowballStem, stem, wordsOf, type Compound } from './words.ts';

/** What a word of a product counts for, by where it stands. */
const weights = { name: 8, brand: 6, category: 4, colour: 3, sport: 2, description: 1 } as const;
type Field = keyof typeof weights;

const genderWords: Record<Gender, string> = {
  female: 'női', male: 'férfi', kinder: 'gyerek', unisex: 'női férfi uniszex',
};

/** Texts of up to so many words recur from product to product: categories, highlights, values of attributes. */
const repeatedTextWords = 5;

/** Words of a query that say nothing of the goods. */
const fillers = new Set(['a', 'az', 'és']);

/** The texts of a product by what they count for. */
export interface ProductTexts {
  name: string;
  brand: string;
  /** Names of its category and of those above. */
  category: string[];
  sport: string[];
}

export interface TextHits {
  documents: Bitmap;
  /** Relevance by document number, for those in `documents`. */
  scores: Uint8Array;
  /** The query with its mistyped words replaced; null where it was taken as typed. */
  corrected: string | null;
}

interface Match {
  stems: Iterable<string>;
  /** What the word was replaced by; null where it stands. */
  corrected: string | null;
}

/**
 * Words → products. A word is found by its stem; a compound by its parts too, so that "cipő" finds "futócipő".
 * All words of a query must match.
 */
export class TextIndex {
  readonly #size: number;
  /** Document numbers of a stem, ascending, each in one number with what its word counts for. */
  readonly #postings: ReadonlyMap<string, Uint32Array>;
  readonly #bySnowball = new Map<string, Set<string>>();
  readonly #vocabulary = new Vocabulary();

  constructor(products: readonly CatalogueProduct[], textsOf: (product: CatalogueProduct) => ProductTexts) {
    this.#size = products.length;
    const analyse = this.#analyser();
    const postings = new Map<string, number[]>();
    products.forEach((product, document) => {
      for (const [field, texts] of fieldsOf(product, textsOf(product))) {
        for (const text of texts) {
          for (const word of analyse(text)) {
            for (const key of word.stems) post(postings, key, document, weights[field]);
            if (field !== 'description') this.#learn(word);
          }
        }
      }
    });
    this.#postings = new Map(Array.from(postings, ([key, entries]) => [key, Uint32Array.from(entries)]));
    this.#vocabulary.complete();
  }

  /** Products that match every word of a normalised query; null for a query without any word. */
  search(query: string): TextHits | null {
    const typed = wordsOf(query);
    const telling = typed.filter((word) => !fillers.has(word));
    const words = this.#joined(telling.length > 0 ? telling : typed);
    if (words.length === 0) return null;
    const matches = words.map((word, at) => this.#match(word, at === words.length - 1));
    const found = matches.map((match) => this.#weigh(match.stems));
    const documents = found.reduce<Bitmap | null>(
      (common, { set }) => (common ? intersection(common, set) : set), null,
    ) ?? emptyBitmap(this.#size);
    const scores = new Uint8Array(this.#size);
    for (const document of bits(documents)) {
      scores[document] = Math.min(255, found.reduce((sum, { weight }) => sum + (weight[document] ?? 0), 0));
    }
    const corrected = matches.some((match) => match.corrected !== null)
      ? matches.map((match, at) => match.corrected ?? words[at]).join(' ')
      : null;
    return { documents, scores, corrected };
  }

  /** Texts → words, each of which is analysed once; names and descriptions hardly ever come twice. */
  #analyser(): (text: string) => readonly AnalysedWord[] {
    const texts = new Map<string, readonly AnalysedWord[]>();
    const words = new Map<string, AnalysedWord>();
    const analyse = (written: string) => {
      const known = words.get(written);
      if (known) return known;
      const word = analyseWord(written);
      words.set(written, word);
      this.#relate(word);
      return word;
    };
    return (text) => {
      const known = texts.get(text);
      if (known) return known;
      const analysed = wordsOf(text).map(analyse);
      if (analysed.length <= repeatedTextWords) texts.set(text, analysed);
      return analysed;
    };
  }

  /** Lets a form whose own stem is unknown be found by the stem that Snowball sees in it. */
  #relate({ stems: [own], snowball }: AnalysedWord): void {
    const related = this.#bySnowball.get(snowball);
    if (related) related.add(own);
    else this.#bySnowball.set(snowball, new Set([own]));
  }

  /** Words of descriptions are left out: nobody means them by a mistyped word. */
  #learn({ folded, written, stems: [own], compound }: AnalysedWord): void {
    this.#vocabulary.add(folded, written, own);
    if (compound) this.#vocabulary.add(compound.head.folded, compound.head.written, compound.head.stem);
  }

  /** Words typed apart that the catalogue writes as one are one: "futó cipő" is "futócipő". */
  #joined(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      const pair = word + (words[at + 1] ?? '');
      if (at + 1 < words.length && this.#postings.has(stem(fold(pair)))) {
        joined.push(pair);
        at += 1;
      } else {
        joined.push(word);
      }
    }
    return joined;
  }

  #match(word: string, isLast: boolean): Match {
    const folded = fold(word);
    const own = stem(folded);
    if (this.#postings.has(own)) return { stems: [own], corrected: null };
    const related = this.#bySnowball.get(snowballStem(folded));
    if (related) return { stems: related, corrected: null };
    const begun = isLast ? this.#vocabulary.stemsBeginning(folded) : new Set<string>();
    if (begun.size > 0) return { stems: begun, corrected: null };
    const nearest = this.#vocabulary.nearest(folded);
    return nearest ? { stems: [nearest.stem], corrected: nearest.written } : { stems: [], corrected: null };
  }

  #weigh(stems: Iterable<string>): { set: Bitmap; weight: Uint8Array } {
    const set = emptyBitmap(this.#size);
    const weight = new Uint8Array(this.#size);
    for (const key of stems) {
      for (const entry of this.#postings.get(key) ?? []) {
        const document = entry >>> weightBits;
        setBit(set, document);
        weight[document] = Math.max(weight[document] ?? 0, entry & weightMask);
      }
    }
    return { set, weight };
  }
}

interface AnalysedWord {
  folded: string;
  written: string;
  compound: Compound | null;
  /** Its own stem, then those of a compound's parts. */
  stems: [own: string, ...parts: string[]];
  snowball: string;
}

function analyseWord(written: string): AnalysedWord {
  const folded = fold(written);
  const compound = compoundOf(folded);
  const parts = compound ? [compound.first, compound.head.stem] : [];
  return { folded, written, compound, stems: [stem(folded), ...parts], snowball: snowballStem(folded) };
}

const weightBits = 4;
const weightMask = 15;

/** Notes a word of a document; documents come in ascending order, and the best of its words counts. */
function post(postings: Map<string, number[]>, key: string, document: number, weight: number): void {
  const entries = postings.get(key);
  const entry = (document << weightBits) | weight;
  const last = entries?.at(-1);
  if (!entries || last === undefined) postings.set(key, [entry]);
  else if (last >>> weightBits !== document) entries.push(entry);
  else if (entry > last) entries[entries.length - 1] = entry;
}

function fieldsOf(product: CatalogueProduct, texts: ProductTexts): [Field, readonly string[]][] {
  const brand = [texts.brand, texts.brand.replace(/[\s.&'’-]+/g, '')];
  return [
    ['name', [texts.name]],
    ['brand', brand],
    ['category', texts.category],
    ['colour', product.colours.flatMap((colour) => [colour.family, colour.name])],
    ['sport', [...texts.sport, ...product.synonyms, genderWords[product.gender]]],
    ['description', [
      ...product.description, ...product.highlights, ...product.attributes.map(({ value }) => value), ...product.sizes,
    ]],
  ];
}
