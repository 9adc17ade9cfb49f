import type { FastifyInstance } from 'fastify';
import type { WireCart } from '#lib/contract/cart.ts';
import { teamEndpoints } from '#lib/contract/team.ts';
import type { Context } from '../context.ts';
import { removeLine, removeSet, setQuantity } from '../domain/cart.ts';
import { newHash } from '../domain/identity.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { serve, type Call } from '../http/route.ts';
import { cartInTeams } from '../teams/addresses.ts';
import { addForTeam, additionsOf } from '../teams/additions.ts';
import { teamHeader } from '../http/team-header.ts';
import type { TeamShop } from '../teams/model.ts';
import type { TeamCache } from '../teams/team-cache.ts';
import { teamTeaser, teamView } from '../teams/view.ts';
import type { SessionCalls } from './auth.ts';
import { addToOwnCart, changeCart, mergeCart, readCart } from './cart.ts';
import { addWishlistItem, dropWishlistItem, mergeWishlist, readWishlist } from './wishlist.ts';

/** The team that a call is about. Throws 422 `team: different` unless the header names it too, and NotFound. */
async function namedTeam(teams: TeamCache, named: string, header: string): Promise<TeamShop> {
  if (named !== header) throw new InvalidInput({ team: ['different'] });
  const team = await teams.find(named);
  if (!team) throw new NotFound('team');
  return team;
}

type AddCall = Call<typeof teamEndpoints.addToCart>;

async function addToTeamCart(context: Context, call: AddCall, team: TeamShop): Promise<WireCart> {
  const { caller, body } = call;
  const errors: Record<string, string[]> = {};
  if (body.shopIdentifier !== team.shopIdentifier) errors.shopIdentifier = ['unknown'];
  if (body.priceType !== caller.role) errors.priceType = ['not_yours'];
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  const additions = additionsOf(body);
  return addToOwnCart(
    context,
    call,
    (lines, teamCache) => addForTeam(lines, additions, team, teamCache, newHash),
    additions,
  );
}

function sessionRoutes(app: FastifyInstance, { settings }: Context, sessions: SessionCalls): void {
  serve(app, teamEndpoints.login, ({ body, request }) => sessions.logIn(body, request));
  serve(app, teamEndpoints.register, ({ body, language: lang, request }) =>
    sessions.register(body, { shop: settings.TEAM_HOST, lang }, request),
  );
  serve(app, teamEndpoints.logout, ({ request }) => sessions.logOut(request));
  serve(app, teamEndpoints.forgotPassword, ({ body, language: lang, request }) =>
    sessions.forgotPassword(body.email, { shop: settings.TEAM_HOST, lang }, request),
  );
}

/** The shop has one cart for a caller: the team variant works on the same, and leads from it to the teams' shops. */
function cartRoutes(app: FastifyInstance, context: Context, teams: TeamCache): void {
  serve(app, teamEndpoints.cart, async ({ caller }) => cartInTeams(await readCart(context, caller)));
  serve(app, teamEndpoints.addToCart, async (call) => {
    const team = await namedTeam(teams, call.body.team, teamHeader(call.request.headers));
    return cartInTeams(await addToTeamCart(context, call, team));
  });
  serve(app, teamEndpoints.setQuantity, async ({ caller, params, body }) =>
    cartInTeams(
      await changeCart(context, caller, (lines, teamCache) => setQuantity(lines, params.hash, body.amount, teamCache)),
    ),
  );
  serve(app, teamEndpoints.removeFromCart, async ({ caller, params }) =>
    cartInTeams(await changeCart(context, caller, (lines) => removeLine(lines, params.hash))),
  );
  serve(app, teamEndpoints.removeSetFromCart, async ({ caller, params }) =>
    cartInTeams(await changeCart(context, caller, (lines) => removeSet(lines, params.hash))),
  );
  serve(app, teamEndpoints.mergeCart, async ({ caller, body }) =>
    cartInTeams(await mergeCart(context, caller, body.mergeUuid)),
  );
}

/** The wishlist is the shop's, too. */
function wishlistRoutes(app: FastifyInstance, context: Context): void {
  serve(app, teamEndpoints.wishlist, ({ caller }) => readWishlist(context, caller));
  serve(app, teamEndpoints.addToWishlist, ({ caller, body }) => addWishlistItem(context, caller, body.productId));
  // With and without the last slash, as the shop's (ADR-0100).
  for (const path of [teamEndpoints.removeFromWishlist.path, teamEndpoints.removeFromWishlist.path.slice(0, -1)])
    serve(app, { ...teamEndpoints.removeFromWishlist, path }, ({ caller, params }) =>
      dropWishlistItem(context, caller, params.id),
    );
  serve(app, teamEndpoints.mergeWishlist, ({ caller, body }) => mergeWishlist(context, caller, body.mergeUuid));
}

/** The calls of the team variant (TEAM-10); none is heard without the header Team. */
export async function teamRoutes(
  app: FastifyInstance,
  context: Context,
  sessions: SessionCalls,
  teams: TeamCache,
): Promise<void> {
  await app.register(async (variant) => {
    variant.addHook('onRequest', async ({ headers }) => {
      teamHeader(headers);
    });
    serve(variant, teamEndpoints.teams, async () => (await teams.teams()).map(teamTeaser));
    serve(variant, teamEndpoints.team, async ({ params, request }) =>
      teamView(await namedTeam(teams, params.slug, teamHeader(request.headers)), context.readModel),
    );
    sessionRoutes(variant, context, sessions);
    cartRoutes(variant, context, teams);
    wishlistRoutes(variant, context);
  });
}
