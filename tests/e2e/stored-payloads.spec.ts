import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { payloads, refusedLines } from './payloads.ts';
import { call, fillCart, placeOrder } from './place-order.ts';
import { addresses } from './shop.ts';
import { expect, t, test as base } from './test.ts';

const own = new Set(Object.values(addresses));

/** A page on which nothing that was stored may act: no dialog opens, and no other host is asked for anything. */
const test = base.extend<{ calm: void }>({
  calm: [
    async ({ page }, use) => {
      const acts: string[] = [];
      page.on('dialog', async (dialog) => {
        acts.push(`dialog: ${dialog.message()}`);
        await dialog.dismiss();
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && !own.has(origin)) acts.push(`request: ${request.url()}`);
      });
      await use();
      expect(acts).toEqual([]);
    },
    { auto: true },
  ],
});

/** Nothing of a payload has run, and none has become an element. */
async function expectText(page: Page, where: Locator, shown: readonly string[]): Promise<void> {
  for (const text of shown) await expect(where).toContainText(text);
  const traces = await page.evaluate(() => ({
    hasRun: Reflect.has(window, '__attacked'),
    elements: [...document.querySelectorAll('[data-attack], [href^="javascript:" i], [src*="evil.example"]')].map(
      ({ outerHTML }) => outerHTML,
    ),
  }));
  expect(traces, page.url()).toEqual({ hasRun: false, elements: [] });
}

type Identity = Record<string, string>;

interface Line {
  postal: string;
  city: string;
  street: string;
  streetNo: string;
}

/** Three payloads as an address. */
const line = (city: string, street: string, streetNo: string): Line => ({ postal: '1138', city, street, streetNo });
/** The text that the shop makes of an address. */
const written = ({ postal, city, street, streetNo }: Line) => `${postal} ${city}, ${street} ${streetNo}`;

const first = line(payloads.script, payloads.link, payloads.drawing);
const second = line(payloads.closing, payloads.image, payloads.bare);
const lines = [
  first,
  second,
  line(payloads.foreign, payloads.entities, payloads.template),
  line(payloads.turned, payloads.turned, payloads.turned),
];

/** A new customer whose own name is one that the API takes, at the browser too. */
async function enter(page: Page, request: APIRequestContext): Promise<{ identity: Identity; email: string }> {
  const email = `tamado-${crypto.randomUUID()}@example.hu`;
  const { token, uuid } = await call<{ token: string; uuid: string }>(
    request,
    'POST',
    '/api/v1/auth/register/',
    {},
    { firstName: 'Vilmos', lastName: 'Próba', email, password: 'Zsilip-a-patakon-4', acceptTerms: true },
  );
  const url = addresses.storefront;
  await page.context().addCookies([
    { name: 'lendulet_token', value: token, url },
    { name: 'lendulet_request', value: uuid, url },
  ]);
  return { identity: { Authorization: `Bearer ${token}`, 'X-Request-ID': uuid }, email };
}

/** Stores the addresses; the first one is where things go by default. */
async function storeLines(request: APIRequestContext, identity: Identity): Promise<void> {
  for (const one of lines)
    await call(request, 'POST', '/api/v1/user/address/shipping/', identity, {
      firstname: 'Vilmos',
      lastname: 'Próba',
      ...one,
      isDefault: one === first,
    });
}

const ordersOf = (email: string) => [
  {
    contact: { lastName: payloads.closing, firstName: payloads.image, email, phone: '+36301234567' },
    delivery: { type: 'home', address: first },
    comment: [...Object.values(payloads), ...refusedLines.map(([, text]) => text)].join('\n').slice(0, 500),
  },
  {
    contact: { lastName: payloads.foreign, firstName: payloads.entities, email, phone: '+36301234567' },
    delivery: { type: 'home', address: second },
    comment: payloads.script,
  },
];

test('[T2] names and addresses of an account and its orders are text on its pages', async ({ page, request }) => {
  const { identity, email } = await enter(page, request);
  await storeLines(request, identity);
  const main = page.getByRole('main');
  for (const order of ordersOf(email)) {
    const { uuid } = await placeOrder(request, email, identity, order);
    await page.goto(`/my-account/order-details/${uuid}/`);
    await expectText(page, main, [
      `${order.contact.lastName} ${order.contact.firstName}`,
      written(order.delivery.address),
    ]);
  }
  // The withdrawal takes the name over from the order, and states it on its receipt.
  await main.getByRole('link', { name: t('orders.withdraw') }).click();
  const name = `${payloads.foreign} ${payloads.entities}`;
  await expect(main.getByLabel(t('withdrawal.name'), { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: t('withdrawal.goOn') }).click();
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
  await expectText(page, page.getByRole('article'), [name]);

  await page.goto('/my-account/');
  await expectText(page, main, [`${first.postal} ${first.city}`, `${first.street} ${first.streetNo}`]);
  await page.goto('/my-account/orders/');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expectText(page, main, []);
  await page.goto('/my-account/delivery-address/');
  await expectText(page, main, lines.map(written));
  await main.getByRole('button', { name: t('addresses.changeNamed', { line: written(first) }), exact: true }).click();
  await expect(main.getByRole('textbox', { name: t('addresses.city') })).toHaveValue(first.city);
  await expect(main.getByRole('textbox', { name: t('addresses.street') })).toHaveValue(first.street);
  await expectText(page, main, []);
});

test('[T2] the checkout shows them as text: in its form, when it comes back, and in its thanks', async ({
  page,
  request,
}) => {
  const { identity } = await enter(page, request);
  await storeLines(request, identity);
  await fillCart(request, identity);
  const body = page.locator('body');
  await page.goto('/kosar/');
  await expect(page.getByRole('button', { name: t('cart.checkout') })).toBeVisible();
  await expectText(page, body, []);
  await page.goto(`${addresses.checkout}/checkout/`);
  await expectText(page, body, lines.map(written));

  const fields: [label: string, text: string][] = [
    ['Vezetéknév', payloads.closing],
    ['Keresztnév', payloads.image],
    ['Irányítószám', second.postal],
    ['Település', second.city],
    ['Közterület', second.street],
    ['Házszám, emelet, ajtó', second.streetNo],
  ];
  await page.getByLabel('Másik címre').check();
  for (const [label, text] of fields) await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByLabel(/^Megjegyzés/).fill(`</textarea>${payloads.script}`);
  await page.getByLabel('Telefonszám').fill(payloads.drawing.slice(0, 30));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Megrendelem/ }).click();
  await expect(page.getByRole('heading', { name: 'Nézd át az adataidat' })).toBeVisible();
  for (const [label, text] of fields.slice(0, 2)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByLabel(/^Megjegyzés/)).toHaveValue(`</textarea>${payloads.script}`);
  await expectText(page, body, []);

  await page.getByLabel('Telefonszám').fill('+36 30 123 4567');
  await page.getByRole('button', { name: /Megrendelem/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Köszönjük, megvan a rendelésed');
  await expectText(page, body, [written(second)]);
});

test('[T2] words that were searched for are text on the page of results and among those remembered', async ({
  page,
}) => {
  const searched = [payloads.image, payloads.closing, payloads.template];
  await page.goto('/kosar/');
  const box = page.getByRole('combobox', { name: t('searchBox.label') });
  for (const words of searched) {
    await box.fill(words);
    // Sent before its script has come, a search is found but not remembered.
    await expect(box).toHaveAttribute('aria-controls', 'search-suggestions');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('results.nothingFor', { query: words }));
    await expect(box).toHaveValue(words);
    await expectText(page, page.locator('body'), []);
  }
  await page.goto('/kosar/');
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expectText(page, page.getByRole('group', { name: t('searchBox.recent'), exact: true }), searched);
});

test('[T2] what an address says is never an element: a list that was sent, a place, a way back', async ({ page }) => {
  const said = encodeURIComponent(payloads.image);
  for (const path of [
    `/search/?q=${encodeURIComponent(payloads.entities)}`,
    `/wishlist/?lista=1,${said}`,
    `/shops/?hely=${said}`,
    `/login/?vissza=${encodeURIComponent(payloads.bare)}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectText(page, page.locator('body'), []);
  }
});

test('[SEC-01] the API refuses payloads as names of people and prints, and lines that lead elsewhere', async ({
  page,
  request,
}) => {
  const { identity } = await enter(page, request);
  const refusedFields = async (method: 'POST' | 'PUT', path: string, data: object, further: Identity = {}) => {
    const answer = await request.fetch(`${addresses.api}${path}`, {
      method,
      data,
      headers: { Accept: 'application/json', Origin: addresses.storefront, 'X-Request-Client': 'web', ...further },
    });
    const { errors = {} } = (await answer.json()) as { errors?: Record<string, unknown> };
    return [answer.status(), ...Object.keys(errors)];
  };
  const shipping = '/api/v1/user/address/shipping/';
  const good = { firstname: 'Vilmos', lastname: 'Próba', ...line('Budapest', 'Váci út', '1.') };
  for (const text of Object.values(payloads)) {
    const person = { firstName: text, lastName: 'Próba' };
    expect(await refusedFields('PUT', '/api/v1/user/personal/', person, identity), text).toEqual([422, 'firstName']);
    expect(await refusedFields('POST', shipping, { ...good, lastname: text }, identity), text).toEqual([
      422,
      'lastname',
    ]);
    const print = { items: [{ productOption: 1, print: { name: text } }], team: 'szegedi-futok', priceType: 'vk' };
    const printed = { ...print, shopIdentifier: 'szegedi-futok' };
    expect(await refusedFields('POST', '/api/v2/team/cart/', printed, { team: 'szegedi-futok' }), text).toEqual([
      422,
      'items.0.print.name',
    ]);
  }
  for (const [field, text] of refusedLines)
    expect(await refusedFields('POST', shipping, { ...good, [field]: text }, identity), text).toEqual([422, field]);
});
