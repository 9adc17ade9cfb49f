import type { Language } from '#lib/contract/language.ts';
import { localePath } from '#lib/core/locales.ts';
import { filled } from '#lib/core/text/filled.ts';
import { greeting, text, type MailContent } from './mail.ts';
import { mailTexts } from './texts.ts';

/** In which language a customer is written to, and where the mail leads. */
export interface MailWay {
  lang: Language;
  /** Origin of the storefront. */
  shop: string;
}

/** What every mail to a customer needs. */
export interface Addressee extends MailWay {
  firstName: string;
}

/** An address of the storefront in the language of whom a mail goes to. */
const at = ({ shop, lang }: MailWay, path: string) => `${shop}${localePath(lang, path)}`;

/** Asks to confirm an e-mail address (double opt-in). `hash` is what the link proves. */
export function confirmEmailMail(addressee: Addressee, hash: string): MailContent {
  const { firstName, lang } = addressee;
  const texts = mailTexts[lang].account.confirm;
  return {
    lang,
    subject: texts.subject,
    parts: [
      greeting(firstName, lang),
      text(texts.text),
      { kind: 'link', label: texts.link, url: at(addressee, `/doi/thankyou/${hash}/`) },
      text(texts.valid),
    ],
  };
}

/** Asks to confirm the newsletter, apart from the address. `farewell` is what the link that ends it proves. */
export function newsletterMail(addressee: Addressee, hash: string, farewell: string): MailContent {
  const { firstName, lang } = addressee;
  const texts = mailTexts[lang].account.newsletter;
  const unsubscribeUrl = at(addressee, `/doi/thankyou/${farewell}/`);
  return {
    lang,
    subject: texts.subject,
    unsubscribeUrl,
    parts: [
      greeting(firstName, lang),
      text(texts.text),
      { kind: 'link', label: texts.link, url: at(addressee, `/doi/thankyou/${hash}/`) },
      text(texts.valid),
      text(texts.end),
      { kind: 'lines', lines: [filled(texts.endLink, { url: unsubscribeUrl })] },
    ],
  };
}

/** The way to a new password. */
export function resetPasswordMail(addressee: Addressee, token: string, email: string): MailContent {
  const { firstName, lang } = addressee;
  const texts = mailTexts[lang].account.reset;
  const query = new URLSearchParams({ token, email });
  return {
    lang,
    subject: texts.subject,
    parts: [
      greeting(firstName, lang),
      text(texts.text),
      { kind: 'link', label: texts.link, url: at(addressee, `/reset-password/?${query}`) },
      text(texts.valid),
    ],
  };
}

/** Notifies that the password was changed, so that a thief's change is noticed. */
export function passwordChangedMail(addressee: Addressee): MailContent {
  const { firstName, lang } = addressee;
  const texts = mailTexts[lang].account.changed;
  return {
    lang,
    subject: texts.subject,
    parts: [
      greeting(firstName, lang),
      text(texts.text),
      text(texts.notYou),
      { kind: 'link', label: texts.link, url: at(addressee, '/forgot-password/') },
    ],
  };
}
