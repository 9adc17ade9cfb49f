import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { FactValue } from '#lib/contract/facts.ts';
import type { ComparedProduct } from '#lib/contract/product.ts';
import { allFacts } from '#lib/core/facts/all-facts.ts';
import { factRows, type FactMessages } from '#lib/core/facts/rows.ts';

/** What one product says in a row. */
export interface ComparedCell {
  text: string;
  lang?: string | undefined;
  value: FactValue;
}

/** One fact or datum of all products, in their order; null where a product does not say it. */
export interface ComparedRow {
  key: string;
  label: string;
  lang?: string | undefined;
  cells: (ComparedCell | null)[];
  differs: boolean;
}

/** The same text for what reads the same: values of a list have no order, and one of them is a list of one. */
function reading(cell: Pick<ComparedCell, 'value' | 'text'> | null): string {
  if (cell === null) return '';
  const { value, text } = cell;
  if (typeof value !== 'string' && !Array.isArray(value)) return `=${text}`;
  return JSON.stringify([...new Set([value].flat())].toSorted());
}

/**
 * Whether products differ in a row: by what a reader sees of it, so that numbers which are rounded alike are alike. One
 * that says nothing differs from one that says something.
 */
export function differ(cells: readonly (Pick<ComparedCell, 'value' | 'text'> | null)[]): boolean {
  return new Set(cells.map(reading)).size > 1;
}

const places: ReadonlyMap<string, number> = new Map(allFacts.map(({ key }, at) => [key, at]));
const placeOf = (key: string) => places.get(key) ?? places.size;

/**
 * One row for each fact that any of the products has, in the order of a product's data; facts of another version of the
 * API come last.
 */
export function comparedRows(
  products: readonly Pick<ComparedProduct, 'facts'>[],
  messages: FactMessages,
): ComparedRow[] {
  const told = products.map(({ facts }) => {
    const rows = factRows(facts, messages);
    return new Map(facts.map(({ key, value }, at) => [key as string, { row: rows[at], value }]));
  });
  const keys = [...new Set(told.flatMap((facts) => [...facts.keys()]))].toSorted((a, b) => placeOf(a) - placeOf(b));
  return keys.flatMap((key) => {
    const found = told.map((facts) => facts.get(key));
    const first = found.find((fact) => fact?.row)?.row;
    if (!first) return [];
    const cells = found.map((fact) =>
      fact?.row ? { text: fact.row.text, lang: fact.row.lang, value: fact.value } : null,
    );
    return { key, label: first.label, lang: first.lang, cells, differs: differ(cells) };
  });
}

/** One row for each datum by name that any of the products has, in the order in which the products name them. */
export function attributeRows(products: readonly Pick<ComparedProduct, 'attributes'>[]): ComparedRow[] {
  const told = products.map(({ attributes }) => new Map(attributes.map((datum) => [datum.name, datum])));
  const names = new Map(
    products.flatMap(({ attributes }) => attributes.map(({ name, lang }) => [name, lang] as const)),
  );
  return Array.from(names, ([name, lang = catalogLanguage]) => {
    const cells = told.map((data) => {
      const datum = data.get(name);
      return datum ? { text: datum.value, lang: datum.valueLang ?? catalogLanguage, value: datum.value } : null;
    });
    return { key: `attribute ${name}`, label: name, lang, cells, differs: differ(cells) };
  });
}
