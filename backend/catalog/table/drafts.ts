import { slugify } from '#lib/core/text/slug.ts';
import type { Problem } from '../lines.ts';
import type { Columns } from './columns.ts';
import type { TableRow } from './reading.ts';

/** Fields that each row says of its own option; all others are the product's. */
const ofOptions = /^(?:size|colour|colourFamily|swatch|sku|ean|stock|picture)(?:\.|$)/;
/** Longest part of a code or a size that a message repeats. */
const longestQuote = 60;

interface Said {
  text: string;
  line: number;
}

/** A product as the rows of a table tell it, their texts as they are. */
export interface Draft {
  /** What its rows have in common. */
  key: string;
  line: number;
  said: Map<string, Said>;
  rows: { line: number; said: Map<string, string> }[];
}

/** Gathers rows into products: rows of one product need not stand together. */
export class Drafts {
  readonly #columns: Columns;
  readonly #onWarning: (warning: Problem) => void;
  readonly #byKey = new Map<string, Draft>();
  readonly #productFields: readonly string[];
  readonly #optionFields: readonly string[];
  readonly #codes = { sku: new Map<string, number>(), ean: new Map<string, number>() };

  constructor(columns: Columns, onWarning: (warning: Problem) => void) {
    this.#columns = columns;
    this.#onWarning = onWarning;
    const fields = [...columns.fields];
    this.#productFields = fields.filter((field) => !ofOptions.test(field) && field !== 'product');
    this.#optionFields = fields.filter((field) => ofOptions.test(field));
  }

  /** All products, in the order of their first rows. */
  get all(): Draft[] {
    return [...this.#byKey.values()];
  }

  /** Takes a row. Answers what is wrong with it at once. */
  take(row: TableRow): Problem[] {
    const { line } = row;
    const keyField = this.#columns.has('product') ? 'product' : 'name';
    const text = this.#columns.cell(row, keyField);
    const key = keyField === 'product' ? text : slugify(`${this.#columns.cell(row, 'brand')} ${text}`);
    if (text === '' || key === '') return [this.#problem(line, keyField, 'is empty')];
    const draft: Draft = this.#byKey.get(key) ?? { key, line, said: new Map(), rows: [] };
    this.#byKey.set(key, draft);
    const problems = this.#productFields.flatMap((field) => this.#takeOfProduct(draft, row, field));
    const said = new Map(this.#optionFields.map((field) => [field, this.#columns.cell(row, field)]));
    for (const kind of ['sku', 'ean'] as const) {
      const code = said.get(kind) ?? '';
      const before = this.#codes[kind].get(code);
      if (code === '') continue;
      if (before === undefined) {
        this.#codes[kind].set(code, line);
        continue;
      }
      said.set(kind, '');
      problems.push(
        this.#problem(line, kind, `the ${kind} ${code.slice(0, longestQuote)} stands in line ${before} already`),
      );
    }
    draft.rows.push({ line, said });
    return problems;
  }

  #problem(line: number, field: string, problem: string): Problem {
    return { line, field: this.#columns.nameOf(field), problem };
  }

  /** A product has one of each: a cell that is left empty says what the first one said. */
  #takeOfProduct(draft: Draft, row: TableRow, field: string): Problem[] {
    const text = this.#columns.cell(row, field);
    if (text === '') return [];
    const before = draft.said.get(field);
    if (!before) {
      draft.said.set(field, { text, line: row.line });
      return [];
    }
    if (before.text === text) return [];
    const problem = `says “${text.slice(0, longestQuote)}”, and line ${before.line} of the same product “${before.text.slice(0, longestQuote)}”`;
    if (field !== 'name' || !this.#columns.has('product')) return [this.#problem(row.line, field, problem)];
    this.#onWarning(this.#problem(row.line, field, `${problem}, which stands`));
    return [];
  }
}
