import type { GuideTeaser } from '#lib/contract/blog.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { xmlText } from '#lib/core/text/xml.ts';

export const feedPath = '/blog/atom.xml';

export interface FeedWords {
  title: string;
  subtitle: string;
  author: string;
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

/**
 * The newest guides as an Atom feed (RFC 4287); `host` is the shop's origin, for a feed has absolute addresses alone.
 */
export function atomFeed(guides: readonly GuideTeaser[], words: FeedWords, host: string): string {
  const updated =
    guides
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00Z';
  const list = xmlText(new URL('/blog/', host).href);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${catalogLanguage}">`,
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
