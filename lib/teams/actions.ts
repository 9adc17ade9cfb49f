import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { trackShopping } from '#lib/analytics/track-shopping.ts';
import { accountQuery } from '#lib/account/queries.ts';
import { ApiError } from '#lib/api/errors.ts';
import { newAdditionKey } from '#lib/cart/addition-key.ts';
import { keepCart, serialCartWrites } from '#lib/cart/actions/keep.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { session } from '#stores/session.ts';
import { isCustomer } from '#lib/core/session/transitions.ts';
import type { RosterItem } from './roster.ts';

/** A team as the cart call names it. */
export interface Buyer {
  slug: string;
  shopIdentifier: string;
}

/** A roster's items, and the keys of their lines for whoever shows them. */
interface Roster {
  items: RosterItem[];
  keys: number[];
}

/**
 * Adds a whole roster to the cart, or nothing of it, at the price type of whoever is at the browser (TEAM-09, PLP-15);
 * `addOnce` does nothing while one is on its way. A list that is sent again unchanged, as after a lost answer, keeps
 * its key and is added once. Errors are ApiErrors whose fields begin with `items.N.`.
 */
export function useAddRoster({ slug, shopIdentifier }: Buyer) {
  const client = useQueryClient();
  const isSending = useRef(false);
  const intended = useRef<{ items: string; key: string } | null>(null);
  const mutation = useMutation({
    ...serialCartWrites,
    mutationFn: async ({ epoch, items, additionKey }: Roster & { epoch: number; additionKey: string }) => {
      const [{ callApi }, { teamEndpoints }] = await Promise.all([
        import('#lib/session/call-api.ts'),
        import('#lib/contract/team.ts'),
      ]);
      session.assertEpoch(epoch);
      const state = session.state();
      const account = isCustomer(state) ? await client.ensureQueryData(accountQuery(state.requestUuid)) : null;
      session.assertEpoch(epoch);
      const body = { items, team: slug, shopIdentifier, priceType: account?.role ?? ('vk' as const) };
      return callApi(teamEndpoints.addToCart, { body }, { headers: { Team: slug, 'Idempotency-Key': additionKey } });
    },
    onSuccess: (cart, { items }) => {
      intended.current = null;
      trackShopping(({ additionEvent }) => additionEvent(cart, items));
      return keepCart(client, cart);
    },
    onError: () => session.requestUuid() !== null && client.invalidateQueries({ queryKey: cartQuery.queryKey }),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const addOnce = (roster: Roster, options?: Parameters<typeof mutation.mutate>[1]) => {
    if (isSending.current) return;
    isSending.current = true;
    const items = JSON.stringify(roster.items);
    if (intended.current?.items !== items) intended.current = { items, key: newAdditionKey() };
    mutation.mutate({ ...roster, epoch: session.sync().epoch, additionKey: intended.current.key }, options);
  };
  return { ...mutation, addOnce };
}

/** A line that the API did not take: its place from 0, and why, as the key of a text. */
export interface RefusedRow {
  at: number;
  reason: 'soldOut' | 'stock' | 'print' | 'other';
}

/** What a refusal says of single lines. */
export function refusedRows(error: unknown): RefusedRow[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.errors).flatMap(([field, codes]): RefusedRow[] => {
    const [, at, rest = ''] = /^items\.(\d+)\.(.*)$/.exec(field) ?? [];
    if (at === undefined) return [];
    if (rest.startsWith('print')) return [{ at: Number(at), reason: 'print' }];
    if (codes.includes('sold_out')) return [{ at: Number(at), reason: 'soldOut' }];
    return [{ at: Number(at), reason: rest === 'amount' ? 'stock' : 'other' }];
  });
}
