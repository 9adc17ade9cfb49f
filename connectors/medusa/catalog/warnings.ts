import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What of the engine does not fit the shop, by product. Each is said once; the file beside the store has those of now,
 * written beside and renamed, so that nobody reads half of it.
 */
export class Warnings {
  readonly #folder: string | null;
  readonly #say: (line: string) => void;
  readonly #now = new Map<string, string[]>();

  constructor(folder: string | null, say: (line: string) => void) {
    this.#folder = folder;
    this.#say = say;
  }

  /** What is to be said of a product now, in place of what was. */
  set(productId: string, sentences: readonly string[]): void {
    const before = new Set(this.#now.get(productId));
    for (const sentence of sentences) if (!before.has(sentence)) this.#say(`${productId}: ${sentence}`);
    if (sentences.length > 0) this.#now.set(productId, [...sentences]);
    else this.#now.delete(productId);
  }

  /** Those of some products of which nothing is said yet. */
  unknown(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.#now.has(id));
  }

  lines(): string[] {
    return [...this.#now].flatMap(([id, sentences]) => sentences.map((sentence) => `${id}: ${sentence}`)).toSorted();
  }

  write(): void {
    if (this.#folder === null) return;
    const file = join(this.#folder, 'warnings.txt');
    writeFileSync(
      `${file}.part`,
      this.lines()
        .map((line) => `${line}\n`)
        .join(''),
    );
    renameSync(`${file}.part`, file);
  }
}
