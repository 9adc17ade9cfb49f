import { limits } from '#lib/contract/limits.ts';
import type { SearchParams } from '#lib/core/filters/index.ts';

/** Where products stand side by side, without its language. */
export const comparisonPath = '/osszehasonlitas/';

/** What the address of a comparison asks for. */
export interface AskedComparison {
  /** Item numbers of the products, each once, as many as are compared at most. */
  ids: number[];
  /** Item numbers beyond those. */
  leftOut: number[];
  /** What stands among the item numbers and is none, in pieces that can be shown. */
  unreadable: string[];
  /** The one that was added last; it is one of `ids`. */
  added: number | null;
  /** What was typed to be added and is no item number; null for nothing. */
  mistyped: string | null;
  onlyDifferences: boolean;
}

const itemNumber = /^[1-9]\d{0,8}$/;
/** Characters of what can not be read that are shown, and how many such pieces. */
const shownLength = 30;
const shownPieces = 4;

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : (value ?? ''));

/** What an address asks for. Whatever can not be read stays as text, for the page to say so. */
export function parseComparison({ ids: listed, add, eltero }: SearchParams): AskedComparison {
  const parts = textOf(listed).split(',');
  const pieces = parts.map((part) => part.trim()).filter((part) => part !== '');
  // People write item numbers in groups.
  const typed = textOf(add).replaceAll(/\s/g, '');
  const addition = itemNumber.test(typed) ? Number(typed) : null;
  const known = pieces.filter((piece) => itemNumber.test(piece)).map(Number);
  const ids = [...new Set([...known, ...(addition === null ? [] : [addition])])];
  const shown = ids.slice(0, limits.compared);
  const others = pieces.filter((piece) => !itemNumber.test(piece)).map((piece) => piece.slice(0, shownLength));
  return {
    ids: shown,
    leftOut: ids.slice(limits.compared),
    unreadable: [...new Set(others)].slice(0, shownPieces),
    added: addition !== null && shown.includes(addition) ? addition : null,
    mistyped: typed !== '' && addition === null ? typed.slice(0, shownLength) : null,
    onlyDifferences: textOf(eltero) === '1',
  };
}

/** The address of a comparison, without its language: the same for everybody who is sent it. */
export function comparisonHref(ids: readonly number[], onlyDifferences = false): string {
  if (ids.length === 0) return comparisonPath;
  return `${comparisonPath}?ids=${ids.join(',')}${onlyDifferences ? '&eltero=1' : ''}`;
}

/** Where a product is added to what this browser compares. */
export function additionHref(id: number): string {
  return `${comparisonPath}?add=${id}`;
}

/** The product that such an address adds; null for any other. */
export function addedBy(href: string): number | null {
  return parseComparison({ add: new URLSearchParams(href.split('?')[1]).get('add') ?? undefined }).added;
}

/** Whether two comparisons hold the same products, in whatever order. */
export function isSameComparison(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}
