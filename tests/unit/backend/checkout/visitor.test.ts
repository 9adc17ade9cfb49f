import { describe, expect, it } from 'vitest';
import type { Account } from '#lib/contract/account.ts';
import { accountOf, addressOf, customerSession } from '#tests/fixtures/account.ts';
import { filledIn, hiddenFields } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';

const { api, shop } = checkoutOfEachTest();

const customer = { token: customerSession.token };
const home = addressOf({ isDefault: false });
const work = addressOf({
  uuid: '5f0c1f0e-6d0b-4c9e-9d0f-0f5a4f0a1b02',
  city: 'Budapest',
  postal: '1138',
  street: 'Váci út',
  streetNo: '117.',
});
const login = 'http://localhost:3000/login/?vissza=/kosar/';

function knows(account: Account): void {
  api.current.failures.set('GET /api/v1/user/', { status: 200, body: { data: account } });
}
const open = async () => (await shop.current.ask('/checkout/', customer)).text;
const valueOf = (page: string, name: string) =>
  new RegExp(`name="${name.replaceAll('.', '\\.')}"[^>]* value="([^"]*)"`).exec(page)?.[1];
/** The addresses to choose from, as shown, the chosen one marked. */
const choices = (page: string) =>
  Array.from(
    page.matchAll(/name="delivery\.saved" value="[^"]*"( checked)?>\s*<label[^>]*>([^<]*)/g),
    ([, checked, text]) => `${checked ? '* ' : ''}${text}`,
  );
/** What a browser sends for the choice at a place. */
const choice = (page: string, at: number) =>
  (Array.from(page.matchAll(/name="delivery\.saved" value="([^"]*)"/g))[at]?.[1] ?? '').replaceAll('&quot;', '"');

describe('a customer at the checkout', () => {
  it('[CART-08] finds the contact filled in, and who it is', async () => {
    knows(accountOf());
    const page = await open();
    expect(page).toContain('Bejelentkezve: <b>Kovács Anna</b>');
    expect(page).toContain('href="http://localhost:3000/my-account/"');
    expect(page).not.toContain('/login/');
    const names = ['contact.lastName', 'contact.firstName', 'contact.email', 'contact.phone'];
    expect(names.map((name) => valueOf(page, name))).toEqual(['Kovács', 'Anna', 'anna@example.hu', '+36301234567']);
  });

  it('gets the mails about orders where the account says, and is asked for what the account does not know', async () => {
    const { personal } = accountOf();
    knows(
      accountOf({
        personal: { ...personal, separateEmail: 'szamla@example.hu', phone: null },
        addresses: { shipping: [] },
        store: 'store_gyor',
      }),
    );
    const page = await open();
    expect(valueOf(page, 'contact.email')).toBe('szamla@example.hu');
    expect(valueOf(page, 'contact.phone')).toBe('');
    expect(choices(page)).toEqual([]);
    expect(page).toContain('<option value="store_gyor" selected>');
  });

  it('chooses among the addresses of the account, the default one first', async () => {
    knows(accountOf({ addresses: { shipping: [home, work, addressOf({ deliveryType: 'click_and_collect' })] } }));
    expect(choices(await open())).toEqual([
      '* 1138 Budapest, Váci út 117.',
      '6724 Szeged, Londoni körút 3. 2. em. 5.',
      'Másik címre',
    ]);
  });

  it.each([
    [0, '1138', 'Váci út'],
    [1, '6724', 'Londoni körút'],
  ])('orders to the chosen address %i, also while the account is away', async (at, postal, street) => {
    knows(accountOf({ addresses: { shipping: [home, work] } }));
    const page = await open();
    api.current.failures.set('GET /api/v1/user/', { status: 404 });
    const form = {
      ...hiddenFields(page),
      ...filledIn,
      'delivery.address.postal': '',
      'delivery.saved': choice(page, at),
    };
    expect((await shop.current.submit(form, customer)).status).toBe(303);
    expect(api.current.orders[0]?.body.delivery).toMatchObject({ address: { postal, street } });
  });

  it('orders to an address that was typed in', async () => {
    knows(accountOf());
    const page = await open();
    const form = {
      ...hiddenFields(page),
      ...filledIn,
      'delivery.address.street': 'Fő utca',
      'delivery.saved': 'other',
    };
    expect((await shop.current.submit(form, customer)).status).toBe(303);
    expect(api.current.orders[0]?.body.delivery).toMatchObject({ address: { street: 'Fő utca' } });
  });

  it.each(['[1,2]', '{', '[["a"],2,{},null]', '["1138"'])(
    'asks for an address instead of trusting %s',
    async (given) => {
      knows(accountOf());
      const form = {
        ...hiddenFields(await open()),
        ...filledIn,
        'delivery.address.street': '',
        'delivery.saved': given,
      };
      expect((await shop.current.submit(form, customer)).status).toBe(422);
      expect(api.current.orders).toEqual([]);
    },
  );

  it('keeps the choice when the form comes back, and shows the fields of an address that has to be put right', async () => {
    knows(accountOf({ addresses: { shipping: [home, work] } }));
    const page = await open();
    const form = { ...hiddenFields(page), ...filledIn, acceptTerms: '', 'delivery.saved': choice(page, 1) };
    expect(choices((await shop.current.submit(form, customer)).text)).toContain(
      '* 6724 Szeged, Londoni körút 3. 2. em. 5.',
    );
    const wrong = { ...form, 'delivery.saved': 'other', 'delivery.address.postal': 'x' };
    const { text } = await shop.current.submit(wrong, customer);
    expect(choices(text)).toContain('* Másik címre');
    expect(valueOf(text, 'delivery.address.postal')).toBe('x');
  });

  it('is led to the order in the account', async () => {
    knows(accountOf());
    const { headers } = await shop.current.submit({ ...hiddenFields(await open()), ...filledIn }, customer);
    expect((await shop.current.ask(headers.get('location') ?? '', customer)).text).toContain(
      'href="http://localhost:3000/my-account/orders/"',
    );
  });

  it.each([['silent' as const], [{ status: 500 }], [{ status: 200, body: { data: { personal: null } } }]])(
    'whose account can not be loaded (%o) fills in the form like everybody, and orders',
    async (failure) => {
      api.current.failures.set('GET /api/v1/user/', failure);
      const page = await open();
      expect(page).toContain('az adataidat most nem tudtuk betölteni');
      expect(valueOf(page, 'contact.email')).toBe('');
      expect((await shop.current.submit({ ...hiddenFields(page), ...filledIn }, customer)).status).toBe(303);
    },
  );

  it('[T2] sees nothing of the account as markup', async () => {
    const probe = '"><img src=x onerror=alert(1)><script>';
    const { personal } = accountOf();
    knows(
      accountOf({
        personal: { ...personal, firstName: probe, lastName: probe, email: probe, phone: probe },
        addresses: { shipping: [addressOf({ city: probe, street: probe, streetNo: probe })] },
      }),
    );
    expect(await open()).not.toMatch(/<script|<img src=x/);
  });
});

describe('a session that is over', () => {
  const invalid = { status: 403, body: { message: 'no', errors: { token: ['invalid token'] } } };

  it('[AUTH-07] leads to the login instead of a form, and keeps nobody for a guest', async () => {
    api.current.failures.set('GET /api/v1/cart/', invalid);
    api.current.failures.set('GET /api/v1/user/', invalid);
    const { status, text } = await shop.current.ask('/checkout/', customer);
    expect(status).toBe(403);
    expect(text).toContain('Lejárt a bejelentkezésed');
    expect(text).toContain(login);
    expect(text).not.toContain('<form');
  });

  it('[AUTH-07] that ends while the form is filled in places nothing', async () => {
    knows(accountOf());
    const form = { ...hiddenFields(await open()), ...filledIn };
    api.current.failures.set('GET /api/v1/cart/', invalid);
    const { status, text } = await shop.current.submit(form, customer);
    expect([status, api.current.orders.length]).toEqual([403, 0]);
    expect(text).toContain('Lejárt a bejelentkezésed');
    api.current.failures.delete('GET /api/v1/cart/');
    api.current.failures.set('POST /api/v1/orders/', invalid);
    expect((await shop.current.submit(form, customer)).text).toContain('Lejárt a bejelentkezésed');
  });

  it('[AUTH-04] has expired for a customer’s request uuid without a token', async () => {
    api.current.failures.set('GET /api/v1/cart/', {
      status: 401,
      body: { message: 'no', errors: { uuid: ['no uuid header'] } },
    });
    expect((await shop.current.ask('/checkout/', { uuid: customerSession.uuid, token: '' })).text).toContain(
      'Lejárt a bejelentkezésed',
    );
  });

  it('is no matter of a guest, whose made-up request uuid has an empty cart', async () => {
    api.current.failures.set('GET /api/v1/cart/', {
      status: 422,
      body: { message: 'no', errors: { uuid: ['invalid uuid'] } },
    });
    expect((await shop.current.ask('/checkout/')).text).toContain('A kosarad üres');
  });
});

it('a guest is offered the login, and no account is asked for', async () => {
  api.current.failures.set('GET /api/v1/user/', 'silent');
  const { status, text } = await shop.current.ask('/checkout/');
  expect(status).toBe(200);
  expect(text).toContain(login);
  expect(text).not.toContain('Bejelentkezve');
  expect(shop.current.log.filter(({ level }) => level === 'warn')).toEqual([]);
});

describe('the store that was chosen in the shop', () => {
  const chosen = (page: string) => /<option value="([^"]*)" selected>/.exec(page)?.[1];
  const openAt = async (store: string) => (await shop.current.ask(`/checkout/?store=${store}`)).text;

  it('[STORE-02] is chosen at the checkout, where it can be', async () => {
    const known = api.current.delivery.stores[0]?.sysname ?? '';
    expect(chosen(await openAt(known))).toBe(known);
    expect(chosen(await openAt('store_nowhere'))).toBe('');
  });
});
