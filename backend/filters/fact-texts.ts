import type { Fact as WireFact, Facts } from '#lib/contract/facts.ts';
import { allFacts, factOf } from '#lib/core/facts/all-facts.ts';
import { valueKeysOf, type NamedValue } from '#lib/core/facts/fact.ts';
import { factText, type FactWording } from '#lib/core/facts/text.ts';
import type { Language } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import german from '#messages/de.json' with { type: 'json' };
import english from '#messages/en.json' with { type: 'json' };
import hungarian from '#messages/hu.json' with { type: 'json' };
import { namesOf } from './names.ts';

type Labels = Readonly<Record<string, { label: string; values?: Readonly<Record<string, string>> }>>;

function wordingOf(language: Language, messages: typeof hungarian): FactWording {
  const units: Readonly<Record<string, string>> = messages.facts.units;
  const labels: Labels = messages.filters;
  return {
    language,
    nameOf: (key, value) => labels[key]?.values?.[value],
    quantity: ({ unit, value }) => units[unit]?.replace('{value}', value),
  };
}

const wordings: Record<Language, FactWording> = {
  hu: wordingOf('hu', hungarian),
  en: wordingOf('en', english),
  de: wordingOf('de', german),
};
/** In the catalog's language. */
const wording = wordings[catalogLanguage];

/** What a product's facts say, in the order of the facts; what is not declared any more is left out. */
export function factTexts(facts: Facts, language: Language = catalogLanguage): WireFact[] {
  return allFacts.flatMap((fact) => {
    const value = facts[fact.key];
    const text = value === undefined ? undefined : factText(fact.key, value, wordings[language]);
    if (value === undefined || text === undefined) return [];
    const unit = fact.kind === 'number' ? fact.unit : null;
    return [{ key: fact.key, value, unit, label: namesOf(fact, language).label, text }];
  });
}

type CardTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const onCard: Readonly<Record<Language, CardTexts>> = {
  hu: hungarian.facts.onCard,
  en: english.facts.onCard,
  de: german.facts.onCard,
};

/** What a card says of facts, which stand there without their labels: "erős csillapítás", "8 mm esés". */
export function keyFactTexts(facts: Facts, language: Language = catalogLanguage): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const fact = factOf(key);
    const text = fact && factText(key, value, wordings[language]);
    if (!fact || text === undefined) return [];
    const own = onCard[language][key];
    if (own === undefined) return text;
    if (typeof own === 'string') return own.replace('{text}', text).replace('{count}', value.toLocaleString(language));
    const names = valueKeysOf(fact, value).map((one) => own[one]);
    return names.every((name) => name !== undefined) ? names.join(', ') : text;
  });
}

/** Values that say that something is not so: their names hold the very word for what goods are not. */
const denials: ReadonlySet<string> = new Set(['none', 'no']);

/** The words by which goods are found for what they are: numbers with their units, and "vízhatlan" for the waterproof. */
export function factWords(facts: Facts): string[] {
  return allFacts.flatMap((fact) => {
    const value = facts[fact.key];
    if (value === undefined) return [];
    if (fact.kind === 'number') return factText(fact.key, value, wording) ?? [];
    const values: Readonly<Record<string, NamedValue>> = fact.values;
    return valueKeysOf(fact, value)
      .filter((key) => !denials.has(key))
      .flatMap((key) => [wording.nameOf(fact.key, key) ?? '', ...(values[key]?.words ?? [])]);
  });
}
