import type { WireGuide, GuideList, GuideTeaser } from '#lib/contract/blog.ts';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import type { Block, Span } from '#lib/contract/rich-text.ts';
import type { CatalogSport } from '../catalog/model.ts';
import { InvalidInput } from '../domain/errors.ts';
import { markOf, recordIn } from '../languages/record-texts.ts';
import { imageOf, productCard } from '../search/card.ts';
import type { ReadModel } from '../search/read-model.ts';
import type { Content, GuideContent } from './model.ts';

const pageSize = 12;
const relatedShown = 3;
const wordsPerMinute = 200;
const listTitle = 'Sporttippek';
const listUrl = '/blog/';

/** Path of a guide's page. */
export const guideUrl = (slug: string) => `${listUrl}article/${slug}/`;

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** What is read in a block, as plain text. */
export function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'paragraph':
    case 'quote':
      return textOf(block.spans);
    case 'list':
      return block.items.map(textOf).join('\n');
    case 'table':
      return [block.columns, ...block.rows].map((cells) => cells.join(' ')).join('\n');
    case 'image':
      return block.caption ?? '';
    case 'products':
    case 'unknown':
      return '';
  }
}

/** Minutes that a text takes to read, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks
    .map(blockText)
    .join('\n')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}

function sportsOf(catalog: readonly CatalogSport[], slugs: readonly string[]): GuideTeaser['sports'] {
  return slugs.flatMap((slug) => {
    const sport = catalog.find((one) => one.slug === slug);
    return sport ? [{ slug, name: sport.name }] : [];
  });
}

function teaserOf(model: ReadModel, guide: GuideContent, language: Language): GuideTeaser {
  const { slug, title, description, image, sports, publishedAt, blocks, langs } = recordIn(language, guide);
  return {
    slug,
    title,
    description,
    publishedAt,
    url: guideUrl(slug),
    image: imageOf(image),
    sports: sportsOf(model.catalog.sports, sports),
    readingMinutes: readingMinutes(blocks),
    ...(langs ? { langs } : {}),
  };
}

/** The guides that are out at a moment, newest first. */
export function publishedGuides({ guides }: Content, now: Date): GuideContent[] {
  const moment = now.toISOString();
  return guides.filter(({ publishedAt }) => publishedAt <= moment);
}

/** A page of the guides, of one sport or of all. Throws InvalidInput for a sport that no guide is about. */
export function guideList(
  model: ReadModel,
  content: Content,
  now: Date,
  { page = 1, sport }: { page?: number | undefined; sport?: string | undefined },
  language: Language = catalogLanguage,
): GuideList {
  const all = publishedGuides(content, now);
  const bySport = model.catalog.sports
    .map(({ slug, name }) => ({ slug, name, count: all.filter(({ sports }) => sports.includes(slug)).length }))
    .filter(({ count }) => count > 0);
  if (sport !== undefined && !bySport.some(({ slug }) => slug === sport))
    throw new InvalidInput({ sport: ['unknown'] });
  const found = all.filter(({ sports }) => sport === undefined || sports.includes(sport));
  return {
    guides: found.slice((page - 1) * pageSize, page * pageSize).map((guide) => teaserOf(model, guide, language)),
    total: found.length,
    page,
    pageCount: Math.ceil(found.length / pageSize),
    sports: bySport,
  };
}

/** Paths of the guides that are out, with their pictures, and of the lists of their sports, with their last change. */
export function guidePaths(
  model: ReadModel,
  content: Content,
  now: Date,
): { path: string; changedAt: string; images?: string[] }[] {
  const all = publishedGuides(content, now);
  const latest = new Map<string, string>();
  for (const { sports, updatedAt } of all) {
    for (const sport of sports) if (updatedAt > (latest.get(sport) ?? '')) latest.set(sport, updatedAt);
  }
  const lists = model.catalog.sports.flatMap(({ slug }) => {
    const changedAt = latest.get(slug);
    return changedAt ? [{ path: `${listUrl}${slug}/`, changedAt }] : [];
  });
  return [
    ...lists,
    ...all.map(({ slug, updatedAt, image }) => ({
      path: guideUrl(slug),
      changedAt: updatedAt,
      images: [imageOf(image).path],
    })),
  ];
}

/** The newest guides, for where they are only pointed to. */
export function newestGuides(
  model: ReadModel,
  content: Content,
  now: Date,
  limit: number,
  language: Language = catalogLanguage,
): GuideTeaser[] {
  return publishedGuides(content, now)
    .slice(0, limit)
    .map((guide) => teaserOf(model, guide, language));
}

/** Those about most of the same sports, the newer first. */
function relatedTo(guide: GuideContent, others: readonly GuideContent[]): GuideContent[] {
  const shared = ({ sports }: GuideContent): number => sports.filter((sport) => guide.sports.includes(sport)).length;
  return others
    .filter(({ slug }) => slug !== guide.slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, relatedShown);
}

/** A guide with the cards of its products; null for one that is not there, or not out yet. */
export function guideDetail(
  model: ReadModel,
  content: Content,
  now: Date,
  slug: string,
  language: Language = catalogLanguage,
): WireGuide | null {
  const all = publishedGuides(content, now);
  const guide = all.find((one) => one.slug === slug);
  if (!guide) return null;
  const { blocks } = recordIn(language, guide);
  const ids = new Set(blocks.flatMap((block) => (block.type === 'products' ? block.productIds : [])));
  const documents = [...ids].map((id) => model.documentOf(id)).filter((document) => document !== undefined);
  const teaser = teaserOf(model, guide, language);
  return {
    ...teaser,
    author: guide.author,
    updatedAt: guide.updatedAt,
    blocks,
    products: documents.map((document) => productCard(model, document, 'vk')),
    related: relatedTo(guide, all).map((related) => teaserOf(model, related, language)),
    breadcrumbs: [
      { name: listTitle, url: listUrl },
      { name: teaser.title, url: teaser.url, ...markOf(teaser, 'title') },
    ],
  };
}
