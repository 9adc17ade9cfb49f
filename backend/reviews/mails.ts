import { languages, type Language } from '#lib/contract/language.ts';
import type { Reviewable } from '#lib/contract/review.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { filled } from '#lib/core/text/filled.ts';
import { catalogWords, greeting, text, type MailContent } from '../mail/mail.ts';
import { goodsText, mailTexts } from '../mail/texts.ts';

interface Asking {
  firstName: string;
  number: string;
  lang: Language;
  lines: readonly Pick<Reviewable, 'brand' | 'name' | 'title'>[];
  /** Origin of the checkout, and the secret that opens its page. */
  checkout: string;
  token: string;
}

/** Asks who has bought something what it is like, once for an order (ADR-0128). */
export function reviewMail({ firstName, number, lang, lines, checkout, token }: Asking): MailContent {
  const texts = mailTexts[lang];
  const pageIn = (language: Language) => `${checkout}${checkoutPath(language, `/checkout/ertekeles/${token}/`)}`;
  // Leads to the page, where one press ends it: mail programs open links too.
  const unsubscribeUrl = `${pageIn(lang)}#leiratkozas`;
  const others = languages.filter((language) => language !== lang);
  return {
    lang,
    unsubscribeUrl,
    subject: filled(texts.review.subject, { number }),
    parts: [
      greeting(firstName, lang),
      text(texts.review.text),
      catalogWords({ kind: 'list', items: lines.map((line) => goodsText(line, texts)), isOrdered: false }),
      text(texts.review.ask),
      { kind: 'link', label: texts.review.link, url: pageIn(lang) },
      text(texts.review.valid),
      {
        kind: 'lines',
        lines: [
          ...others.map((other) =>
            filled(texts.review.otherLanguage, { way: mailTexts[other].way, url: pageIn(other) }),
          ),
          filled(texts.review.end, { url: unsubscribeUrl }),
        ],
      },
    ],
  };
}
