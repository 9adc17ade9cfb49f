import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { homeEndpoints } from '#lib/contract/home.ts';
import type { Language } from '#lib/contract/language.ts';
import { menuEndpoints } from '#lib/contract/menu.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import { normaliseQuery } from '#lib/core/filters/index.ts';
import { reviewedProduct } from '#lib/contract/review.ts';
import { searchEndpoints, type WireSearchAnswer } from '#lib/contract/search.ts';
import { isLocalShop } from '#lib/config/company-settings.ts';
import { explainedSearch } from '#lib/contract/explanation.ts';
import { sitemapEndpoints } from '#lib/contract/sitemap.ts';
import { answersTo, type Typing } from '../content/answers.ts';
import { contentPaths } from '../content/content-paths.ts';
import { newestGuides } from '../content/guide-view.ts';
import { guidesByRoot } from '../content/guides-by-root.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Context } from '../context.ts';
import { isGone, loadProductStock, loadProducts, loadStoredProduct } from '../db/products.ts';
import { phrasesIn } from '../languages/phrases.ts';
import { productTextsIn } from '../languages/product-texts.ts';
import { besidePages, searchIn, typedIn } from '../languages/search-in.ts';
import { privateCaching, publicCaching } from '../http/caching.ts';
import { Gone, InvalidInput, NotFound } from '../domain/errors.ts';
import { EventLoopYield } from '../live/event-loop-yield.ts';
import { serve, type Caller } from '../http/route.ts';
import { summaryFor } from '../reviews/showing.ts';
import { homePage } from '../search/home.ts';
import { comparedProduct } from '../search/compared-product.ts';
import { menuTree } from '../search/menu.ts';
import { productPage } from '../search/product-page.ts';
import { codePath } from '../search/direct.ts';
import { startCountingSearches, type Outcome } from '../search-counts/counting.ts';
import type { SearchQuery } from '../search/choice.ts';
import { explain } from '../search/explaining.ts';
import type { ReadModel } from '../search/read-model.ts';
import { sitemapPage, sitemapParts } from '../search/sitemap.ts';
import { PhraseCounts } from '../search/phrase-counts.ts';
import { headerProductCards, productsByIds, productsByQuery } from '../search/suggest.ts';
import { cardInTeam, productInTeam, searchInTeam } from '../teams/addresses.ts';
import { documentsOfTeam, offers, storedInTeam } from '../teams/goods.ts';
import { teamNamed } from '../http/team-header.ts';
import { infoPaths } from '../teams/info-pages.ts';
import type { TeamShop } from '../teams/model.ts';
import type { TeamCache } from '../teams/team-cache.ts';
import { teamSitemapPage } from '../teams/sitemap.ts';

/** Guides that the home page and the header point to. */
const homeGuides = 4;

/**
 * An answer to a caller who pays the public price is the same for all of them; caches between keep it only where the
 * call named nobody, so that no header of an identity ever stands beside something public.
 */
function shareByRole(reply: FastifyReply, { role, requestUuid, customerId }: Caller): void {
  if (role !== 'vk') return;
  const isAnonymous = requestUuid === null && customerId === null;
  void reply.header('cache-control', isAnonymous ? publicCaching : privateCaching);
}

/** The team whose shop a call is about; null for one that names none that is there. */
type FindTeam = (request: FastifyRequest) => Promise<TeamShop | null>;

/** Whether a call is what a search begins with, not a further page of it, another order or a filter. */
const isFirstLook = ({ q, page = 1, ...others }: SearchQuery) =>
  q !== undefined && page === 1 && Object.values(others).every((value) => value === undefined);

const outcomeOf = ({ total, answers = [], notSold = null }: WireSearchAnswer): Outcome => ({
  isEmpty: total === 0 && answers.length === 0,
  isNotSold: notSold !== null,
});

/** Search and suggestions, of the shop or of a team's (TEAM-04, TEAM-07). */
function searchRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache, teamOf: FindTeam): void {
  const { settings } = context;
  const counts = startCountingSearches(app, context);
  /** What else than goods a query of the shop asks for. */
  const answers = async (model: ReadModel, query: string | undefined, language: Language, typing?: Typing) => {
    const q = normaliseQuery(query);
    if (q === null) return [];
    const now = context.now();
    const sources = { model, now, day: marketDay(now), hasLoyalty: settings.LOYALTY, language };
    return answersTo(q, { ...sources, content: await contentCache.content() }, typing);
  };
  serve(app, explainedSearch, async ({ query: { explain: asked, ...query }, caller, language, request, reply }) => {
    if (asked && !isLocalShop(context.settings)) throw new InvalidInput({ explain: ['in_development_alone'] });
    const { role } = caller;
    const team = await teamOf(request);
    const model = context.readModel;
    const within = team && documentsOfTeam(team, model);
    const { answer: found, query: asSearched } = searchIn(language, model, query, role, within);
    const hasAnswers = !team && query.path === undefined && found.direct === null;
    const ofShop = hasAnswers ? besidePages(found, await answers(model, query.q, language)) : found;
    const answer = team ? searchInTeam(team, found) : ofShop;
    if (!asked) {
      if (isFirstLook(query)) counts.note(query.q ?? '', outcomeOf(answer), context.now());
      shareByRole(reply, caller);
      return answer;
    }
    const ids = answer.products.map(({ id }) => id);
    return { ...answer, explanations: explain(model, asSearched, role, ids, within) };
  });
  serve(
    app,
    searchEndpoints.searchLimited,
    async ({ query: { productIds, q, store: shop }, caller, language, request, reply }) => {
      const { role } = caller;
      if (productIds === undefined && q === undefined) throw new InvalidInput({ q: ['required'] });
      const team = await teamOf(request);
      const model = context.readModel;
      if (shop !== undefined && !model.shops.has(shop)) throw new InvalidInput({ store: ['unknown'] });
      const ids = productIds
        ?.split(',')
        .map(Number)
        .filter((id) => !team || offers(team, id));
      const found = ids
        ? productsByIds(model, ids, role, shop)
        : productsByQuery(model, typedIn(language, model, q ?? ''), role, team && documentsOfTeam(team, model));
      shareByRole(reply, caller);
      if (team) return { search: found.map((card) => cardInTeam(team, card)), direct: null, answers: [] };
      const direct = ids ? null : codePath(model, q ?? '');
      const hasAnswers = !ids && direct === null;
      const typing = { isBegun: true, isAlone: found.length === 0 };
      return { search: found, direct, answers: hasAnswers ? await answers(model, q, language, typing) : [] };
    },
  );
}

/** Products and what shops hold of them, of the shop or of a team's (TEAM-03). */
function productRoutes(app: FastifyInstance, context: Context, teamOf: FindTeam): void {
  const { db, now } = context;
  /** Throws NotFound where a team is named that does not offer the product. */
  const offeringTeam = async (request: FastifyRequest, id: number): Promise<TeamShop | null> => {
    const team = await teamOf(request);
    if (team && !offers(team, id)) throw new NotFound('id');
    return team;
  };
  const missing = async (id: number) => ((await isGone(db, id)) ? new Gone('id') : new NotFound('id'));
  serve(app, reviewedProduct, async ({ params, caller, language, request, reply }) => {
    const { role } = caller;
    const team = await offeringTeam(request, params.id);
    const stored = await loadStoredProduct(db, params.id, { role, now: now() });
    const found = stored && productPage(context.readModel, team ? storedInTeam(team, stored) : stored, role, now());
    if (!found) throw await missing(params.id);
    const page = productTextsIn(language, found, stored.product);
    shareByRole(reply, caller);
    if (team) return productInTeam(team, page);
    const reviews = await summaryFor(context, params.id);
    return reviews === undefined ? page : { ...page, reviews };
  });
  serve(app, productEndpoints.compared, async ({ query, caller, reply }) => {
    const ids = [...new Set(query.ids.split(',').map(Number))];
    const stored = new Map((await loadProducts(db, ids)).map((product) => [product.id, product]));
    const model = context.readModel;
    const products = ids.flatMap((id) => {
      const product = stored.get(id);
      return (product && comparedProduct(model, product, caller.role)) ?? [];
    });
    const absent = ids.filter((id) => !products.some((product) => product.id === id));
    const missing = await Promise.all(absent.map(async (id) => ({ id, isGone: await isGone(db, id) })));
    shareByRole(reply, caller);
    return { products, missing };
  });
  serve(app, productEndpoints.stock, async ({ params, request }) => {
    await offeringTeam(request, params.id);
    const rows = await loadProductStock(db, params.id);
    if (!rows) throw await missing(params.id);
    const { shops } = context.readModel.catalog;
    return {
      updatedAt: now().toISOString(),
      rows,
      stores: shops.map(({ sysname, name, city }) => ({ sysname, name, city })),
    };
  });
}

function sitemapRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache, teams: TeamCache): void {
  const beside = async () => contentPaths(context.readModel, await contentCache.content(), context.now());
  serve(app, sitemapEndpoints.sitemap, async ({ query: { after = '', kind = null }, request }) => {
    if (teamNamed(request.headers) === null) return sitemapPage(context.readModel, after, kind, await beside());
    return teamSitemapPage(
      context.readModel,
      await teams.teams(),
      { after, kind },
      infoPaths(await contentCache.content()),
    );
  });
  serve(app, sitemapEndpoints.parts, async () => sitemapParts(context.readModel, await beside()));
}

/** The calls of the catalog: menu, home, search, suggestions, products, sitemap (ADR-0085). */
export function catalogRoutes(
  app: FastifyInstance,
  context: Context,
  contentCache: ContentCache,
  teams: TeamCache,
): void {
  const { now } = context;
  const teamOf: FindTeam = async ({ headers }) => {
    const slug = teamNamed(headers);
    return slug === null ? null : teams.find(slug);
  };
  serve(app, menuEndpoints.menu, () => menuTree(context.readModel));
  serve(app, homeEndpoints.home, async () => {
    const content = await contentCache.content();
    const model = context.readModel;
    const guides = newestGuides(model, content, now(), homeGuides).map(({ title, url, image }) => ({
      title,
      url,
      image,
    }));
    return { ...homePage(model), guides };
  });
  const { yieldToEventLoop } = new EventLoopYield();
  const phraseCounts = new PhraseCounts({ model: () => context.readModel, rest: yieldToEventLoop });
  // Counted before the first shopper asks.
  app.addHook('onListen', async () => void phraseCounts.phrases());
  serve(app, searchEndpoints.autosuggest, async ({ language }) =>
    phrasesIn(language, context.readModel, await phraseCounts.phrases()),
  );
  serve(app, searchEndpoints.headerData, async ({ language }) => {
    const content = await contentCache.content();
    const model = context.readModel;
    const roots = menuTree(model)
      .filter(({ type }) => type === 'category' || type === 'root-gender')
      .map(({ url }) => url);
    return {
      blogPosts: guidesByRoot(model, content, now(), roots, language),
      'search-limited': headerProductCards(model),
    };
  });
  searchRoutes(app, context, contentCache, teamOf);
  productRoutes(app, context, teamOf);
  sitemapRoutes(app, context, contentCache, teams);
}
