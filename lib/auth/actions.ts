import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/session/call-api.ts';
import { ApiError } from '#lib/api/errors.ts';
import { accountEndpoints } from '#lib/contract/account.ts';
import type { Session } from '#lib/contract/auth.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { keepCart, serialCartWrites } from '#lib/cart/actions/keep.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { wishlistCalls } from '#lib/wishlist/actions/calls.ts';
import { mergeWishlist, type MergeHelper } from '#lib/wishlist/index.ts';
import { wishlistQuery } from '#lib/wishlist/queries.ts';
import { cartCalls, sessionCalls } from '#variant/calls.ts';
import { session, SessionChangedError } from '#stores/session.ts';
import { logOut } from './actions/logout.ts';
import { notifyTabs } from '#lib/core/session/tabs.ts';
import { isCustomer, isCustomerUuid } from '#lib/core/session/transitions.ts';

/**
 * Whether the guest at the browser has anything that is worth taking over. What can not be read is taken for something.
 */
async function hasGuestData(client: QueryClient, uuid: string): Promise<boolean> {
  const something = () => ({ products: [null] });
  const [cart, wishlist] = await Promise.all([
    client.fetchQuery(cartQuery).catch(something),
    client.fetchQuery(wishlistQuery(uuid)).catch(something),
  ]);
  return cart.products.length > 0 || wishlist.products.length > 0;
}

/**
 * Opens a session. A guest whose cart or wishlist holds something leaves a merge id, by which both become the
 * customer's; where no session comes of it, the id is cleared (AUTH-03).
 */
async function open(client: QueryClient, call: () => Promise<Session>): Promise<void> {
  const { token, requestUuid } = session.sync();
  session.forgetMerge();
  const isGuest = token === null && requestUuid !== null && !isCustomerUuid(requestUuid);
  if (isGuest && (await hasGuestData(client, requestUuid))) session.keepMerge();
  try {
    session.open(await call());
  } catch (error) {
    session.forgetMerge();
    throw error;
  }
  await mergeGuestData(client);
}

/** Opens the session of a customer. Throws an ApiError. */
export const logIn = (client: QueryClient, body: BodyOf<typeof sessionCalls.login>): Promise<void> =>
  open(client, () => callApi(sessionCalls.login, { body }));

/** Registers a customer, who is then logged in. Throws an ApiError. */
export const register = (client: QueryClient, body: BodyOf<typeof sessionCalls.register>): Promise<void> =>
  open(client, () => callApi(sessionCalls.register, { body }));

/** Whether the API will never do a merge: it is no guest's uuid. Anything else is tried again with the next page. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status === 422 && error.errors.mergeUuid !== undefined;

let running: Promise<void> | null = null;

/**
 * Takes over the cart and the wishlist of the guest whose uuid was kept, unless it is the customer's own (AUTH-03).
 * Each merge may be repeated; an interrupted one is taken up when a page of the shop opens again.
 */
export function mergeGuestData(client: QueryClient): Promise<void> {
  running ??= merge(client).finally(() => {
    running = null;
  });
  return running;
}

async function merge(client: QueryClient): Promise<void> {
  const state = session.sync();
  const { mergeUuid, epoch, requestUuid } = state;
  if (mergeUuid === null || !isCustomer(state)) return;
  if (mergeUuid === requestUuid || isCustomerUuid(mergeUuid)) return session.forgetMerge();
  const helper: MergeHelper = wishlistCalls.merge;
  // Among the writes of the cart, so that no older answer takes the place of a newer one.
  const write = new MutationObserver(client, {
    ...serialCartWrites,
    mutationFn: async () => {
      session.assertEpoch(epoch);
      await keepCart(client, await callApi(cartCalls.merge, { body: { mergeUuid } }));
      return mergeWishlist(isCustomer(session.state()) ? helper : null, mergeUuid);
    },
  });
  try {
    const wishlist = await write.mutate();
    await client.cancelQueries({ queryKey: ['wishlist'] });
    session.assertEpoch(epoch);
    client.setQueryData(wishlistQuery(requestUuid).queryKey, wishlist);
    notifyTabs('wishlist');
    session.forgetMerge();
  } catch (error) {
    if (isRefused(error) && session.state().epoch === epoch) session.forgetMerge();
    if (!(error instanceof ApiError) && !(error instanceof SessionChangedError)) throw error;
  }
}

/** Deletes the account, which a logout follows; `onDeleted` is called between them (AUTH-05). Throws an ApiError. */
export async function deleteAccount(onDeleted?: () => void): Promise<void> {
  await callApi(accountEndpoints.deleteAccount);
  onDeleted?.();
  await logOut();
}
