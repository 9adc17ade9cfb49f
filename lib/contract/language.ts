import { z } from 'zod';
import type { Language } from './market/known-languages.ts';
import { catalogLanguage, languages } from './market/languages.ts';
import { open } from './open.ts';

export { catalogLanguage, languages, type Language };
/** A language beside the one that answers are made in (ADR-0125). */
export type OtherLanguage = Exclude<Language, 'hu'>;

/** Language of a text beside it where it is another than the catalog's; left out where it is that. */
export const textLanguageSchema = open({ options: languages });
/** The same for the texts of one object, by their fields. */
export const textLanguagesSchema = z.record(z.string(), textLanguageSchema);

const others: ReadonlySet<string> = new Set(languages.filter((language) => language !== catalogLanguage));

/** Texts of a record by language: `{ "en": { "name": "Shoes" } }` (ADR-0126). */
export type Translations<Texts> = Record<string, { [Field in keyof Texts]?: Texts[Field] | undefined }>;

/**
 * Texts of a record in other languages than the catalog's, all or some of them. Refuses a language that there is not,
 * an empty text, and a language without any text.
 */
export function translationsOf<Texts extends z.ZodRawShape>(texts: Texts) {
  return byLanguage(z.strictObject(texts).partial());
}

/** The same for texts that stand together: a language has all of them or none. */
export function wholeTranslationsOf<Texts extends z.ZodRawShape>(texts: Texts) {
  return byLanguage(z.strictObject(texts));
}

function byLanguage<Texts extends z.ZodType<object>>(texts: Texts) {
  return z.record(z.string(), texts).superRefine((given, { addIssue }) => {
    const refuse = (language: string, message: string) => addIssue({ code: 'custom', path: [language], message });
    for (const [language, own] of Object.entries(given)) {
      if (!others.has(language)) refuse(language, `there is no such language, but ${[...others].join(', ')}`);
      else if (Object.values(own).every((text) => text === undefined)) refuse(language, 'has no text');
    }
  });
}
