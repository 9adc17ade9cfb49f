import { growArray } from './growable-array.ts';

/** Option numbers of every value of a kind, a colour family or a size, ascending. */
export class OptionLists {
  readonly #lists: Uint32Array[] = [];
  readonly #lengths: number[] = [];

  /** Options come in ascending order. */
  add(value: number, option: number): void {
    const length = this.#lengths[value] ?? 0;
    const list = growArray(this.#lists[value] ?? new Uint32Array(0), length + 1, Uint32Array);
    list[length] = option;
    this.#lists[value] = list;
    this.#lengths[value] = length + 1;
  }

  /** How many options have one of the values. */
  count(values: Iterable<number>): number {
    let count = 0;
    for (const value of values) count += this.#lengths[value] ?? 0;
    return count;
  }

  /** The options of a value. */
  of(value: number): Uint32Array {
    return (this.#lists[value] ?? new Uint32Array(0)).subarray(0, this.#lengths[value] ?? 0);
  }
}
