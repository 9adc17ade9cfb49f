import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TeamCache } from '#backend/teams/team-cache.ts';
import { saveTeams } from '#backend/teams/storage.ts';
import type { Session } from '#lib/contract/auth.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { teamEndpoints, type Team, type TeamTeaser } from '#lib/contract/team.ts';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { fixtureTeams } from '#tests/fixtures/teams.ts';
import { goodPassword, linkPart, newCustomer, web } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const cart = '/api/v2/team/cart/';
const wishlist = '/api/v2/team/wishlist/';
const club = { team: 'szegedi-futok' };
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
  await saveTeams(api.db, fixtureTeams, fixtureNow);
});
afterEach(() => api.close());

const guest = ({ uuid }: { uuid?: string | null | undefined }) => ({ 'x-request-id': uuid ?? '' });

describe('the header Team', () => {
  const calls = Object.entries<Endpoint>(teamEndpoints).map(([name, { method, path }]) => ({
    name,
    method,
    path: path.replace(':slug', 'szegedi-futok').replace(/:\w+/, 'aaaaaaaa'),
  }));

  it('[TEAM-10] is asked for by every call, before anything else of the call is looked at', async () => {
    const { headers } = await newCustomer(api);
    expect(calls).toHaveLength(16);
    for (const { name, method, path } of calls) {
      const sent = method === 'POST' || method === 'PUT' ? { body: {} } : {};
      const missing = await api.call(method, path, { headers, ...sent });
      expect([name, missing.status, missing.errors]).toEqual([name, 400, { team: ['required'] }]);
      for (const team of ['', 'Szegedi Futók', 'a/b', 'x'.repeat(65), 'szegedi-futok, pesti-focistak']) {
        const invalid = await api.call(method, path, { headers: { ...headers, team }, ...sent });
        expect([name, team, invalid.status, invalid.errors]).toEqual([name, team, 422, { team: ['invalid'] }]);
      }
    }
    expect((await api.call('GET', '/api/v1/user/', { headers })).status).toBe(200);
  });

  it('may name any team where a call is about none', async () => {
    const headers = { team: 'barmi-mas' };
    expect((await api.call('GET', '/api/v2/team/teams/', { headers })).status).toBe(200);
    expect((await api.call('GET', cart, { headers })).status).toBe(200);
    expect((await api.call('GET', wishlist, { headers })).status).toBe(200);
  });

  it('names the same team as the call, and one that is there', async () => {
    const team = (slug: string, header: string) =>
      api.call('GET', `/api/v2/team/teams/${slug}/`, { headers: { team: header } });
    expect(await team('szegedi-futok', 'pesti-focistak')).toMatchObject({
      status: 422,
      errors: { team: ['different'] },
    });
    expect(await team('nincs-ilyen', 'nincs-ilyen')).toMatchObject({ status: 404, errors: { team: ['not_found'] } });
    const add = (slug: string, header: string) =>
      api.call('POST', cart, {
        headers: { team: header },
        body: {
          items: [{ productOption: options.shirt }],
          team: slug,
          shopIdentifier: 'szegedi-futok',
          priceType: 'vk',
        },
      });
    expect(await add('szegedi-futok', 'pesti-focistak')).toMatchObject({
      status: 422,
      errors: { team: ['different'] },
    });
    expect(await add('nincs-ilyen', 'nincs-ilyen')).toMatchObject({ status: 404, errors: { team: ['not_found'] } });
    expect(await api.db.selectFrom('cart').selectAll().execute()).toEqual([]);
  });

  it('may be sent by pages of the storefront', async () => {
    const { headers } = await api.call('OPTIONS', cart, {
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'team',
      },
    });
    expect(String(headers['access-control-allow-headers']).split(', ')).toContain('Team');
  });
});

describe('teams', () => {
  it('are listed with where they play and what they look like', async () => {
    const { data } = await api.call<TeamTeaser[]>('GET', '/api/v2/team/teams/', { headers: club });
    expect(data.map(({ slug }) => slug)).toEqual(['szegedi-futok', 'pesti-focistak']);
    expect(data[0]).toEqual({
      slug: 'szegedi-futok',
      name: 'Szegedi Futók',
      sport: 'Futás',
      city: 'Szeged',
      url: '/szegedi-futok/',
      colours: ['#0f766e', '#f4f4f2'],
      image: { path: '/media/aera-feher-elol', alt: 'Fehér aera' },
    });
  });

  it('tell their products that the catalog has, and which of them take a print', async () => {
    const { data } = await api.call<Team>('GET', '/api/v2/team/teams/pesti-focistak/', {
      headers: { team: 'pesti-focistak' },
    });
    expect(data).toMatchObject({
      text: 'Szombaton játszunk.',
      shopIdentifier: 'foci-2026',
      productIds: [1, 2],
      printableIds: [2],
      printPrice: '2.990',
    });
  });

  it('are replaced together', async () => {
    const listed = async () =>
      (await api.call<TeamTeaser[]>('GET', '/api/v2/team/teams/', { headers: club })).data.map(({ slug }) => slug);
    expect(await listed()).toHaveLength(2);
    await saveTeams(api.db, fixtureTeams.slice(1), fixtureNow);
    await expect.poll(listed).toEqual(['pesti-focistak']);
    expect(await api.db.selectFrom('team_product').select('team_slug').distinct().execute()).toEqual([
      { team_slug: 'pesti-focistak' },
    ]);
  });
});

describe('the teams in memory', () => {
  it('follow a change within half a second, and are asked for no more often', async () => {
    let time = 0;
    const catalog = new TeamCache(api.db, () => time);
    const first = await catalog.find('szegedi-futok');
    expect(first).toEqual(fixtureTeams[0]);
    await saveTeams(api.db, fixtureTeams.slice(1), fixtureNow);
    time = 499;
    expect(await catalog.find('szegedi-futok')).toBe(first);
    time = 500;
    expect(await catalog.find('szegedi-futok')).toBeNull();
    expect(await catalog.teams()).toEqual(fixtureTeams.slice(1));
  });
});

describe('[TEAM-08] sessions of the team variant', () => {
  const auth = '/api/v2/team/auth/';
  const headers = { ...club, ...web };
  const form = {
    firstName: 'Éva',
    lastName: 'Kovács',
    email: 'eva@example.hu',
    password: goodPassword,
    acceptTerms: true,
  };

  it('begin with registration or login and end with logout', async () => {
    const registered = await api.call<Session>('POST', `${auth}register/`, { headers, body: form });
    expect(registered.status).toBe(200);
    expect(await linkPart(api, form.email, /(\S+)\/[\w-]+\/\n/)).toBe(`${api.settings.TEAM_HOST}/doi/thankyou`);
    const { data, status } = await api.call<Session>('POST', `${auth}login/`, {
      headers,
      body: { email: form.email, password: goodPassword },
    });
    expect([status, data.uuid, data.hash]).toEqual([200, registered.data.uuid, registered.data.hash]);
    const own = { ...headers, authorization: `Bearer ${data.token}`, 'x-request-id': data.uuid };
    expect((await api.call('GET', '/api/v1/user/', { headers: own })).status).toBe(200);
    expect((await api.call('GET', `${auth}logout/`, { headers: own })).data).toEqual({ done: true });
    expect(await api.call('GET', cart, { headers: own })).toMatchObject({
      status: 403,
      errors: { token: ['invalid token'] },
    });
  });

  it('refuse what those of the shop refuse', async () => {
    const post = (path: string, body: object, more: Record<string, string> = headers) =>
      api.call('POST', path, { headers: more, body });
    await post(`${auth}register/`, form);
    expect((await post(`${auth}register/`, form)).errors).toEqual({ email: ['taken'] });
    expect((await post(`${auth}register/`, { ...form, email: 'x' })).status).toBe(422);
    const wrong = { email: form.email, password: 'egészen más 12' };
    const [own, shops] = [await post(`${auth}login/`, wrong), await post('/api/v1/auth/login/', wrong)];
    expect([own.status, own.errors]).toEqual([shops.status, shops.errors]);
    expect(own.status).toBe(422);
    expect((await post(`${auth}login/`, wrong, club)).errors).toEqual({ 'x-request-client': ['web'] });
    expect((await api.call('GET', `${auth}logout/`, { headers })).status).toBe(403);
  });

  it('count wrong passwords together with those of the shop', async () => {
    const wrong = { email: form.email, password: 'egészen más 12' };
    for (let tries = 0; tries < 5; tries += 1) {
      await api.call('POST', `${auth}login/`, { headers, body: wrong });
      await api.call('POST', '/api/v1/auth/login/', { headers: web, body: wrong });
    }
    expect((await api.call('POST', `${auth}login/`, { headers, body: wrong })).status).toBe(429);
  });

  it('a forgotten password gets a link, and every address the same answer', async () => {
    const { email } = await newCustomer(api);
    const forgotten = (address: string) =>
      api.call('POST', '/api/v2/team/forgotpassword/', { headers, body: { email: address } });
    expect(await forgotten(email)).toMatchObject({ status: 200, data: { done: true } });
    expect(await linkPart(api, email, /(\S+)\?token=[\w-]+&email=/)).toBe(`${api.settings.TEAM_HOST}/reset-password/`);
    await api.call('POST', '/api/v1/forgotpassword/', { headers: web, body: { email } });
    expect(await linkPart(api, email, /(\S+)\?token=[\w-]+&email=/)).toBe(
      `${api.settings.STOREFRONT_HOST}/reset-password/`,
    );
    expect(await forgotten('nincs@example.hu')).toMatchObject({ status: 200, data: { done: true } });
    expect((await forgotten('x')).status).toBe(422);
  });
});

describe('[TEAM-09] the wishlist', () => {
  it('takes, gives back and refuses products as the shop’s does, which it is', async () => {
    const { status, data } = await api.call<Wishlist>('POST', wishlist, { headers: club, body: { productId: 2 } });
    expect(status).toBe(200);
    const own = { ...club, ...guest(data) };
    expect((await api.call<Wishlist>('GET', wishlist, { headers: own })).data).toEqual(data);
    expect((await api.call<Wishlist>('GET', '/api/v1/wishlist/', { headers: own })).data).toEqual(data);
    expect((await api.call('POST', wishlist, { headers: own, body: { productId: 999 } })).errors).toEqual({
      productId: ['unknown'],
    });
    const { data: other } = await api.call<Wishlist>('POST', wishlist, { headers: club, body: { productId: 3 } });
    const remove = (headers: Record<string, string>) => api.call<Wishlist>('DELETE', `${wishlist}2/`, { headers });
    expect(await remove({ ...club, ...guest(other) })).toMatchObject({ status: 404, errors: { id: ['not_found'] } });
    expect((await remove(own)).data.products).toEqual([]);
    expect((await remove(own)).status).toBe(404);
  });

  it('[API-07] takes a removal without the last slash too', async () => {
    const { data } = await api.call<Wishlist>('POST', wishlist, { headers: club, body: { productId: 2 } });
    const answer = await api.call<Wishlist>('DELETE', `${wishlist}2`, { headers: { ...club, ...guest(data) } });
    expect([answer.status, answer.data.products]).toEqual([200, []]);
  });

  it('takes over a guest’s', async () => {
    const { data } = await api.call<Wishlist>('POST', wishlist, { headers: club, body: { productId: 2 } });
    const { headers, uuid } = await newCustomer(api);
    const merge = (more: Record<string, string>) =>
      api.call<Wishlist>('POST', `${wishlist}merge/`, {
        headers: { ...club, ...more },
        body: { mergeUuid: data.uuid },
      });
    expect((await merge(guest(data))).status).toBe(403);
    const merged = await merge(headers);
    expect([merged.data.uuid, merged.data.products.map(({ id }) => id)]).toEqual([uuid, [2]]);
    expect((await api.call<Wishlist>('GET', wishlist, { headers: { ...club, ...guest(data) } })).data.products).toEqual(
      [],
    );
  });
});
