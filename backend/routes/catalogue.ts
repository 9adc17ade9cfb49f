import type { FastifyInstance, FastifyReply } from 'fastify';
import { homeEndpoints } from '#lib/contract/home.ts';
import { menuEndpoints } from '#lib/contract/menu.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { searchEndpoints } from '#lib/contract/search.ts';
import { sitemapEndpoints } from '#lib/contract/sitemap.ts';
import { storeEndpoints } from '#lib/contract/store.ts';
import type { Role } from '../catalogue/model.ts';
import type { Context } from '../context.ts';
import { InvalidInput, NotFound } from '../http/errors.ts';
import { serve } from '../http/route.ts';
import { homePage } from '../search/home.ts';
import { menuTree } from '../search/menu.ts';
import { productPage, productStock } from '../search/product-page.ts';
import { search } from '../search/query.ts';
import { sitemapPage } from '../search/sitemap.ts';
import { headerProductCards, phrases, productsByIds, productsByQuery } from '../search/suggest.ts';

/** Seconds for which anyone's copy of an answer without own prices may be used again. */
const publicSeconds = 30;

/** An answer to a caller who pays the public price is the same for all of them. */
function shareByRole(reply: FastifyReply, role: Role): void {
  if (role === 'vk') void reply.header('cache-control', `public, max-age=${publicSeconds}`);
}

/** The calls of the catalogue: menu, home, search, suggestions, products, stores, sitemap (decisions §5). */
export function catalogueRoutes(app: FastifyInstance, { readModel: model, now }: Context): void {
  serve(app, menuEndpoints.menu, () => menuTree(model));
  serve(app, homeEndpoints.home, () => homePage(model));
  serve(app, searchEndpoints.search, ({ query, caller, reply }) => {
    const answer = search(model, query, caller.role);
    shareByRole(reply, caller.role);
    return answer;
  });
  serve(app, searchEndpoints.autosuggest, () => phrases(model));
  serve(app, searchEndpoints.searchLimited, ({ query: { productIds, q } }) => {
    if (productIds === undefined && q === undefined) throw new InvalidInput({ q: ['required'] });
    if (productIds === undefined) return { search: productsByQuery(model, q ?? '') };
    return { search: productsByIds(model, productIds.split(',').map(Number)) };
  });
  serve(app, searchEndpoints.headerData, () =>
    ({ blogPosts: [], 'search-limited': headerProductCards(model) }));
  serve(app, productEndpoints.product, ({ params, caller, reply }) => {
    const page = productPage(model, params.id, caller.role, now());
    if (!page) throw new NotFound('id');
    shareByRole(reply, caller.role);
    return page;
  });
  serve(app, productEndpoints.stock, ({ params }) => {
    const stock = productStock(model, params.id, now());
    if (!stock) throw new NotFound('id');
    return stock;
  });
  serve(app, storeEndpoints.stores, () =>
    model.catalogue.stores.map(({ sysname, name, city, zip, street, lat, lng, phone }) => ({
      sysname, name, address: { City: city, ZipCode: zip, Street: street }, geo: { lat, lng }, phone,
    })));
  serve(app, sitemapEndpoints.sitemap, ({ query: { after, kind } }) => sitemapPage(model, after ?? '', kind ?? null));
}
