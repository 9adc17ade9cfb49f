import { splitLocale } from '#lib/core/locales.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';
import { productIdOf } from '#lib/core/products/variants.ts';
import { violationOf, type Rule } from '../rule.ts';
import type { LinkItem, ShownProducts } from '../items.ts';

const quality = 'Minőségi szabály';

/** Where a link leads within the shop; null for one that leads elsewhere, or that the guard refuses. */
function targetOf({
  href,
  directory: { own, allowed },
}: LinkItem): { path: string; search: URLSearchParams; anchor: string } | null {
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

function isKnown(path: string, { paths, productIds, flipbooks }: LinkItem['directory']): boolean {
  const product = /^\/p\/([^/]+)\/$/.exec(path)?.[1];
  if (product !== undefined) return productIds.has(productIdOf(product) ?? 0);
  return paths.has(path) || flipbooks.has(path);
}

const refused: Rule<LinkItem> = {
  id: 'link-refused',
  severity: 'warning',
  source: 'Biztonsági szabály',
  title: 'Link, amelyet a bolt nem jelenít meg',
  remedy: 'A bolton belül perjellel kezdődő címet adj meg; idegen oldalét vedd fel a LINK_ORIGINS beállításba.',
  violations: ({ href, directory: { own, allowed } }) =>
    guardedLink(href, { own, allowed, contacts: true }) ? [] : [href],
};

const dead: Rule<LinkItem> = {
  id: 'link-dead',
  severity: 'warning',
  source: quality,
  title: 'Sehová sem vezető link',
  remedy: 'Javítsd a címet, vagy vedd ki a linket.',
  violations(item) {
    const target = targetOf(item);
    if (!target) return [];
    if (target.path === '') return item.anchors.includes(target.anchor) ? [] : [`#${target.anchor}`];
    return isKnown(target.path, item.directory) ? [] : [item.href];
  },
};

function linkedFlipbook(item: LinkItem) {
  const target = targetOf(item);
  const flipbook = target && item.directory.flipbooks.get(target.path);
  return flipbook ? { ...flipbook, page: target.search.get('oldal') } : null;
}

const expiredFlipbook: Rule<LinkItem> = {
  id: 'link-flipbook-expired',
  severity: 'warning',
  source: quality,
  title: 'Link lejárt katalógusra',
  remedy: 'Vezesd a linket az érvényes katalógusra.',
  violations(item) {
    const flipbook = linkedFlipbook(item);
    return flipbook && flipbook.validTo < item.directory.today ? [`${item.href}: lejárt ${flipbook.validTo}`] : [];
  },
};

const outsideFlipbook: Rule<LinkItem> = {
  id: 'link-flipbook-page',
  severity: 'warning',
  source: quality,
  title: 'Link a katalógus nem létező oldalára',
  remedy: 'Javítsd az oldalszámot.',
  violations(item) {
    const flipbook = linkedFlipbook(item);
    if (!flipbook || flipbook.page === null) return [];
    const page = Number(flipbook.page);
    return Number.isInteger(page) && page >= 1 && page <= flipbook.pageCount
      ? []
      : [`${item.href}: ${flipbook.pageCount} oldala van`];
  },
};

/** What holds for the links of texts and banners. */
export const linkRules: readonly Rule<LinkItem>[] = [refused, dead, expiredFlipbook, outsideFlipbook];

const goneProducts: Rule<ShownProducts> = {
  id: 'text-product-gone',
  severity: 'warning',
  source: quality,
  title: 'A szöveg nem létező terméket mutatna',
  remedy: 'Cseréld ki a terméket egy létezőre.',
  violations: ({ productIds, known }) =>
    violationOf('nincs ilyen termék', productIds.filter((id) => !known.has(id)).map(String)),
};

/** What holds for the products that texts show. */
export const shownProductRules: readonly Rule<ShownProducts>[] = [goneProducts];
