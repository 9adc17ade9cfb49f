import type { FactValue } from '#lib/contract/facts.ts';
import { noBreakSpace } from '#lib/core/text/counts.ts';
import { inRow } from '#lib/core/text/in-row.ts';
import { factOf } from './all-facts.ts';
import { valueKeysOf, type Unit } from './fact.ts';

/** A number as people read it, with the unit that it is told in. */
export interface Quantity {
  unit: Unit;
  count: number;
  /** The number as the language writes it. */
  value: string;
}

/** From how many grams on a weight is told in kilograms. */
const kilogram = 1000;

/** `language` is a language tag; grams from a thousand on are told in kilograms, and thousands stand apart everywhere. */
export function quantityOf(count: number, unit: Unit, language: string): Quantity {
  if (unit === 'g' && Math.abs(count) >= kilogram) return quantityOf(count / kilogram, 'kg', language);
  // Four digits too, beside longer ones as they stand: `4 000 mm`, `10 000 mm`.
  const grouped = { maximumFractionDigits: 2, useGrouping: 'always' } as const;
  const written = count.toLocaleString(language, grouped).replace('-', '−');
  return { unit, count, value: language === 'en' ? written.replaceAll(',', noBreakSpace) : written };
}

/** Reads texts of facts: the name of a value, a number with its unit; undefined for what has none. */
export interface FactWording {
  language: string;
  nameOf: (key: string, value: string) => string | undefined;
  quantity: (quantity: Quantity) => string | undefined;
}

/** What a product says of a fact, in words; undefined for what the fact or its texts do not know. */
export function factText(
  key: string,
  value: FactValue,
  { language, nameOf, quantity }: FactWording,
): string | undefined {
  const fact = factOf(key);
  if (!fact) return undefined;
  if (fact.kind === 'number')
    return typeof value === 'number' ? quantity(quantityOf(value, fact.unit, language)) : undefined;
  const keys = valueKeysOf(fact, value);
  const names = keys.map((one) => nameOf(key, one));
  const known = names.filter((name) => name !== undefined);
  return known.length > 0 && known.length === names.length ? known.map(inRow).join(', ') : undefined;
}
