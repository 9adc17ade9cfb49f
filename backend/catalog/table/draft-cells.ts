import type { Problem } from '../lines.ts';
import { readCell } from './cells.ts';
import type { Columns } from './columns.ts';
import type { Draft } from './drafts.ts';

/** What the cells of a draft say; of one that is wrong it is noted where it stands and why. */
export class DraftCells {
  readonly draft: Draft;
  readonly columns: Columns;
  readonly #problems: Problem[];

  constructor(draft: Draft, columns: Columns, problems: Problem[]) {
    this.draft = draft;
    this.columns = columns;
    this.#problems = problems;
  }

  refuse(line: number, field: string, problem: string): void {
    this.#problems.push({ line, field: this.columns.nameOf(field), problem });
  }

  /** What the table says of a field of the product; null where it says nothing. */
  text(field: string): string | null {
    return this.draft.said.get(field)?.text ?? null;
  }

  /** The line that says it; that of the product where none does. */
  lineOf(field: string): number {
    return this.draft.said.get(field)?.line ?? this.draft.line;
  }

  /** Reads a cell of the product; null without one, and for a bad one. */
  read<Value>(field: string, read: (cell: string) => Value): Value | null {
    const said = this.draft.said.get(field);
    return said ? this.reading(said.line, field, () => read(said.text)) : null;
  }

  /** Reads any cell; null for a bad one. */
  reading<Value>(line: number, field: string, read: () => Value): Value | null {
    return readCell(read, (problem) => this.refuse(line, field, problem));
  }
}
