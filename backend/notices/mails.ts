import type { Language } from '#lib/contract/language.ts';
import { localePath } from '#lib/core/locales.ts';
import { filled } from '#lib/core/text/filled.ts';
import type { Goods } from '../domain/goods.ts';
import { greeting, text, type MailContent, type MailPart } from '../mail/mail.ts';
import { goodsText, mailTexts } from '../mail/texts.ts';

/** What a mail of a notice tells of: nothing in it was written by whoever asked. */
export interface NoticeSubject {
  goods: Pick<Goods, 'brand' | 'name' | 'title' | 'url'>;
  /** Name of the shop; null for online or any. */
  shopName: string | null;
}

/** Where the links of a notice's mails lead. */
export interface NoticeHosts {
  /** Origin of the storefront. */
  shop: string;
  /** Origin of the API, which takes the one press of a mail program (RFC 8058). */
  api: string;
}

/** In which language a notice was asked for, and where the links of its mails lead. */
export interface NoticeReader {
  lang: Language;
  hosts: NoticeHosts;
}

const at = ({ hosts, lang }: NoticeReader, path: string) => `${hosts.shop}${localePath(lang, path)}`;

function whatFor({ goods, shopName }: NoticeSubject, lang: Language): MailPart {
  const { anywhere, where } = mailTexts[lang].notice;
  return {
    kind: 'lines',
    lines: [goodsText(goods, mailTexts[lang]), filled(where, { place: shopName ?? anywhere })],
  };
}

/** The link that ends it: to read as a page, and for the header of the mail. */
function ending(token: string, reader: NoticeReader) {
  const { hosts, lang } = reader;
  const url = at(reader, `/ertesites/vege/${token}/`);
  return {
    isOneClick: true,
    unsubscribeUrl: `${hosts.api}/stock-notices/end/${token}/`,
    part: { kind: 'lines', lines: [filled(mailTexts[lang].notice.end, { url })] } satisfies MailPart,
  };
}

/** Asks to confirm a notice (double opt-in). `token` is what the link proves, `end` what the one that ends it does. */
export function confirmNoticeMail(
  subject: NoticeSubject,
  reader: NoticeReader,
  { token, end }: { token: string; end: string },
): MailContent {
  const { part, ...header } = ending(end, reader);
  const { lang } = reader;
  const texts = mailTexts[lang].notice.confirm;
  return {
    ...header,
    lang,
    subject: texts.subject,
    parts: [
      greeting('', lang),
      text(texts.text),
      whatFor(subject, lang),
      text(texts.only),
      { kind: 'link', label: texts.link, url: at(reader, `/ertesites/megerosites/${token}/`) },
      text(texts.valid),
      part,
    ],
  };
}

/** Keeps the promise: the goods are back. Written once for a notice. */
export function backInStockMail(subject: NoticeSubject, reader: NoticeReader, end: string): MailContent {
  const { part, ...header } = ending(end, reader);
  const { lang } = reader;
  const texts = mailTexts[lang].notice.back;
  return {
    ...header,
    lang,
    subject: filled(texts.subject, { goods: goodsText(subject.goods, mailTexts[lang]) }),
    parts: [
      greeting('', lang),
      text(texts.text),
      whatFor(subject, lang),
      { kind: 'link', label: texts.link, url: at(reader, subject.goods.url) },
      text(texts.once),
      part,
    ],
  };
}
