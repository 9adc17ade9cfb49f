import english from '#messages/checkout/en.json' with { type: 'json' };
import hungarian from '#messages/checkout/hu.json' with { type: 'json' };
import { withBrand } from '#lib/core/text/brand-texts.ts';
import type { Language } from '#lib/contract/language.ts';

/** Texts of what the checkout says in both languages: the frame of a page, and its page of reviews. */
export type CheckoutTexts = typeof hungarian;

export const checkoutTexts: Readonly<Record<Language, CheckoutTexts>> = {
  hu: withBrand(hungarian),
  en: withBrand(english),
};

/** A text with values in the places of their names: `{number}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
