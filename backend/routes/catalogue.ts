import type { FastifyInstance, FastifyReply } from 'fastify';
import { homeEndpoints } from '#lib/contract/home.ts';
import { menuEndpoints } from '#lib/contract/menu.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { searchEndpoints } from '#lib/contract/search.ts';
import { sitemapEndpoints } from '#lib/contract/sitemap.ts';
import type { Role } from '../catalogue/model.ts';
import { contentPaths } from '../content/content-paths.ts';
import { newestGuides } from '../content/guide-view.ts';
import type { ContentShelf } from '../content/shelf.ts';
import type { Context } from '../context.ts';
import { loadProductStock, loadStoredProduct } from '../db/products.ts';
import { publicCaching } from '../http/caching.ts';
import { InvalidInput, NotFound } from '../http/errors.ts';
import { serve } from '../http/route.ts';
import { homePage } from '../search/home.ts';
import { menuTree } from '../search/menu.ts';
import { productPage } from '../search/product-page.ts';
import { search } from '../search/query.ts';
import { sitemapPage } from '../search/sitemap.ts';
import { headerProductCards, phrases, productsByIds, productsByQuery } from '../search/suggest.ts';

/** Guides that the home page and the header point to. */
const homeGuides = 4;
const headerGuides = 3;

/** An answer to a caller who pays the public price is the same for all of them. */
function shareByRole(reply: FastifyReply, role: Role): void {
  if (role === 'vk') void reply.header('cache-control', publicCaching);
}

/** The calls of the catalogue: menu, home, search, suggestions, products, sitemap (decisions §5). */
export function catalogueRoutes(app: FastifyInstance, context: Context, shelf: ContentShelf): void {
  const { db, now } = context;
  serve(app, menuEndpoints.menu, () => menuTree(context.readModel));
  serve(app, homeEndpoints.home, async () => {
    const content = await shelf.content();
    const model = context.readModel;
    const guides = newestGuides(model, content, now(), homeGuides).map(({ title, url, image }) => ({ title, url, image }));
    return { ...homePage(model), guides };
  });
  serve(app, searchEndpoints.search, ({ query, caller, reply }) => {
    const answer = search(context.readModel, query, caller.role);
    shareByRole(reply, caller.role);
    return answer;
  });
  serve(app, searchEndpoints.autosuggest, () => phrases(context.readModel));
  serve(app, searchEndpoints.searchLimited, ({ query: { productIds, q, store }, caller: { role }, reply }) => {
    if (productIds === undefined && q === undefined) throw new InvalidInput({ q: ['required'] });
    if (store !== undefined && !context.readModel.stores.has(store)) throw new InvalidInput({ store: ['unknown'] });
    const search = productIds === undefined
      ? productsByQuery(context.readModel, q ?? '', role)
      : productsByIds(context.readModel, productIds.split(',').map(Number), role, store);
    shareByRole(reply, role);
    return { search };
  });
  serve(app, searchEndpoints.headerData, async () => {
    const content = await shelf.content();
    const model = context.readModel;
    const guides = newestGuides(model, content, now(), headerGuides).map(({ title, url }) => ({ title, url }));
    return { blogPosts: guides, 'search-limited': headerProductCards(model) };
  });
  serve(app, productEndpoints.product, async ({ params, caller, reply }) => {
    const stored = await loadStoredProduct(db, params.id, { role: caller.role, now: now() });
    const page = stored && productPage(context.readModel, stored, caller.role, now());
    if (!page) throw new NotFound('id');
    shareByRole(reply, caller.role);
    return page;
  });
  serve(app, productEndpoints.stock, async ({ params }) => {
    const rows = await loadProductStock(db, params.id);
    if (!rows) throw new NotFound('id');
    const { stores } = context.readModel.catalogue;
    return {
      updatedAt: now().toISOString(), rows,
      stores: stores.map(({ sysname, name, city }) => ({ sysname, name, city })),
    };
  });
  serve(app, sitemapEndpoints.sitemap, async ({ query: { after, kind } }) => {
    const others = contentPaths(context.readModel, await shelf.content(), now());
    return sitemapPage(context.readModel, after ?? '', kind ?? null, others);
  });
}
