import type { WirePhrase } from '#lib/contract/search.ts';
import { countBits } from './bitmap.ts';
import { readChoice } from './choice.ts';
import { directPath } from './direct.ts';
import { find } from './product-search.ts';
import { QueryRun } from './query-run.ts';
import type { ReadModel } from './read-model.ts';
import { phrases } from './suggest.ts';

/** Share of the time that counting may take while the catalog changes: a twentieth. */
const restFactor = 19;

/**
 * How many products a phrase finds that is chosen in the search box; 0 for one that leads to other words than its own.
 * Every role finds the same.
 */
export function countOf(model: ReadModel, phrase: string): number {
  const path = directPath(model, phrase);
  const page = path === null ? null : model.pages.find(path);
  if (page) return countBits(model.documentsOf(page));
  const choice = readChoice(model, { q: phrase }, 'vk', null);
  const { corrected, notSold, leftOut, total } = find(model, choice, false, new QueryRun());
  return corrected === null && notSold.length === 0 && leftOut.length === 0 ? total : 0;
}

/** What was counted, and of which state of which model. */
interface Counted {
  model: ReadModel;
  changes: number;
  phrases: WirePhrase[];
}

interface PhraseCountsOptions {
  model: () => ReadModel;
  /** Lets requests have their turn between two phrases. */
  rest: () => Promise<void>;
  /** Counts milliseconds steadily. */
  clock?: () => number;
}

/**
 * The phrases of the search box with what each finds, counted once for a state of the catalog, one by one between
 * requests. While a changed catalog is counted, the last numbers stand.
 */
export class PhraseCounts {
  readonly #options: Required<PhraseCountsOptions>;
  #counted: Counted | null = null;
  #counting: Promise<Counted> | null = null;
  #countsFrom = 0;

  constructor({ clock = () => performance.now(), ...options }: PhraseCountsOptions) {
    this.#options = { ...options, clock };
  }

  /** Phrases that find something, heaviest first. Waits for the first count alone. */
  async phrases(): Promise<WirePhrase[]> {
    const model = this.#options.model();
    const isTrue = this.#counted?.model === model && this.#counted.changes === model.changes;
    if (!isTrue && this.#options.clock() >= this.#countsFrom) this.#counting ??= this.#count(model);
    const { phrases: known } = this.#counted ?? (await this.#counting) ?? { phrases: [] };
    return known;
  }

  async #count(model: ReadModel): Promise<Counted> {
    const { clock, rest } = this.#options;
    const { changes } = model;
    const counted: WirePhrase[] = [];
    let worked = 0;
    try {
      for (const entry of phrases(model)) {
        const started = clock();
        const count = countOf(model, entry.phrase);
        worked += clock() - started;
        if (count > 0) counted.push({ ...entry, count });
        await rest();
      }
      this.#counted = { model, changes, phrases: counted };
      return this.#counted;
    } finally {
      this.#counting = null;
      this.#countsFrom = clock() + worked * restFactor;
    }
  }
}
