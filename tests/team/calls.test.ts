import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '#lib/session/call-api.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { wishlistEndpoints } from '#lib/contract/wishlist.ts';
import type { ShopSettings } from '#lib/config/settings.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { removals } from '#stores/cart-removal.ts';
import { requestRemoval } from '#lib/cart/actions/remove.ts';
import { logOut } from '#lib/auth/actions/logout.ts';
import { requestReset } from '#lib/auth/actions/password-reset.ts';
import { session } from '#stores/session.ts';
import { logIn, register } from '#lib/auth/actions.ts';
import { wishlistCalls } from '#lib/wishlist/actions/calls.ts';
import { noTeam } from '#lib/variant/team/headers.ts';
import { mockApi, on, type WireOf } from '#tests/mock-api.ts';
import { cartItem, cartOf } from '../component/render.tsx';

const calls: string[] = [];
const teams: (string | null)[] = [];
const heard = <E extends Endpoint>(endpoint: E, data: WireOf<E>) =>
  on(endpoint, ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    teams.push(request.headers.get('Team'));
    return data;
  });
const opened = { token: 'T'.repeat(43), uuid: `u${'1'.repeat(31)}`, hash: 'a'.repeat(32) };
const wishlistItems = { products: [], uuid: null };
const { team } = endpoints;

mockApi(
  heard(team.login, opened),
  heard(team.register, opened),
  heard(team.logout, { done: true }),
  heard(team.forgotPassword, { done: true }),
  heard(team.cart, cartOf(cartItem())),
  heard(team.mergeCart, cartOf()),
  heard(team.removeFromCart, cartOf()),
  heard(team.removeSetFromCart, cartOf()),
  heard(wishlistEndpoints.get, wishlistItems),
  heard(wishlistEndpoints.merge, wishlistItems),
  heard(team.wishlist, wishlistItems),
);

beforeEach(async () => {
  await logOut();
  calls.length = 0;
  teams.length = 0;
});

describe('the team build', () => {
  it('[TEAM-08] logs in, registers, logs out and asks for a new password by its own calls', async () => {
    const client = new QueryClient();
    await logIn(client, { email: 'anna@example.hu', password: 'Bakancs-es-kulacs' });
    await logOut();
    await register(client, {
      firstName: 'Anna',
      lastName: 'Kiss',
      email: 'a@example.hu',
      password: 'Bakancs-es-kulacs',
      acceptTerms: true,
    });
    await logOut();
    await requestReset({ email: 'anna@example.hu' });
    expect(calls).toEqual([
      'POST /api/v2/team/auth/login/',
      'GET /api/v2/team/auth/logout/',
      'POST /api/v2/team/auth/register/',
      'GET /api/v2/team/auth/logout/',
      'POST /api/v2/team/forgotpassword/',
    ]);
  });

  it('[TEAM-09] reads and removes by the team’s cart, and merges a guest’s into it', async () => {
    const client = new QueryClient();
    session.keepRequestUuid('g'.repeat(32), session.state().epoch);
    await client.fetchQuery(cartQuery);
    expect(await requestRemoval(client, { hash: 'abc12345', isSet: false, name: 'Póló' })).toBe(true);
    expect(await removals.finish()).toBe(true);
    expect(await requestRemoval(client, { hash: 'set12345', isSet: true, name: 'Szett' })).toBe(true);
    expect(await removals.finish()).toBe(true);
    client.clear();
    await logIn(client, { email: 'anna@example.hu', password: 'Bakancs-es-kulacs' });
    expect(calls.filter((call) => !call.includes('wishlist'))).toEqual([
      'GET /api/v2/team/cart/',
      'DELETE /api/v2/team/cart/hash/abc12345/',
      'DELETE /api/v2/team/cart/set/set12345/',
      'GET /api/v2/team/cart/',
      'POST /api/v2/team/auth/login/',
      'POST /api/v2/team/cart/merge/',
    ]);
  });

  it('[TEAM-09] keeps favourites by the shop’s call until its own flag is on', async () => {
    await wishlistCalls.get();
    expect(calls).toEqual(['GET /api/v1/wishlist/']);
    vi.resetModules();
    vi.doMock('#lib/config/index.ts', async (original) => {
      const { settings } = await original<{ settings: ShopSettings }>();
      return { settings: { ...settings, TEAM_WISHLIST: true } };
    });
    const { wishlistTable } = await import('#variant/calls.ts');
    expect(
      [wishlistTable.get, wishlistTable.add, wishlistTable.remove, wishlistTable.merge].map(({ path }) => path),
    ).toEqual([
      '/api/v2/team/wishlist/',
      '/api/v2/team/wishlist/',
      '/api/v2/team/wishlist/:id/',
      '/api/v2/team/wishlist/merge/',
    ]);
    vi.doUnmock('#lib/config/index.ts');
  });

  it('[TEAM-10] names a team in every call: that of the page, and none in particular elsewhere', async () => {
    await wishlistCalls.get();
    history.replaceState(null, '', '/list/szegedi-futok/');
    await callApi(wishlistEndpoints.get);
    history.replaceState(null, '', '/szegedi-futok/p/polo-12/');
    await callApi(wishlistEndpoints.get);
    await callApi(wishlistEndpoints.get, {}, { headers: { Team: 'masik-klub' } });
    expect(teams).toEqual([noTeam, 'szegedi-futok', 'szegedi-futok', 'masik-klub']);
  });
});
