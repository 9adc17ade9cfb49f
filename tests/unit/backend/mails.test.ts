import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { orderSubjects } from '#backend/mail/order-subjects.ts';
import { mailTexts } from '#backend/mail/texts.ts';
import { contractPage, mailContents, mailsIn } from '#tests/fixtures/mails.ts';

const languages = Object.keys(mailTexts) as Language[];
const every = languages.flatMap((lang) => mailsIn(lang).map(([what, mail]) => ({ lang, what, mail })));
const others = every.flatMap((one) =>
  languages.filter((other) => other !== one.lang).map((other) => ({ ...one, other })),
);

type Texts = { readonly [key: string]: string | Texts };
const leaves = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : leaves(text, `${path}${key} › `),
  );
const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

/** Words between the places of the texts that say enough to be told apart, without the names of languages. */
function sayings(lang: Language): string[] {
  return leaves(mailTexts[lang])
    .filter(([key]) => key !== 'way')
    .flatMap(([, text]) => text.split(/\{\w+\}/))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{3}/u.test(piece));
}

/** Whole words alone, so that a short text is not found within another one's words. */
function saysOf(text: string, lang: Language, own: Language): string[] {
  const shared = new Set(sayings(own));
  return sayings(lang).filter((piece) => {
    const literal = piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return !shared.has(piece) && new RegExp(String.raw`(?<!\p{L})${literal}(?!\p{L})`, 'u').test(text);
  });
}

describe('mails', () => {
  it.each(every)('[ADR-0151] in $lang have a subject, a text and a page of it: $what', ({ lang, mail }) => {
    expect(mail.subject).toMatch(/\p{L}{3}/u);
    for (const words of [mail.subject, mail.text, mail.html]) expect(words).not.toMatch(/[{}]|undefined|null/);
    expect(mail.text.length).toBeGreaterThan(100);
    expect(mail.html).toContain(`<html lang="${lang}">`);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
  });

  it.each(others)('[ADR-0151] in $lang say nothing in $other: $what', ({ lang, other, mail }) => {
    expect(saysOf(`${mail.subject}\n${mail.text}`, other, lang)).toEqual([]);
  });

  it.each(languages)('[ADR-0151] say in %s what they say in Hungarian, with the same values', (lang) => {
    const values = (texts: Texts) => leaves(texts).map(([key, text]) => [key, ...placesOf(text)].join(' '));
    expect(values(mailTexts[lang])).toEqual(values(mailTexts.hu));
    expect(leaves(mailTexts[lang]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(languages)('[ADR-0151] say in %s every text that there is', (lang) => {
    const said = mailsIn(lang)
      .map(([, { subject, text }]) => `${subject}\n${text}`)
      .join('\n');
    const unsaid = leaves(mailTexts[lang]).filter(
      ([key, text]) => key !== 'way' && !text.split(/\{\w+\}/).every((piece) => said.includes(piece)),
    );
    // Where a mail is in the catalog's language, there is nothing to say of the language of its texts.
    const needless = lang === catalogLanguage ? ['confirmation › inCatalogLanguage'] : [];
    expect(unsaid.map(([key]) => key)).toEqual(needless);
  });

  it.each(languages)('[ADR-0151] lead in %s to pages in that language', (lang) => {
    const prefix = lang === catalogLanguage ? '' : `/${lang}`;
    for (const { mail, what } of every.filter((one) => one.lang === lang)) {
      const shop = [...mail.text.matchAll(/https:\/\/shop\.example(\S*)/g)].map(([, path]) => path);
      for (const path of shop) expect(path, what).toMatch(new RegExp(`^${prefix}/(?!en/|de/)`));
    }
  });

  it.each(languages)('[CART-07] say in %s what goods and services come to, which add up to the total', (lang) => {
    const { 'an order with services': mail } = Object.fromEntries(mailsIn(lang));
    const { confirmation } = mailTexts[lang];
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain(confirmation.goods.replace('{price}', '268\u00A0990\u00A0Ft'));
      expect(words).toContain(confirmation.services.replace('{price}', '6\u00A0990\u00A0Ft'));
    }
  });

  it.each(languages)('[ADR-0106] confirm an order in %s with all that the law asks for', (lang) => {
    const { 'an order': mail } = Object.fromEntries(mailsIn(lang));
    const { confirmation } = mailTexts[lang];
    for (const words of [mail?.text, mail?.html])
      for (const part of [
        '2 × Vento XK-7 (M): 15\u00A0980\u00A0Ft',
        '1 × Vento XK-9 (M): 260\u00A0000\u00A0Ft',
        '275\u00A0980\u00A0Ft',
        '−1\u00A0000\u00A0Ft',
        '1\u00A0490\u00A0Ft',
        '271\u00A0470\u00A0Ft',
        confirmation.gross,
        '6724 Szeged, Londoni krt. 3.',
        '12345678-2-06',
        confirmation.withdrawal,
        '/elallas/',
        '/static/aszf/',
        '/static/szavatossag/',
        '/static/panaszkezeles/',
        confirmation.legal.replace('{years}', '2'),
        confirmation.mandatory.replace('{years}', '3'),
        confirmation.durability.replace('{years}', '5'),
        confirmation.complaints,
      ])
        expect(words).toContain(part);
    expect(confirmation.withdrawal).toMatch(/\b14\b.*\b14\b/);
  });

  it.each(languages)(
    '[ADR-0106] hold the contract’s texts in %s, marked where they are in another language',
    (lang) => {
      const { 'an order with texts': mail } = Object.fromEntries(mailsIn(lang));
      expect(mail?.text).toContain(contractPage.title);
      const isOwn = lang === catalogLanguage;
      expect(mail?.html.includes(`<h2 lang="${catalogLanguage}"`)).toBe(!isOwn);
      expect(mail?.text.includes(mailTexts[lang].confirmation.inCatalogLanguage)).toBe(!isOwn);
      expect(mail?.text).toContain(`elállás (https://shop.example${isOwn ? '' : `/${lang}`}/elallas/)`);
    },
  );

  it.each(languages)('[ADR-0050] confirm a withdrawal in %s with its content and moment', (lang) => {
    const { 'a withdrawal': mail } = Object.fromEntries(mailsIn(lang));
    for (const part of ['Anna', 'L26-000012', '2 × XK-7 (M): 14\u00A0980\u00A0Ft', '12:06:07', '4\u00A0573\u00A0Ft'])
      expect(mail?.text).toContain(part);
    for (const day of ['10', '9', '2026']) expect(mail?.text).toMatch(new RegExp(String.raw`\b${day}\b`));
  });

  it('[ADR-0151] say Sie in German', () => {
    const thou = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer)(?!\p{L})/iu;
    expect(leaves(mailTexts.de).filter(([, text]) => thou.test(text))).toEqual([]);
  });

  it('[ADR-0151] of an order are found by their subjects in every language', () => {
    const subjects = new Set(orderSubjects('L26-000012'));
    const ofOrders = /^(?:an order|a payment|a refund|a cancellation)/;
    for (const { what, mail } of every) expect(subjects.has(mail.subject), what).toBe(ofOrders.test(what));
  });

  it('[ADR-0151] are read by the backend alone', () => {
    const readers = globSync('{app,backend,components,connectors,demo,lib,server,stores}/**/*.{ts,tsx}').filter(
      (file) => readFileSync(file, 'utf8').includes('#messages/mail/'),
    );
    expect(readers).toEqual(['backend/mail/texts.ts']);
  });

  it('[ADR-0128] of a review name the page in the other languages', () => {
    const { 'a question about what was bought': mail } = mailContents('hu');
    expect(mail && JSON.stringify(mail.parts)).toContain(
      'In English: https://checkout.example/checkout/ertekeles/r/?lang=en',
    );
  });
});
