import german from '#messages/mail/de.json' with { type: 'json' };
import english from '#messages/mail/en.json' with { type: 'json' };
import hungarian from '#messages/mail/hu.json' with { type: 'json' };
import type { Language } from '#lib/contract/language.ts';
import { withBrand } from '#lib/core/text/brand-texts.ts';
import type { Goods } from '../domain/goods.ts';
import { filled } from '#lib/core/text/filled.ts';

/** What mails say in a language. */
export type MailTexts = typeof hungarian;

/** Texts of mails by language, German for a market that speaks it: the backend alone reads them, no page does (ADR-0151). */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  hu: withBrand(hungarian),
  en: withBrand(english),
  de: withBrand(german),
};

/** What goods are called: brand, name, and in brackets what tells the variant from the others. */
export function goodsText(
  { brand, name, title }: Pick<Goods, 'brand' | 'name' | 'title'>,
  { goods }: MailTexts,
): string {
  return filled(goods, { maker: brand, name, title });
}
