import type { Language } from '#lib/contract/language.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { filled } from '#lib/core/text/filled.ts';
import { greeting, text, type MailContent } from '../mail/mail.ts';
import { mailTexts } from '../mail/texts.ts';

/** Where a subscription is confirmed, or ended, by its token: pages of the checkout's host, which need no script. */
export function newsletterUrl(step: 'megerosites' | 'vege', token: string, lang: Language, host: string): string {
  return `${host}${checkoutPath(lang, `/checkout/hirlevel/${step}/${token}/`)}`;
}

/** Asks to confirm the newsletter (double opt-in); nothing in it was written by whoever asked. */
export function confirmNewsletterMail(token: string, lang: Language, host: string): MailContent {
  const texts = mailTexts[lang].newsletter;
  return {
    lang,
    subject: texts.subject,
    parts: [
      greeting('', lang),
      text(texts.text),
      { kind: 'link', label: texts.link, url: newsletterUrl('megerosites', token, lang, host) },
      text(texts.valid),
      { kind: 'lines', lines: [filled(texts.end, { url: newsletterUrl('vege', token, lang, host) })] },
    ],
  };
}
