import { fold } from '#lib/core/text/fold.ts';
import type { CatalogStructure } from '../../catalog/structure.ts';
import { Typos } from '../typos.ts';
import { englishKey, englishStem, englishStemKey, shopEnglishPhrases, type EnglishPhrases } from './phrase-list.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const hungarianKey = (words: readonly string[]) => words.map(fold).join(' ');

/** Shorter beginnings of words say too little. */
const shortestBegun = 3;

/** What English calls the goods of a catalog: the phrases of the list, then what the catalog says by its translations. */
export class EnglishWords {
  readonly #byKey = new Map<string, string>();
  readonly #byStems = new Map<string, string>();
  readonly #english = new Map<string, string>();
  /** Stems of all words that stand in phrases. */
  readonly #stems = new Set<string>();
  readonly #typos = new Typos();

  constructor(structure: Pick<CatalogStructure, 'categories' | 'sports' | 'terms'>, phrases = shopEnglishPhrases) {
    const { categories, sports, terms } = structure;
    const named = [...categories, ...sports].map(({ name, translations }) => ({
      hungarian: name,
      name: translations?.en?.name,
    }));
    const colours = terms.flatMap(({ of, text, translations }) =>
      of === 'colour' ? [{ hungarian: text, name: translations.en?.name }] : [],
    );
    const ofCatalog = [...named, ...colours].flatMap(({ hungarian, name }) =>
      name === undefined ? [] : [{ hungarian, english: [name] }],
    );
    for (const entry of [...phrases, ...ofCatalog]) this.#take(entry);
  }

  /** What the catalog calls an English phrase; undefined for one that it has no words for. */
  hungarian(words: readonly string[]): string | undefined {
    return this.#byKey.get(englishKey(words)) ?? this.#byStems.get(englishStemKey(words));
  }

  /** How English says words of the catalog. */
  english(words: readonly string[]): string | undefined {
    return this.#english.get(hungarianKey(words));
  }

  /** Whether a word stands in some phrase. */
  isKnown(word: string): boolean {
    return this.#stems.has(englishStem(word));
  }

  /** The word that a mistyped one was meant for; undefined where none is like it. */
  spelled(word: string): string | undefined {
    const [best] = this.#typos.near(englishStem(word)).toSorted((a, b) => a.cost - b.cost);
    return best?.word;
  }

  /** The word that one goes on to that is not typed to its end. */
  completed(word: string): string | undefined {
    const begun = word.toLowerCase();
    return begun.length < shortestBegun ? undefined : [...this.#stems].find((stem) => stem.startsWith(begun));
  }

  #take({ hungarian, others = [], english }: EnglishPhrases): void {
    const said = english[0] ?? '';
    // A name of the catalog is lowered as in a sentence: "Rain jackets", but not "T-shirts".
    const lowered = /^\p{Lu}\p{Ll}/u.test(said) ? said.slice(0, 1).toLowerCase() + said.slice(1) : said;
    for (const key of [hungarian, ...others].map((text) => hungarianKey(wordsOf(text))))
      if (!this.#english.has(key)) this.#english.set(key, lowered);
    for (const phrase of english) {
      const words = wordsOf(phrase);
      for (const [map, one] of [
        [this.#byKey, englishKey(words)],
        [this.#byStems, englishStemKey(words)],
      ] as const)
        if (!map.has(one)) map.set(one, hungarian.toLowerCase());
      for (const stem of words.map(englishStem)) {
        this.#stems.add(stem);
        this.#typos.add(stem);
      }
    }
  }
}

/** Words of the catalogs that are served, which are few: a catalog that has changed is another structure. */
const known = new WeakMap<object, EnglishWords>();

export function englishWordsOf(structure: CatalogStructure): EnglishWords {
  const words = known.get(structure) ?? new EnglishWords(structure);
  known.set(structure, words);
  return words;
}
