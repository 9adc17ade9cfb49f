import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveTeams } from '#backend/teams/storage.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { OrderDetails } from '#lib/contract/order.ts';
import { fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { fixtureTeams } from '#tests/fixtures/teams.ts';
import { newCustomer, placeOrder } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const cart = '/api/v2/team/cart/';
const club = { team: 'szegedi-futok' };
const [shirt, bottle] = ['/p/vento-aera-futopolo-2/?szin=feher&meret=M', '/p/norra-flow-kulacs-3/?szin=zold'];
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
  await saveTeams(api.db, fixtureTeams, fixtureNow);
});
afterEach(() => api.close());

/** Puts the shirt into the cart for the first team. */
const addShirt = (headers: Record<string, string> = {}) =>
  api.call<Cart>('POST', cart, {
    headers: { ...club, ...headers },
    body: {
      items: [{ productOption: options.shirt }],
      team: club.team,
      shopIdentifier: 'szegedi-futok',
      priceType: 'vk',
    },
  });
const pages = ({ products }: Cart) => products.map(({ product }) => product.url);

it('[TEAM-09] leads from the lines of a team to its shop, and from the shop’s cart to the shop', async () => {
  const {
    data: { uuid },
  } = await addShirt();
  const guest = { 'x-request-id': uuid ?? '' };
  const { data: shops } = await api.call<Cart>('POST', '/api/v1/cart/', {
    headers: guest,
    body: { productOption: options.bottle },
  });
  expect(pages(shops)).toEqual([shirt, bottle]);
  expect(pages((await api.call<Cart>('GET', cart, { headers: { ...club, ...guest } })).data)).toEqual([
    `/szegedi-futok${shirt}`,
    bottle,
  ]);
});

it('[TEAM-09] leads to it after every change, too', async () => {
  const { data } = await addShirt();
  const guest = { 'x-request-id': data.uuid ?? '' };
  const path = `${cart}hash/${data.products[0]?.hash}/`;
  const changed = await api.call<Cart>('PUT', path, { headers: { ...club, ...guest }, body: { amount: 2 } });
  expect(pages(changed.data)).toEqual([`/szegedi-futok${shirt}`]);
  await api.call('POST', '/api/v1/cart/', { headers: guest, body: { productOption: options.bottle } });
  const { headers } = await newCustomer(api);
  const merged = await api.call<Cart>('POST', `${cart}merge/`, {
    headers: { ...club, ...headers },
    body: { mergeUuid: data.uuid },
  });
  expect(pages(merged.data).toSorted()).toEqual([bottle, `/szegedi-futok${shirt}`]);
  const hash = merged.data.products.find(({ team }) => team === null)?.hash;
  const left = await api.call<Cart>('DELETE', `${cart}hash/${hash}/`, { headers: { ...club, ...headers } });
  expect(pages(left.data)).toEqual([`/szegedi-futok${shirt}`]);
});

it('[TEAM-06] leads from an order to the shop of the team, and nowhere from what was bought in the shop', async () => {
  const { headers } = await newCustomer(api);
  await addShirt(headers);
  const { uuid } = await placeOrder(api, headers, options.bottle);
  const pagesFor = async (more: Record<string, string>) => {
    const { data } = await api.call<OrderDetails>('GET', `/api/v1/user/order/${uuid}/`, {
      headers: { ...headers, ...more },
    });
    return data.items.map(({ url }) => url);
  };
  expect(await pagesFor({})).toEqual([shirt, bottle]);
  expect(await pagesFor({ team: 'csapatok' })).toEqual([`/szegedi-futok${shirt}`, null]);
});
