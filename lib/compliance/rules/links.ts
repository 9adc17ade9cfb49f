import { splitLocale } from '#lib/core/locales.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';
import { productIdOf } from '#lib/core/products/variants.ts';
import { faultOf, type Rule } from '../rule.ts';
import type { LinkSubject, ShownProducts } from '../subjects.ts';

const quality = 'Minőségi szabály';

/** Where a link leads within the shop; null for one that leads elsewhere, or that the guard refuses. */
function targetOf({
  href,
  directory: { own, allowed },
}: LinkSubject): { path: string; search: URLSearchParams; anchor: string } | null {
  const link = guardedLink(href, { own, allowed, contacts: true });
  if (link?.kind !== 'internal') return null;
  const { pathname, searchParams, hash } = new URL(link.href, own);
  const { path } = splitLocale(pathname);
  return {
    path: link.href.startsWith('#') ? '' : path.replace(/\/?$/, '/'),
    search: searchParams,
    anchor: hash.slice(1),
  };
}

function isKnown(path: string, { paths, productIds, books }: LinkSubject['directory']): boolean {
  const product = /^\/p\/([^/]+)\/$/.exec(path)?.[1];
  if (product !== undefined) return productIds.has(productIdOf(product) ?? 0);
  return paths.has(path) || books.has(path);
}

const refused: Rule<LinkSubject> = {
  id: 'link-refused',
  severity: 'warning',
  source: 'Biztonsági szabály',
  title: 'Link, amelyet a bolt nem jelenít meg',
  remedy: 'A bolton belül perjellel kezdődő címet adj meg; idegen oldalét vedd fel a LINK_ORIGINS beállításba.',
  faults: ({ href, directory: { own, allowed } }) =>
    guardedLink(href, { own, allowed, contacts: true }) ? [] : [href],
};

const dead: Rule<LinkSubject> = {
  id: 'link-dead',
  severity: 'warning',
  source: quality,
  title: 'Sehová sem vezető link',
  remedy: 'Javítsd a címet, vagy vedd ki a linket.',
  faults(subject) {
    const target = targetOf(subject);
    if (!target) return [];
    if (target.path === '') return subject.anchors.includes(target.anchor) ? [] : [`#${target.anchor}`];
    return isKnown(target.path, subject.directory) ? [] : [subject.href];
  },
};

function linkedBook(subject: LinkSubject) {
  const target = targetOf(subject);
  const book = target && subject.directory.books.get(target.path);
  return book ? { ...book, page: target.search.get('oldal') } : null;
}

const expiredBook: Rule<LinkSubject> = {
  id: 'link-book-expired',
  severity: 'warning',
  source: quality,
  title: 'Link lejárt katalógusra',
  remedy: 'Vezesd a linket az érvényes katalógusra.',
  faults(subject) {
    const book = linkedBook(subject);
    return book && book.validTo < subject.directory.today ? [`${subject.href}: lejárt ${book.validTo}`] : [];
  },
};

const outsideBook: Rule<LinkSubject> = {
  id: 'link-book-page',
  severity: 'warning',
  source: quality,
  title: 'Link a katalógus nem létező oldalára',
  remedy: 'Javítsd az oldalszámot.',
  faults(subject) {
    const book = linkedBook(subject);
    if (!book || book.page === null) return [];
    const page = Number(book.page);
    return Number.isInteger(page) && page >= 1 && page <= book.pageCount
      ? []
      : [`${subject.href}: ${book.pageCount} oldala van`];
  },
};

/** What holds for the links of texts and banners. */
export const linkRules: readonly Rule<LinkSubject>[] = [refused, dead, expiredBook, outsideBook];

const goneProducts: Rule<ShownProducts> = {
  id: 'text-product-gone',
  severity: 'warning',
  source: quality,
  title: 'A szöveg nem létező terméket mutatna',
  remedy: 'Cseréld ki a terméket egy létezőre.',
  faults: ({ productIds, known }) =>
    faultOf('nincs ilyen termék', productIds.filter((id) => !known.has(id)).map(String)),
};

/** What holds for the products that texts show. */
export const shownProductRules: readonly Rule<ShownProducts>[] = [goneProducts];
