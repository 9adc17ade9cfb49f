import type { Page } from '@playwright/test';
import { schemaError, type ShopEvent } from '#lib/analytics/schemas.ts';
import { consentCookie } from './consent-cookie.ts';
import { placeOrder } from './place-order.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';

test.use({
  storageState: { cookies: [consentCookie('sm')], origins: [] },
  permissions: ['clipboard-read', 'clipboard-write'],
});

interface TrackedEvent {
  event: ShopEvent;
  /** Load of a document and address at which it was tracked. */
  at: string;
  /** Whether what an earlier event said of purchases was taken back right before. */
  isCleared: boolean;
}

/** Collects what is sent to tags, over loads as over soft navigation. */
async function listen(page: Page) {
  const tracked: TrackedEvent[] = [];
  await page.exposeFunction('keepTracked', (entry: TrackedEvent) => {
    tracked.push(entry);
  });
  await page.addInitScript(() => {
    let layer: { push: (...entries: object[]) => number } | undefined;
    let before: object = {};
    const loadedAt = performance.timeOrigin;
    const note = (entry: object) => {
      const keep = (window as unknown as { keepTracked: (entry: object) => void }).keepTracked;
      if ('event' in entry)
        keep({
          event: entry,
          at: `${loadedAt} ${location.pathname}${location.search}`,
          isCleared: 'ecommerce' in before && before.ecommerce === null,
        });
      before = entry;
    };
    Object.defineProperty(window, 'dataLayer', {
      get: () => layer,
      set(given: object[]) {
        layer = given;
        const push = given.push.bind(given);
        given.push = (...entries) => {
          entries.forEach(note);
          return push(...entries);
        };
      },
    });
  });
  const named = <N extends ShopEvent['event']>(name: N) =>
    tracked
      .map(({ event }) => event)
      .filter((event): event is Extract<ShopEvent, { event: N }> => event.event === name);
  return {
    named,
    /** Waits for the first event of a name. */
    async heard<N extends ShopEvent['event']>(name: N): Promise<Extract<ShopEvent, { event: N }>> {
      await expect.poll(() => named(name).length, `${name} is tracked`).toBeGreaterThan(0);
      return named(name)[0] as Extract<ShopEvent, { event: N }>;
    },
    /** What is wrong with any of it: nothing tracked twice, each by its schema, purchases apart from each other. */
    faults: () =>
      tracked.flatMap(({ event, at, isCleared }, index) => [
        ...[schemaError(event)].filter((fault) => fault !== null),
        ...('ecommerce' in event && !isCleared ? [`${event.event} is not cleared`] : []),
        ...(tracked.findIndex((other) => other.at === at && JSON.stringify(other.event) === JSON.stringify(event)) <
        index
          ? [`${event.event} twice at ${at}`]
          : []),
      ]),
  };
}

const pieces = (items: readonly { quantity: number }[]) => items.map(({ quantity }) => quantity);

test('[OPS-05] [OPS-07] [PDP-09] from the front page to the checkout each step is tracked once', async ({ page }) => {
  const { named, heard, faults } = await listen(page);
  await page.goto('/');
  expect(await heard('page_data')).toMatchObject({ page_type: 'home', operating_system: 'APP2' });
  await heard('view_promotion');
  expect((await heard('view_item_list')).ecommerce.item_list_id).toMatch(/^home_/);
  // Another banner stands there in another season.
  const promoted = page.locator('main section').first().getByRole('link').first();
  const target = (await promoted.getAttribute('href')) ?? '';
  await promoted.click();
  await expect(page).toHaveURL(target);
  expect(await heard('select_promotion')).toMatchObject({ ecommerce: { creative_slot: 'home_stage' } });

  await page.goto('/cipok/');
  const lists = () =>
    named('view_item_list')
      .filter(({ ecommerce }) => ecommerce.item_list_name === 'Cipők')
      .map(({ ecommerce: { items } }) => items[0]?.index);
  await expect.poll(lists).toEqual([0]);
  await page.locator('[data-more]').click();
  await expect.poll(lists).toEqual([0, 48]);
  await page.locator('#szurok').getByRole('link', { name: '42', exact: true }).click();
  const filtered = await heard('filter_apply');
  expect(filtered).toMatchObject({ filters: ['42'], sort: null });
  await expect.poll(lists).toEqual([0, 48, 0]);

  const card = page.locator('li[data-product]').first();
  const id = await card.getAttribute('data-product');
  await card.getByRole('link').first().click();
  expect((await heard('select_item')).ecommerce.items).toMatchObject([{ item_id: id, index: 0 }]);
  const viewed = await heard('view_item');
  expect(viewed.ecommerce.items).toMatchObject([
    { item_id: id, item_category: expect.any(String), discount_bucket: expect.any(String) },
  ]);

  await page
    .getByRole('button', { name: t('purchase.add') })
    .first()
    .click();
  expect((await heard('add_to_cart')).ecommerce).toMatchObject({
    currency: 'HUF',
    value: viewed.ecommerce.value,
    items: [{ item_id: id, quantity: 1 }],
  });
  await page
    .getByRole('dialog', { name: t('purchase.added') })
    .getByRole('link', { name: t('purchase.openCart') })
    .click();
  expect(pieces((await heard('view_cart')).ecommerce.items)).toEqual([1]);
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await page.waitForURL(`${addresses.checkout}/checkout/`);
  expect((await heard('begin_checkout')).ecommerce.value).toBe(viewed.ecommerce.value);
  await page.goto('/kosar/');
  await page.getByRole('button', { name: /Törlés a kosárból/ }).click();
  // The line waits for as long as the pointer rests on it.
  await page.mouse.move(0, 0);
  expect(pieces((await heard('remove_from_cart')).ecommerce.items)).toEqual([1]);
  for (const once of [
    'select_promotion',
    'filter_apply',
    'select_item',
    'view_item',
    'add_to_cart',
    'begin_checkout',
    'remove_from_cart',
  ] as const)
    expect(named(once), once).toHaveLength(1);
  expect(faults()).toEqual([]);
});

test('[STORE-03] searches, stores, flipbooks and favourites are tracked', async ({ page }) => {
  const { named, heard, faults } = await listen(page);
  await page.goto('/kosar/');
  const search = async (query: string) => {
    const box = page.getByRole('combobox', { name: t('searchBox.label') });
    await box.fill(query);
    await expect(page.getByRole('listbox')).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(`/search/?q=${query}`);
  };
  await search('zokni');
  expect(await heard('search')).toEqual({ event: 'search', search_term: 'zokni' });
  expect((await heard('view_search_results')).results).toBeGreaterThan(0);
  await expect
    .poll(() => named('view_item_list').map(({ ecommerce }) => ecommerce.item_list_id))
    .toContain('search_results');
  expect(named('zero_results')).toEqual([]);
  await search('qqzzxxyy');
  expect(await heard('zero_results')).toEqual({ event: 'zero_results', search_term: 'qqzzxxyy' });

  await page.goto('/shops/');
  await page.getByRole('combobox', { name: t('locator.place') }).fill('gyor');
  await page.getByRole('option', { name: 'Győr' }).click();
  expect(await heard('store_search')).toEqual({
    event: 'store_search',
    place: 'Győr',
    services: [],
    is_own_position: false,
  });
  await page.getByRole('button', { name: t('myShop.chooseNamed', { name: 'Győr' }) }).click();
  expect((await heard('store_select')).location_id).toMatch(/gyor/);

  await page.goto('/aktualis-ajanlatok/tel-a-hegyen/');
  expect(await heard('book_open')).toEqual({ event: 'book_open', book_id: 'tel-a-hegyen' });
  await expect.poll(() => named('book_page').map((event) => event.page)).toEqual([1]);
  await page
    .locator('figcaption')
    .getByRole('button', { name: t('flipbook.next') })
    .click();
  await expect.poll(() => named('book_page').map((event) => event.page)).toEqual([1, 2, 3]);
  await page
    .locator('figcaption')
    .getByRole('button', { name: t('flipbook.share') })
    .click();
  expect(await heard('share')).toEqual({
    event: 'share',
    method: 'link',
    content_type: 'flipbook',
    item_id: 'tel-a-hegyen',
  });
  await page
    .getByRole('group', { name: t('flipbook.keys') })
    .getByRole('link')
    .first()
    .click();
  expect(await heard('book_hotspot')).toMatchObject({ book_id: 'tel-a-hegyen', page: 2 });

  await heard('view_item');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: t('wishlist.addNamed', { name }) }).click();
  expect((await heard('add_to_wishlist')).ecommerce.items).toMatchObject([
    { item_id: (await heard('book_hotspot')).item_id },
  ]);
  await page.goto('/wishlist/');
  await page.getByRole('button', { name: t('wishlistPage.share') }).click();
  await expect
    .poll(() => named('share').at(-1))
    .toEqual({ event: 'share', method: 'link', content_type: 'wishlist', item_id: null });
  expect(faults()).toEqual([]);
});

test('an account is tracked when it is opened and entered, and a withdrawal when it is sent', async ({
  page,
  request,
}) => {
  const { named, heard, faults } = await listen(page);
  const email = `meres-${crypto.randomUUID()}@example.hu`;
  const { number } = await placeOrder(request, email);
  await page.goto('/elallas/');
  const field = (name: 'name' | 'orderNumber' | 'email') =>
    page.getByRole('main').getByLabel(t(`withdrawal.${name}`), { exact: true });
  await field('name').fill('Próba Őrs');
  await field('orderNumber').fill(number);
  await field('email').fill(email);
  await page.getByRole('button', { name: t('withdrawal.goOn') }).click();
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
  expect(await heard('withdrawal_submit')).toEqual({ event: 'withdrawal_submit', scope: 'order' });

  await page.goto('/register/');
  await page.getByLabel(t('auth.register.lastName')).fill('Próba');
  await page.getByLabel(t('auth.register.firstName')).fill('Őrs');
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByLabel(t('auth.password')).fill('zöld sátor a tónál');
  await page.getByRole('checkbox').first().check();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.register.submit') })
    .click();
  expect(await heard('sign_up')).toEqual({ event: 'sign_up', method: 'password' });
  await page.context().clearCookies({ name: /^lendulet_(?:token|request)$/ });
  await page.goto('/login/');
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByLabel(t('auth.password')).fill('zöld sátor a tónál');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login.submit') })
    .click();
  expect(await heard('login')).toEqual({ event: 'login', method: 'password' });
  expect(JSON.stringify(named('page_data'))).not.toContain(number);
  expect(faults()).toEqual([]);
});
