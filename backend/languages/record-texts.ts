import type { Language, Translations } from '#lib/contract/language.ts';

type Said<Of> = Of & { langs?: Record<string, string> };

/** A record in a language, as far as it brings texts in it; `langs` names the fields that it says so (ADR-0126). */
export function recordIn<Of extends { translations?: Translations<object> | undefined }>(
  language: Language,
  record: Of,
): Said<Of> {
  const given = Object.entries(record.translations?.[language] ?? {}).filter(([, text]) => text !== undefined);
  if (given.length === 0) return record;
  return {
    ...record,
    ...Object.fromEntries(given),
    langs: Object.fromEntries(given.map(([field]) => [field, language])),
  };
}

/** The mark of one field of such a record, beside a text that stands elsewhere; nothing for the catalog's language. */
export function markOf({ langs }: { langs?: Record<string, string> }, field: string): { lang?: string } {
  const lang = langs?.[field];
  return lang === undefined ? {} : { lang };
}

/** The mark of an object's texts, by field: those that are there are said in the language, beside those marked `before`. */
export function langsIn(
  language: Language,
  texts: Readonly<Record<string, unknown>>,
  before: Record<string, string> = {},
): { langs?: Record<string, string> } {
  const said = Object.entries(texts).flatMap(([field, text]) => (text === null ? [] : [[field, language]]));
  const langs = { ...before, ...Object.fromEntries(said) };
  return Object.keys(langs).length > 0 ? { langs } : {};
}
