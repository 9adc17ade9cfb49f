import { factOf } from '#lib/core/facts/all-facts.ts';
import type { Problem } from '../lines.ts';
import type { Mapping } from './mapping.ts';
import type { TableRow } from './reading.ts';

/** Fields in dots (`price`, `stock.online`, `picture.0`) with the columns that the mapping names for them. */
function namedColumns({ columns }: Mapping): [field: string, column: string][] {
  return Object.entries(columns).flatMap(([field, named]): [string, string][] => {
    if (named === undefined) return [];
    if (typeof named === 'string') return [[field, named]];
    return Object.entries(named).map(([key, column]) => [`${field}.${key}`, String(column)]);
  });
}

/** The letter of a column in a spreadsheet: A, B, …, Z, AA. */
function letterOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : letterOf(Math.floor(at / 26) - 1) + letter;
}

const spelled = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase('hu').replaceAll(/\s+/gu, ' ');

/** Where the fields of a mapping stand in a table. */
export class Columns {
  readonly #at: ReadonlyMap<string, number>;
  readonly #header: readonly string[];

  private constructor(header: readonly string[], at: ReadonlyMap<string, number>) {
    this.#header = header;
    this.#at = at;
  }

  /** Finds the columns of a mapping in the header of a table; answers problems where one is missing or stands twice. */
  static find(header: TableRow, mapping: Mapping): Columns | Problem[] {
    const names = header.cells.map(spelled);
    const at = new Map<string, number>();
    const problems: Problem[] = [];
    for (const [field, column] of namedColumns(mapping)) {
      const refuse = (problem: string) => problems.push({ line: header.line, field, problem });
      const place = names.indexOf(spelled(column));
      const other = names.indexOf(spelled(column), place + 1);
      const [kind, key = ''] = field.split('.');
      if (kind === 'facts' && !factOf(key)) refuse(`there is no fact ${key}`);
      if (place < 0) refuse(`the table has no column “${column}”: it has ${header.cells.join(', ')}`);
      else if (other >= 0)
        refuse(`the column “${column}” stands here twice, ${letterOf(place)} and ${letterOf(other)}`);
      else at.set(field, place);
    }
    return problems.length > 0 ? problems : new Columns(header.cells, at);
  }

  get fields(): Iterable<string> {
    return this.#at.keys();
  }

  has(field: string): boolean {
    return this.#at.has(field);
  }

  /** Fields that begin with `kind.`: those of a list. */
  of(kind: string): string[] {
    return [...this.#at.keys()].filter((field) => field.startsWith(`${kind}.`));
  }

  /** What a row says of a field; empty for one that the mapping does not name. */
  cell({ cells }: TableRow, field: string): string {
    return cells[this.#at.get(field) ?? -1] ?? '';
  }

  /** What a field's column is called, with its letter: "Ár (C)"; the field itself where it has none. */
  nameOf(field: string): string {
    const at = this.#at.get(field);
    return at === undefined ? field : `${this.#header[at] ?? ''} (${letterOf(at)})`;
  }

  /** What a row says beyond the last column of the header. */
  beyond({ cells }: TableRow): string {
    return cells.slice(this.#header.length).find((cell) => cell !== '') ?? '';
  }
}
