import type { Reviewable } from '#lib/contract/review.ts';
import { greeting, type MailContent } from '../mail/mail.ts';

interface Asking {
  firstName: string;
  number: string;
  lines: readonly Pick<Reviewable, 'brand' | 'name' | 'title'>[];
  /** Address of the page that its secret opens, and of the same in English. */
  page: string;
  english: string;
}

/** Asks who has bought something what it is like, once for an order (ADR-0128). */
export function reviewMail({ firstName, number, lines, page, english }: Asking): MailContent {
  return {
    // Leads to the page, where one press ends it: mail programs open links too.
    unsubscribeUrl: `${page}#leiratkozas`,
    subject: `Hogy vált be, amit vettél? (${number})`,
    parts: [
      greeting(firstName),
      { kind: 'text', text: 'Már néhány napja nálad van, amit tőlünk rendeltél:' },
      { kind: 'list', items: lines.map(({ brand, name, title }) => `${brand} ${name} (${title})`), isOrdered: false },
      {
        kind: 'text',
        text:
          'Írd meg másoknak, milyen: elég néhány csillag, és ha van hozzá kedved, egy-két mondat. A rosszat is ' +
          'ugyanúgy közöljük, mint a jót.',
      },
      { kind: 'link', label: 'Értékelem a vásárlásom', url: page },
      {
        kind: 'text',
        text:
          'A hivatkozás csak a tiéd, és 180 napig érvényes. Ugyanitt később módosíthatod vagy visszavonhatod, amit ' +
          'írtál. Erről a rendelésről többször nem kérdezünk.',
      },
      { kind: 'lines', lines: [`In English: ${english}`, `Nem kérek több ilyen levelet: ${page}#leiratkozas`] },
    ],
  };
}
