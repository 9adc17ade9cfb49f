import type { GuideTeaser } from '#lib/contract/blog.ts';

export const feedPath = '/blog/atom.xml';

export interface FeedWords {
  title: string;
  subtitle: string;
  author: string;
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** What XML 1.0 has no place for, not even as a reference. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in XML, in an element or in an attribute. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(unwritable, '').replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

function entry(guide: GuideTeaser, host: string): string {
  const address = xmlText(new URL(guide.url, host).href);
  return [
    '  <entry>',
    `    <title>${xmlText(guide.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <id>${address}</id>`,
    `    <published>${guide.publishedAt}</published>`,
    `    <updated>${guide.publishedAt}</updated>`,
    ...guide.sports.map(({ slug, name }) => `    <category term="${xmlText(slug)}" label="${xmlText(name)}"/>`),
    `    <summary>${xmlText(guide.description)}</summary>`,
    '  </entry>',
  ].join('\n');
}

/** The newest guides as an Atom feed (RFC 4287); `host` is the shop's origin, for a feed has absolute addresses alone. */
export function atomFeed(guides: readonly GuideTeaser[], words: FeedWords, host: string): string {
  const updated = guides.map(({ publishedAt }) => publishedAt).sort().at(-1) ?? '1970-01-01T00:00:00Z';
  const list = xmlText(new URL('/blog/', host).href);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="hu">',
    `  <title>${xmlText(words.title)}</title>`,
    `  <subtitle>${xmlText(words.subtitle)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${xmlText(new URL(feedPath, host).href)}"/>`,
    `  <link rel="alternate" type="text/html" href="${list}"/>`,
    `  <id>${list}</id>`,
    `  <updated>${updated}</updated>`,
    `  <author><name>${xmlText(words.author)}</name></author>`,
    ...guides.map((guide) => entry(guide, host)),
    '</feed>',
    '',
  ].join('\n');
}
