import type { z } from 'zod';
import {
  sitemapKindSchema,
  type SitemapKind,
  type SitemapPart,
  type SitemapPath,
  type sitemapSchema,
} from '#lib/contract/sitemap.ts';
import { bits, type Bitmap } from './bitmap.ts';
import { imageOf, productPath } from './card.ts';
import type { ListingPage } from './listing-pages.ts';
import type { ReadModel } from './read-model.ts';

type SitemapPage = z.output<typeof sitemapSchema>;
export type SitemapEntry = SitemapPath;

/** Paths of one answer. */
export const pathsPerPage = 1000;

/**
 * Public paths, a thousand at a time: those that follow `after`, of one kind or of all. Listings and `others`, what
 * the shop has beside its catalog, come by their path, then products by their id, so that what is added or removed
 * between two pages moves no other. A listing changed when the latest of its products did: when it was added or its
 * price changed.
 */
export function sitemapPage(
  model: ReadModel,
  after: string,
  kind: SitemapKind | null,
  others: readonly SitemapEntry[] = [],
): SitemapPage {
  const lastId = productIdOf(after);
  const paths: SitemapEntry[] = [];
  // One more than a page shows whether there is another.
  const isFull = () => paths.length > pathsPerPage;
  if (kind !== 'product' && lastId === null) {
    const listings = kind === null || kind === 'listing' ? model.pages.all() : [];
    const rest = others.filter((entry) => kind === null || entry.kind === kind);
    for (const entry of [...listings, ...rest].toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
      if (isFull()) break;
      if (entry.path > after) paths.push('kind' in entry ? entry : listingEntry(model, entry));
    }
  }
  if (kind === null || kind === 'product') {
    const { documents } = model;
    const byId = model.orders.byId();
    for (
      let at = firstAfter(byId, (document) => documents.id(document), lastId ?? 0);
      at < byId.length && !isFull();
      at += 1
    ) {
      paths.push(productEntry(model, byId[at] ?? 0));
    }
  }
  const shown = paths.slice(0, pathsPerPage);
  return { paths: shown, next: isFull() ? (shown.at(-1)?.path ?? null) : null };
}

/** The id that a product's path ends in; null for any other path. */
function productIdOf(path: string): number | null {
  const id = /^\/p\/.*-(\d+)\/$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/** Where the documents of ids above `id` begin, in an order by id. */
function firstAfter(byId: Uint32Array, idOf: (document: number) => number, id: number): number {
  let from = 0;
  for (let to = byId.length; from < to;) {
    const middle = (from + to) >>> 1;
    if (idOf(byId[middle] ?? 0) <= id) from = middle + 1;
    else to = middle;
  }
  return from;
}

const isoDate = (moment: number) => new Date(moment).toISOString();

/** A product with the first picture of each of its colours. */
export function productEntry(model: ReadModel, document: number): SitemapEntry {
  const changedAt = isoDate(model.documents.changedAt(document, model.now));
  const product = model.at(document);
  const images = product.colours.flatMap(({ images: [first] }) => (first ? [imageOf(first).path] : []));
  return { path: productPath(product), kind: 'product', changedAt, images };
}

/** When the latest of documents changed; null for none. */
export function latestChange(model: ReadModel, documents: Bitmap): string | null {
  let latest: number | null = null;
  for (const document of bits(documents)) {
    latest = Math.max(latest ?? 0, model.documents.changedAt(document, model.now));
  }
  return latest === null ? null : isoDate(latest);
}

function listingEntry(model: ReadModel, page: ListingPage): SitemapEntry {
  return { path: page.path, kind: 'listing', changedAt: latestChange(model, model.documentsOf(page)) };
}

/**
 * Where each page of a kind begins, so that any one can be read without those before it; kinds without a path have
 * none.
 */
export function sitemapParts(model: ReadModel, others: readonly SitemapEntry[] = []): SitemapPart[] {
  const byKind = Map.groupBy(
    [...model.pages.all().map((page) => listingEntry(model, page)), ...others],
    ({ kind }) => kind,
  );
  return sitemapKindSchema.options.flatMap((kind) =>
    kind === 'product' ? productParts(model) : partsOf(kind, byKind.get(kind) ?? []),
  );
}

function partsOf(kind: SitemapKind, entries: readonly SitemapEntry[]): SitemapPart[] {
  const inOrder = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return starts(inOrder.length).map((start) => {
    const page = inOrder.slice(start, start + pathsPerPage);
    const dates = page.flatMap(({ changedAt }) => changedAt ?? []);
    const latest = dates.length === page.length ? dates.toSorted().at(-1) : undefined;
    return { kind, after: inOrder[start - 1]?.path ?? '', changedAt: latest ?? null };
  });
}

function productParts(model: ReadModel): SitemapPart[] {
  const byId = model.orders.byId();
  return starts(byId.length).map((start) => {
    const before = start === 0 ? undefined : byId[start - 1];
    let latest = 0;
    for (const document of byId.subarray(start, start + pathsPerPage))
      latest = Math.max(latest, model.documents.changedAt(document, model.now));
    return {
      kind: 'product',
      after: before === undefined ? '' : productPath(model.at(before)),
      changedAt: isoDate(latest),
    };
  });
}

/** Where pages of so many paths begin. */
const starts = (count: number) =>
  Array.from({ length: Math.ceil(count / pathsPerPage) }, (_, page) => page * pathsPerPage);
