import type { QueryClient } from '@tanstack/react-query';
import { callApi, callApiAs } from '#lib/api/browser.ts';
import { ApiError } from '#lib/api/errors.ts';
import { accountEndpoints } from '#lib/contract/account.ts';
import { authEndpoints, type Session } from '#lib/contract/auth.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { cartEndpoints } from '#lib/contract/cart.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { wishlistCalls } from '#lib/wishlist/calls.ts';
import { mergeWishlist, type MergeHelper } from '#lib/wishlist/index.ts';
import { wishlistQuery } from '#lib/wishlist/queries.ts';
import { session, SessionChangedError } from './index.ts';
import { isCustomer, isCustomerUuid } from './transitions.ts';

/** Whether the guest at the browser has anything that is worth taking over. What can not be read is taken for something. */
async function hasBelongings(client: QueryClient, uuid: string): Promise<boolean> {
  const something = () => ({ products: [null] });
  const [cart, wishlist] = await Promise.all([
    client.fetchQuery(cartQuery).catch(something), client.fetchQuery(wishlistQuery(uuid)).catch(something),
  ]);
  return cart.products.length > 0 || wishlist.products.length > 0;
}

/**
 * Opens a session. A guest whose cart or wishlist holds something leaves a merge id, by which both become the
 * customer's; where no session comes of it, the id is cleared (spec §4).
 */
async function open(client: QueryClient, call: () => Promise<Session>): Promise<void> {
  const { token, requestUuid } = session.sync();
  session.forgetMerge();
  const isGuest = token === null && requestUuid !== null && !isCustomerUuid(requestUuid);
  if (isGuest && await hasBelongings(client, requestUuid)) session.keepMerge();
  try {
    session.open(await call());
  } catch (error) {
    session.forgetMerge();
    throw error;
  }
  await mergeBelongings(client);
}

/** Opens the session of a customer. Throws an ApiError. */
export const logIn = (client: QueryClient, body: BodyOf<typeof authEndpoints.login>): Promise<void> =>
  open(client, () => callApi(authEndpoints.login, { body }));

/** Registers a customer, who is then logged in. Throws an ApiError. */
export const register = (client: QueryClient, body: BodyOf<typeof authEndpoints.register>): Promise<void> =>
  open(client, () => callApi(authEndpoints.register, { body }));

/** Whether the API will never do a merge: it is no guest's uuid. Anything else is tried again with the next page. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 422 && error.errors.mergeUuid !== undefined;

/**
 * Takes over the cart and the wishlist of the guest whose uuid was kept, unless it is the customer's own (spec §4).
 * Each merge may be repeated; an interrupted one is taken up when a page of the shop opens again.
 */
export async function mergeBelongings(client: QueryClient): Promise<void> {
  const state = session.sync();
  const { mergeUuid, epoch } = state;
  if (mergeUuid === null || !isCustomer(state)) return;
  if (mergeUuid === state.requestUuid || isCustomerUuid(mergeUuid)) return session.forgetMerge();
  const helper: MergeHelper | null = isCustomer(session.state()) ? wishlistCalls.merge : null;
  try {
    const cart = await callApi(cartEndpoints.merge, { body: { mergeUuid } });
    const wishlist = await mergeWishlist(helper, mergeUuid);
    // What was read before the merge may come after it.
    await Promise.all([client.cancelQueries({ queryKey: cartQuery.queryKey }), client.cancelQueries({ queryKey: ['wishlist'] })]);
    client.setQueryData(cartQuery.queryKey, cart);
    client.setQueryData(wishlistQuery(state.requestUuid).queryKey, wishlist);
    session.forgetMerge();
  } catch (error) {
    if (isRefused(error) && session.state().epoch === epoch) session.forgetMerge();
    if (!(error instanceof ApiError) && !(error instanceof SessionChangedError)) throw error;
  }
}

/** Tells the API that a session is over. That it can not be told keeps nobody from leaving: the token ends by itself. */
async function tellLogout(identity: NonNullable<ReturnType<typeof session.leave>>): Promise<void> {
  try {
    await callApiAs(identity, authEndpoints.logout, {}, { keepalive: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    session.left();
  }
}

/** Ends the session: at once in this browser, then at the API. Does nothing while a logout is in flight (spec §4). */
export async function logOut(): Promise<void> {
  const identity = session.leave();
  if (identity) await tellLogout(identity);
}

/** Deletes the account, which a logout follows; `onDeleted` is called between them (spec §4). Throws an ApiError. */
export async function deleteAccount(onDeleted?: () => void): Promise<void> {
  await callApi(accountEndpoints.deleteAccount);
  onDeleted?.();
  await logOut();
}
