import type { Facts } from '#lib/contract/facts.ts';
import { emptyBitmap, hasBit, setBit, type Bitmap } from './bitmap.ts';
import { growArray } from './growable-array.ts';

/** The documents that say one number of a fact, ascending. */
interface Sayers {
  value: number;
  documents: Uint32Array;
  count: number;
}

/** Which goods say just this number of a fact; filters know their bands alone. Documents are added at the end. */
export class FactNumbers {
  readonly #byFact = new Map<string, Map<number, Sayers>>();

  /** Adds the numbers of a document, which is above all before it. */
  add(document: number, facts: Facts): void {
    for (const [key, value] of Object.entries(facts)) {
      if (typeof value !== 'number') continue;
      const ofFact = this.#byFact.get(key) ?? new Map<number, Sayers>();
      this.#byFact.set(key, ofFact);
      const sayers = ofFact.get(value) ?? { value, documents: new Uint32Array(0), count: 0 };
      ofFact.set(value, sayers);
      sayers.documents = growArray(sayers.documents, sayers.count + 1, Uint32Array);
      sayers.documents[sayers.count] = document;
      sayers.count += 1;
    }
  }

  /** Those of the documents that say this very number; null for none. */
  exactly(key: string, value: number, within: Bitmap): Bitmap | null {
    const sayers = this.#byFact.get(key)?.get(value);
    return sayers ? common(sayers, within) : null;
  }

  /** Those of the documents whose number comes nearest; null where none says one. Of two as near, the smaller number. */
  nearest(key: string, value: number, within: Bitmap): Bitmap | null {
    const inOrder = [...(this.#byFact.get(key)?.values() ?? [])].toSorted(
      (a, b) => Math.abs(a.value - value) - Math.abs(b.value - value) || a.value - b.value,
    );
    for (const sayers of inOrder) {
      const found = common(sayers, within);
      if (found) return found;
    }
    return null;
  }
}

function common({ documents, count }: Sayers, within: Bitmap): Bitmap | null {
  let found: Bitmap | null = null;
  for (let at = 0; at < count; at += 1) {
    const document = documents[at] ?? 0;
    if (!hasBit(within, document)) continue;
    found ??= emptyBitmap(within.length * 32);
    setBit(found, document);
  }
  return found;
}
