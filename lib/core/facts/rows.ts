import type { Fact as WireFact } from '#lib/contract/facts.ts';
import type { Language } from '#lib/contract/market/known-languages.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Product } from '#lib/contract/product.ts';
import { knownText, type KnownTexts } from '#lib/core/text/known-text.ts';
import { factText, type FactWording, type Quantity } from './text.ts';

/** A row of a product's data; `lang` is the catalog's language where the page has no text of its own. */
export interface FactRow {
  key: string;
  label: string;
  text: string;
  lang: Language | undefined;
}

/** The texts of a page: the group `filters` of the messages, and a number with its unit by `facts.units`. */
export interface FactMessages {
  language: string;
  filters: KnownTexts;
  quantity: (quantity: Quantity) => string;
}

/** What a product's facts are called and say in a page's language, else as the API says it (ADR-0091). */
export function factRows(facts: readonly WireFact[], { language, filters, quantity }: FactMessages): FactRow[] {
  const wording: FactWording = {
    language,
    nameOf: (key, value) => knownText(filters, key, 'values', value),
    quantity,
  };
  return facts.map(({ key, value, label, text }): FactRow => {
    const ownLabel = knownText(filters, key, 'label');
    const ownText = factText(key, value, wording);
    if (ownLabel === undefined || ownText === undefined) return { key, label, text, lang: catalogLanguage };
    return { key, label: ownLabel, text: ownText, lang: undefined };
  });
}

const cutNames = new Set(['Szabás', 'Cut', 'Schnitt']);

/** How the product is cut, by its facts, else by its data in words: "karcsúsított". */
export function fitNote(
  rows: readonly FactRow[],
  attributes: Product['attributes'],
): Pick<FactRow, 'text' | 'lang'> | null {
  const row = rows.find(({ key }) => key === 'fit');
  if (row) return row;
  const attribute = attributes.find(({ name }) => cutNames.has(name));
  return attribute ? { text: attribute.value, lang: catalogLanguage } : null;
}
