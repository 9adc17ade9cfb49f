import type { z } from 'zod';
import type { sitemapKindSchema, sitemapSchema } from '#lib/contract/sitemap.ts';
import { bits } from './bitmap.ts';
import { productPath } from './card.ts';
import type { ReadModel } from './read-model.ts';

type Kind = z.output<typeof sitemapKindSchema>;
type SitemapPage = z.output<typeof sitemapSchema>;
type SitemapEntry = SitemapPage['paths'][number];

const pathsPerPage = 1000;
const entriesOf = new WeakMap<ReadModel, SitemapEntry[]>();

/**
 * Public paths in the order of their characters, a thousand at a time: those that follow `after`, of one kind or of
 * both. A listing changed when the latest of its products did: when it was added or its price changed.
 */
export function sitemapPage(model: ReadModel, after: string, kind: Kind | null): SitemapPage {
  const entries = entriesOf.get(model) ?? allEntries(model);
  entriesOf.set(model, entries);
  const following = entries.filter((entry) => entry.path > after && (kind === null || entry.kind === kind));
  const paths = following.slice(0, pathsPerPage);
  return { paths, next: following.length > paths.length ? (paths.at(-1)?.path ?? null) : null };
}

function allEntries(model: ReadModel): SitemapEntry[] {
  const changes = model.products.map(({ addedAt, priceLog }) => {
    const dates = [addedAt, ...priceLog.map(({ at }) => at)].map((date) => Date.parse(date));
    return dates.filter((date) => date <= model.now.getTime()).reduce((latest, date) => Math.max(latest, date), 0);
  });
  const changedAt = (moment: number) => new Date(moment).toISOString();
  const products = model.products.map((product, document): SitemapEntry =>
    ({ path: productPath(product), kind: 'product', changedAt: changedAt(changes[document] ?? 0) }));
  const listings = model.pages.all().map((page): SitemapEntry => {
    let latest = 0;
    for (const document of bits(model.documentsOf(page))) latest = Math.max(latest, changes[document] ?? 0);
    return { path: page.path, kind: 'listing', changedAt: changedAt(latest) };
  });
  return [...products, ...listings].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
