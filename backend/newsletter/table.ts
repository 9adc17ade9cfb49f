import type { Kysely } from 'kysely';
import { byteOrderMark, csvLine } from '#lib/core/text/csv.ts';
import type { Database } from '../db/schema.ts';
import { keptLanguage } from '../languages/kept.ts';
import { newsletterUrl } from './mails.ts';

/** All who have confirmed, as a table for whoever sends the newsletter: address, language, moment, the link that ends it. */
export async function subscriberTable(db: Kysely<Database>, checkoutHost: string): Promise<string> {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select(['email', 'lang', 'confirmed_at', 'token'])
    .where('confirmed_at', 'is not', null)
    .orderBy('email')
    .execute();
  const lines = rows.map(({ email, lang, confirmed_at: at, token }) =>
    csvLine([email, lang, at ?? '', newsletterUrl('vege', token, keptLanguage(lang), checkoutHost)]),
  );
  return [byteOrderMark, csvLine(['email', 'language', 'confirmed', 'end']), ...lines].join('');
}
