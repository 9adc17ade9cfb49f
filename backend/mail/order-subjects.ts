import type { Language } from '#lib/contract/language.ts';
import { filled } from '#lib/core/text/filled.ts';
import { mailTexts, type MailTexts } from './texts.ts';

/** What a mail about an order tells; a withdrawal is confirmed apart from these. */
export type ToldOfOrder = keyof MailTexts['order']['subjects'];

/** Subject of a mail about an order. */
export function orderSubject(told: ToldOfOrder, number: string, lang: Language): string {
  return filled(mailTexts[lang].order.subjects[told], { number });
}

/** Subjects of all mails about an order in every language, by which they are found again. */
export function orderSubjects(number: string): string[] {
  return Object.values(mailTexts).flatMap(({ order }) =>
    Object.values(order.subjects).map((subject) => filled(subject, { number })),
  );
}
