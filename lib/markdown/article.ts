import { guidesPath } from '#lib/guides/index.ts';
import type { Guide } from '#lib/contract/blog.ts';
import type { ContentPage } from '#lib/contract/content.ts';
import { blocksText } from './blocks.ts';
import { pageLine, pageLink, type Words } from './words.ts';
import { document, heading, inline, list, quote, text } from './writing.ts';

const day = (moment: string, { format }: Words) => format.dateTime(new Date(moment), { dateStyle: 'long' });

/** A guide as Markdown: the whole of its text, with its products at the price of now. */
export function guideText(guide: Guide, words: Words): string {
  const { t } = words;
  const isUpdated = guide.updatedAt.slice(0, 10) !== guide.publishedAt.slice(0, 10);
  return document([
    heading(1, guide.title),
    pageLine(words, guide.url),
    quote(text(guide.description)),
    list([
      `${t('guides.author')} ${inline(guide.author.name)}, ${inline(guide.author.role)}`,
      `${t('guides.published')} ${day(guide.publishedAt, words)}`,
      ...(isUpdated ? [`${t('guides.updated')} ${day(guide.updatedAt, words)}`] : []),
    ]),
    ...blocksText(guide.blocks, words, guide.products),
    ...(guide.related.length > 0
      ? [heading(2, t('guides.related')), list(guide.related.map(({ title, url }) => pageLink(words, title, url)))]
      : []),
    pageLink(words, t('guides.title'), guidesPath(null)),
  ]);
}

/** A static or a service page as Markdown. */
export function contentText(page: ContentPage, words: Words): string {
  return document([
    heading(1, page.title),
    pageLine(words, `/${page.kind}/${page.slug}/`),
    quote(text(page.description)),
    ...(page.isSample ? [`**${words.t('content.sample')}.** ${words.t('content.sampleText')}`] : []),
    `${words.t('content.updated')} ${day(page.updatedAt, words)}`,
    ...blocksText(page.blocks, words),
  ]);
}
