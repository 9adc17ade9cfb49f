import type { Goods } from '../domain/goods.ts';
import { greeting, text, type MailContent, type MailPart } from '../mail/mail.ts';

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

function nameOf({ goods: { brand, name, title } }: NoticeSubject): string {
  return `${brand} ${name} (${title})`;
}

function whatFor(subject: NoticeSubject): MailPart {
  const place = subject.shopName === null ? 'a webáruházban vagy bármelyik áruházunkban' : subject.shopName;
  return { kind: 'lines', lines: [nameOf(subject), `Hol: ${place}`] };
}

/** The link that ends it: to read as a page, and for the header of the mail. */
function ending(token: string, { shop, api }: NoticeHosts) {
  return {
    isOneClick: true,
    unsubscribeUrl: `${api}/stock-notices/end/${token}/`,
    part: {
      kind: 'lines',
      lines: [`Nem kérek ilyen értesítést: ${shop}/ertesites/vege/${token}/`],
    } satisfies MailPart,
  };
}

/** Asks to confirm a notice (double opt-in). `token` is what the link proves, `end` what the one that ends it does. */
export function confirmNoticeMail(
  subject: NoticeSubject,
  hosts: NoticeHosts,
  { token, end }: { token: string; end: string },
): MailContent {
  const { part, ...header } = ending(end, hosts);
  return {
    ...header,
    subject: 'Kéred az értesítést, ha újra kapható?',
    parts: [
      greeting(''),
      text('Erre a címre kértek értesítést arról, ha ez a termék újra kapható:'),
      whatFor(subject),
      text('Csak akkor írunk, ha itt megerősíted:'),
      { kind: 'link', label: 'Kérem az értesítést', url: `${hosts.shop}/ertesites/megerosites/${token}/` },
      text(
        'A hivatkozás 7 napig érvényes, és egyszer használható. Ha nem te kérted, nincs teendőd: megerősítés nélkül ' +
          'nem küldünk értesítést, és a címedet töröljük.',
      ),
      part,
    ],
  };
}

/** Keeps the promise: the goods are back. Written once for a notice. */
export function backInStockMail(subject: NoticeSubject, hosts: NoticeHosts, end: string): MailContent {
  const { part, ...header } = ending(end, hosts);
  return {
    ...header,
    subject: `Újra kapható: ${nameOf(subject)}`,
    parts: [
      greeting(''),
      text('Újra kapható, amire vártál:'),
      whatFor(subject),
      { kind: 'link', label: 'Megnézem a terméket', url: `${hosts.shop}${subject.goods.url}` },
      text(
        'Nem tettük félre: addig van, amíg más el nem viszi. Erről a termékről ez az egy levél jár, többet nem küldünk.',
      ),
      part,
    ],
  };
}
