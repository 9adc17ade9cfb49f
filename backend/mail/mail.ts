import { brand } from '#lib/config/brand/stated-brand.ts';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { filled } from '#lib/core/text/filled.ts';
import { mailTexts } from './texts.ts';

/** A part of a mail: a paragraph, a button with its address, lines, or what texts of the shop are made of. */
export type MailPart = { /** Where it is another than the mail's. */ lang?: Language } & (
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string; isTitle: boolean }
  | { kind: 'list'; items: readonly string[]; isOrdered: boolean }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'lines'; lines: readonly string[] }
);

/** What a mail says, before it is laid out. */
export interface MailContent {
  lang: Language;
  subject: string;
  parts: readonly MailPart[];
  /** Where the recipient of a newsletter's mail, or of one that was asked for, unsubscribes. */
  unsubscribeUrl?: string;
  /** Whether that address ends it by a POST without any question (RFC 8058). */
  isOneClick?: boolean;
}

/** A mail as it goes out. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** For the header of a newsletter's mail, or of one that was asked for; null for every other one. */
  unsubscribeUrl: string | null;
  /** Whether the header may say that a POST ends it (RFC 8058). */
  isOneClick: boolean;
}

/** Sends mails. Rejects where the server did not take one. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** One line of a header or a list: what could begin another, or hide one, becomes a space. */
export function headerLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Words of customers: a dot before a letter is parted from it, since mail programs make a link of `a.hu`. */
export function unlinked(words: string): string {
  return words.replace(/(?<=[\p{L}\p{M}\p{N}-])([.。．｡])(?=[\p{L}\p{M}])/gu, '$1 ');
}

/** One to four words of letters as names have them, without a dot that would make an address. */
const plainName = /^(?!.*\.\p{L})[\p{L}\p{M}][\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){0,3}$/u;
const mostLetters = 30;

function isPlainName(name: string): boolean {
  return name.length <= mostLetters && plainName.test(name);
}

/** A paragraph of a mail. */
export function text(words: string): MailPart {
  return { kind: 'text', text: words };
}

/** A part in the words of the catalog, which are in its language whatever the mail's is. */
export function catalogWords(part: MailPart): MailPart {
  return { ...part, lang: catalogLanguage };
}

/** The first words of a mail. What does not read as a name is left out: anybody can order under any name for anyone. */
export function greeting(firstName: string, lang: Language): MailPart {
  const { hello, helloAll } = mailTexts[lang];
  return text(isPlainName(firstName) ? filled(hello, { name: firstName }) : helloAll);
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'heading':
      return part.isTitle ? `${'='.repeat(60)}\n${part.text}\n${'='.repeat(60)}` : `${part.text}\n${'-'.repeat(40)}`;
    case 'list':
      return part.items.map((item, at) => `  ${part.isOrdered ? `${at + 1}.` : '-'} ${item}`).join('\n');
    case 'table':
      return [part.columns, ...part.rows].map((cells) => `  ${cells.join(' | ')}`).join('\n');
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'lines':
      return part.lines.map((line) => `  ${headerLine(line)}`).join('\n');
  }
}

const { name: signature, colours } = brand;
const { ink, paper, fog } = colours;
const button = `display:inline-block;padding:12px 20px;background:${ink};color:${paper};text-decoration:none`;
const cell = `padding:6px 12px 6px 0;border-bottom:1px solid ${fog};text-align:left;vertical-align:top`;
const title = `font-size:20px;line-height:1.3;margin:40px 0 16px;padding-top:24px;border-top:2px solid ${ink}`;

function row(tag: 'td' | 'th', cells: readonly string[]): string {
  const scope = tag === 'th' ? ' scope="col"' : '';
  return `<tr>${cells.map((words) => `<${tag}${scope} style="${cell}">${escapeHtml(words)}</${tag}>`).join('')}</tr>`;
}

function listHtml({ items, isOrdered }: Extract<MailPart, { kind: 'list' }>, mark: string): string {
  const tag = isOrdered ? 'ol' : 'ul';
  return `<${tag}${mark} style="padding-left:24px">\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</${tag}>`;
}

function htmlOf(part: MailPart, mailLang: Language): string {
  const { lang = mailLang } = part;
  const mark = lang === mailLang ? '' : ` lang="${lang}"`;
  switch (part.kind) {
    case 'text':
      return `<p${mark}>${escapeHtml(part.text)}</p>`;
    case 'heading':
      return part.isTitle
        ? `<h2${mark} style="${title}">${escapeHtml(part.text)}</h2>`
        : `<h3${mark} style="font-size:16px;margin:24px 0 8px">${escapeHtml(part.text)}</h3>`;
    case 'list':
      return listHtml(part, mark);
    case 'table':
      return `<table${mark} style="border-collapse:collapse;width:100%;font-size:15px">
${[row('th', part.columns), ...part.rows.map((cells) => row('td', cells))].join('\n')}
</table>`;
    case 'lines':
      return `<p${mark}>${part.lines.map(headerLine).map(escapeHtml).join('<br>\n')}</p>`;
    case 'link': {
      const url = escapeHtml(part.url);
      return `<p${mark}><a href="${url}" style="${button}">${escapeHtml(part.label)}</a></p>\n<p style="font-size:13px">${url}</p>`;
    }
  }
}

const frame = `font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:${ink};max-width:600px;margin:0 auto;padding:24px;overflow-wrap:anywhere`;

/** Lays a mail out as text and as HTML that loads nothing. Names and texts of customers stand in it as text alone. */
export function composeMail(to: string, { lang, subject, parts, unsubscribeUrl, isOneClick }: MailContent): Mail {
  const subjectLine = headerLine(subject);
  return {
    to: headerLine(to),
    subject: subjectLine,
    text: `${parts.map(textOf).join('\n\n')}\n\n${signature}\n`,
    html: `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subjectLine)}</title></head>
<body style="margin:0;background:${paper}"><div style="${frame}">
${parts.map((part) => htmlOf(part, lang)).join('\n')}
<p>${escapeHtml(signature)}</p>
</div></body></html>
`,
    unsubscribeUrl: unsubscribeUrl ?? null,
    isOneClick: isOneClick ?? false,
  };
}
