import { QueryClient } from '@tanstack/react-query';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '#lib/contract/cart.ts';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { goodPassword, newCustomer, type TestCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const merges = ['/api/v1/cart/merge/', '/api/v1/wishlist/merge/'];

/** The storefront's own session, as a browser that has no cookies runs it, over HTTP. */
async function storefrontAt(address: string) {
  vi.resetModules();
  vi.stubEnv(
    'LENDULET_SETTINGS',
    JSON.stringify(readSettings(shopSettingsSchema, { API_HOST: address, SHARING_WINDOW: '0' })),
  );
  const [{ session }, opening, { callApi }, { cartEndpoints }, { wishlistEndpoints }] = await Promise.all([
    import('#stores/session.ts'),
    import('#lib/auth/actions.ts'),
    import('#lib/session/call-api.ts'),
    import('#lib/contract/cart-calls.ts'),
    import('#lib/contract/wishlist.ts'),
  ]);
  const keep = <Answer extends { uuid?: string | null | undefined }>(answer: Answer): Answer => {
    if (answer.uuid) session.keepRequestUuid(answer.uuid);
    return answer;
  };
  return {
    session,
    ...opening,
    client: new QueryClient(),
    add: async (productOption: number, amount: number) =>
      keep(await callApi(cartEndpoints.add, { body: { productOption, amount } })),
    remove: async (hash: string) => keep(await callApi(cartEndpoints.remove, { params: { hash } })),
    wishlistItem: async (productId: number) => keep(await callApi(wishlistEndpoints.add, { body: { productId } })),
  };
}

let api: TestApi;
let shop: Awaited<ReturnType<typeof storefrontAt>>;
let customer: TestCustomer;
/** Merges that reached the API. */
let asked: string[];
/** Status that a merge is answered with instead of being done. */
let broken: number | null;

beforeEach(async () => {
  asked = [];
  broken = null;
  api = await startTestApi();
  api.app.addHook('onRequest', async ({ url }, reply) => {
    if (!merges.includes(url)) return;
    asked.push(url);
    if (broken) await reply.code(broken).send({ message: 'broken', errors: {} });
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  shop = await storefrontAt(`http://127.0.0.1:${port}`);
  customer = await newCustomer(api);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  // The next file must not be given modules that were loaded with this one's settings.
  vi.resetModules();
  await api.close();
});

const logIn = (password = goodPassword) => shop.logIn(shop.client, { email: customer.email, password });
const register = () =>
  shop.register(shop.client, {
    firstName: 'Béla',
    lastName: 'Nagy',
    email: 'uj@example.hu',
    password: goodPassword,
    acceptTerms: true,
    newsletter: false,
  });
const headers = () => {
  const { token, requestUuid } = shop.session.state();
  return { ...(token ? { authorization: `Bearer ${token}` } : {}), 'x-request-id': requestUuid ?? '' };
};
const cartNow = async () =>
  (await api.call<Cart>('GET', '/api/v1/cart/', { headers: headers() })).data.products.map(({ option }) => [
    option.id,
    option.quantity,
  ]);
const wishlistItemsNow = async () =>
  (await api.call<Wishlist>('GET', '/api/v1/wishlist/', { headers: headers() })).data.products.map(({ id }) => id);

interface Case {
  /** What happens before and at the opening of the session. */
  play: () => Promise<unknown>;
  cart: number[][];
  wishlistItems?: number[];
  asked: string[];
  isCustomer?: boolean;
}

const [cartMerge, wishlistMerge] = merges as [string, string];

const cases: Record<string, Case> = {
  'a guest with a cart logs in': {
    play: async () => {
      await shop.add(options.shirt, 3);
      await logIn();
    },
    cart: [[options.shirt, 3]],
    asked: [cartMerge, wishlistMerge],
  },
  'a guest with a cart logs in to an account with a cart': {
    play: async () => {
      await api.call('POST', '/api/v1/cart/', {
        headers: customer.headers,
        body: { productOption: options.shirt, amount: 2 },
      });
      await shop.add(options.shirt, 3);
      await shop.add(options.bottle, 1);
      await logIn();
    },
    cart: [
      [options.shirt, 5],
      [options.bottle, 1],
    ],
    asked: [cartMerge, wishlistMerge],
  },
  'a guest with a cart registers': {
    play: async () => {
      await shop.add(options.shirt, 3);
      await register();
    },
    cart: [[options.shirt, 3]],
    asked: [cartMerge, wishlistMerge],
  },
  'a guest with favourites alone logs in': {
    play: async () => {
      await shop.wishlistItem(2);
      await logIn();
    },
    cart: [],
    wishlistItems: [2],
    asked: [cartMerge, wishlistMerge],
  },
  'a guest with cart and favourites registers': {
    play: async () => {
      await shop.add(options.shirt, 1);
      await shop.wishlistItem(2);
      await shop.wishlistItem(1);
      await register();
    },
    cart: [[options.shirt, 1]],
    wishlistItems: [1, 2],
    asked: [cartMerge, wishlistMerge],
  },
  'a guest whose cart is empty logs in': {
    play: async () => {
      const { products } = await shop.add(options.shirt, 3);
      await shop.remove(products[0]?.hash ?? '');
      await logIn();
    },
    cart: [],
    asked: [],
  },
  'a guest who never wrote logs in': { play: () => logIn(), cart: [], asked: [] },
  'a guest with a cart gives a wrong password': {
    play: async () => {
      await shop.add(options.shirt, 3);
      await expect(logIn('Nem ez az')).rejects.toMatchObject({ errors: { email: ['credentials'] } });
    },
    cart: [[options.shirt, 3]],
    asked: [],
    isCustomer: false,
  },
  'a guest with a cart registers with an address that is taken': {
    play: async () => {
      await shop.add(options.shirt, 3);
      const taken = shop.register(shop.client, {
        firstName: 'Béla',
        lastName: 'Nagy',
        email: customer.email,
        password: goodPassword,
        acceptTerms: true,
        newsletter: false,
      });
      await expect(taken).rejects.toMatchObject({ errors: { email: ['taken'] } });
    },
    cart: [[options.shirt, 3]],
    asked: [],
    isCustomer: false,
  },
  'a customer logs in as the same customer': {
    play: async () => {
      await logIn();
      await shop.add(options.shirt, 2);
      await logIn();
    },
    cart: [[options.shirt, 2]],
    asked: [],
  },
  'the merge id is the customer’s own uuid': {
    play: async () => {
      await logIn();
      shop.session.store.setState({ mergeUuid: customer.uuid });
      await shop.mergeGuestData(shop.client);
    },
    cart: [],
    asked: [],
  },
  'the merge id is another customer’s uuid': {
    play: async () => {
      const other = await newCustomer(api);
      await api.call('POST', '/api/v1/cart/', {
        headers: other.headers,
        body: { productOption: options.shirt, amount: 2 },
      });
      await logIn();
      shop.session.store.setState({ mergeUuid: other.uuid });
      await shop.mergeGuestData(shop.client);
    },
    cart: [],
    asked: [],
  },
  'a merge fails and is taken up by the next page': {
    play: async () => {
      await shop.add(options.shirt, 3);
      broken = 503;
      await logIn();
      expect(await cartNow()).toEqual([]);
      expect(shop.session.state().mergeUuid).not.toBeNull();
      broken = null;
      await shop.mergeGuestData(shop.client);
    },
    cart: [[options.shirt, 3]],
    asked: [cartMerge, cartMerge, wishlistMerge],
  },
  'a merge is asked for again': {
    play: async () => {
      await shop.add(options.shirt, 3);
      const { requestUuid } = shop.session.state();
      await logIn();
      shop.session.store.setState({ mergeUuid: requestUuid });
      await shop.mergeGuestData(shop.client);
    },
    cart: [[options.shirt, 3]],
    asked: [cartMerge, wishlistMerge, cartMerge, wishlistMerge],
  },
};

describe('[AUTH-01] [AUTH-03] [WISH-04] the storefront’s session over HTTP', () => {
  it.each(Object.entries(cases))(
    '%s',
    async (_, { play, cart, wishlistItems = [], asked: expected, isCustomer = true }) => {
      await play();
      const { token, mergeUuid } = shop.session.state();
      expect(token !== null).toBe(isCustomer);
      expect(await cartNow()).toEqual(cart);
      expect(await wishlistItemsNow()).toEqual(wishlistItems);
      expect(asked).toEqual(expected);
      expect(mergeUuid).toBeNull();
    },
  );
});
