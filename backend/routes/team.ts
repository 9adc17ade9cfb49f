import type { FastifyInstance } from 'fastify';
import type { Cart } from '#lib/contract/cart.ts';
import { teamEndpoints } from '#lib/contract/team.ts';
import type { Context } from '../context.ts';
import { removeLine, removeSet } from '../domain/cart.ts';
import { newHash } from '../domain/identity.ts';
import { InvalidInput, NotFound } from '../http/errors.ts';
import { serve, type Caller } from '../http/route.ts';
import { addForTeam, additionsOf, type TeamCartAddition } from '../teams/additions.ts';
import { teamHeader } from '../teams/header.ts';
import type { TeamShop } from '../teams/model.ts';
import { findTeam, loadTeams } from '../teams/storage.ts';
import { teamTeaser, teamView } from '../teams/view.ts';
import type { SessionCalls } from './auth.ts';
import { changeCart, mergeCart, readCart } from './cart.ts';
import { addWish, dropWish, mergeWishlist, readWishlist } from './wishlist.ts';

/** The team that a call is about. Throws 422 `team: different` unless the header names it too, and NotFound. */
async function namedTeam({ db }: Context, named: string, header: string): Promise<TeamShop> {
  if (named !== header) throw new InvalidInput({ team: ['different'] });
  const team = await findTeam(db, named);
  if (!team) throw new NotFound('team');
  return team;
}

async function addToTeamCart(context: Context, caller: Caller, body: TeamCartAddition, header: string): Promise<Cart> {
  const team = await namedTeam(context, body.team, header);
  const errors: Record<string, string[]> = {};
  if (body.shopIdentifier !== team.shopIdentifier) errors.shopIdentifier = ['unknown'];
  if (body.priceType !== caller.role) errors.priceType = ['not_yours'];
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  const additions = additionsOf(body);
  return changeCart(context, caller, (lines, shelf) => addForTeam(lines, additions, team, shelf, newHash), additions);
}

function sessionRoutes(app: FastifyInstance, sessions: SessionCalls): void {
  serve(app, teamEndpoints.login, ({ body, request }) => sessions.logIn(body, request));
  serve(app, teamEndpoints.register, ({ body, request }) => sessions.register(body, request));
  serve(app, teamEndpoints.logout, ({ request }) => sessions.logOut(request));
  serve(app, teamEndpoints.forgotPassword, ({ body, request }) => sessions.forgotPassword(body.email, request));
}

/** The shop has one cart and one wishlist for a caller: the team variant works on the same. */
function cartAndWishlistRoutes(app: FastifyInstance, context: Context): void {
  serve(app, teamEndpoints.cart, ({ caller }) => readCart(context, caller));
  serve(app, teamEndpoints.addToCart, ({ caller, body, request }) =>
    addToTeamCart(context, caller, body, teamHeader(request.headers)));
  serve(app, teamEndpoints.removeFromCart, ({ caller, params }) =>
    changeCart(context, caller, (lines) => removeLine(lines, params.hash)));
  serve(app, teamEndpoints.removeSetFromCart, ({ caller, params }) =>
    changeCart(context, caller, (lines) => removeSet(lines, params.hash)));
  serve(app, teamEndpoints.mergeCart, ({ caller, body }) => mergeCart(context, caller, body.mergeUuid));
  serve(app, teamEndpoints.wishlist, ({ caller }) => readWishlist(context, caller));
  serve(app, teamEndpoints.addToWishlist, ({ caller, body }) => addWish(context, caller, body.productId));
  serve(app, teamEndpoints.removeFromWishlist, ({ caller, params }) => dropWish(context, caller, params.id));
  serve(app, teamEndpoints.mergeWishlist, ({ caller, body }) => mergeWishlist(context, caller, body.mergeUuid));
}

/** The calls of the team variant (spec §7); none is heard without the header Team. */
export async function teamRoutes(app: FastifyInstance, context: Context, sessions: SessionCalls): Promise<void> {
  await app.register(async (variant) => {
    variant.addHook('onRequest', async ({ headers }) => {
      teamHeader(headers);
    });
    serve(variant, teamEndpoints.teams, async () => (await loadTeams(context.db)).map(teamTeaser));
    serve(variant, teamEndpoints.team, async ({ params, request }) =>
      teamView(await namedTeam(context, params.slug, teamHeader(request.headers)), context.readModel));
    sessionRoutes(variant, sessions);
    cartAndWishlistRoutes(variant, context);
  });
}
