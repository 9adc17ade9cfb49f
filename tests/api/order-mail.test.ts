import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveContent } from '#backend/content/storage.ts';
import { isCustomMade, type OrderLineDocument } from '#backend/db/orders.ts';
import { money } from '#lib/contract/money.ts';
import { company } from '#demo/content/company.ts';
import { generateContent } from '#demo/content/index.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { escapeHtml } from '#backend/mail/mail.ts';
import { lastMail, newCustomer, placeOrder } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const content = generateContent(generateCatalog({ seed: 2735, products: 400, now: fixtureNow }), fixtureNow);

/** The fixture with a mandatory guarantee on what is put together, and skis that came back. */
function guaranteedCatalog() {
  const catalog = fixtureCatalog();
  const guarantee = { isMandatory: true, durabilityYears: null };
  return {
    ...catalog,
    products: catalog.products.map((product) => {
      if (product.id === 5) return { ...product, guarantee: { ...guarantee, durabilityYears: 5 } };
      if (product.id === 4 || product.id === 3) return { ...product, guarantee };
      return product.id === 6 ? { ...product, guarantee, refurbished: true } : product;
    }),
  };
}

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ catalog: guaranteedCatalog() });
  await saveContent(api.db, content, fixtureNow);
});
afterEach(() => api.close());

const mailOf = async (option: number) => {
  await placeOrder(api, {}, option);
  const mail = await lastMail(api, 'rendeles@example.hu');
  if (!mail) throw new Error('There is no mail');
  return mail;
};

describe('the confirmation of an order, as a durable medium', () => {
  it.each([
    [
      'the terms',
      'A szerződés a visszaigazolás megérkezésekor jön létre, magyar nyelven, írásban megkötöttnek minősül',
    ],
    ['their last sentence', 'a módosítás a már leadott rendeléseket nem érinti.'],
    ['the right to withdraw', 'A határidő attól a naptól számít, amelyen Ön vagy az Ön által megjelölt személy'],
    ['who pays for sending back', 'Postai vagy futáros visszaküldésnél a közvetlen költség Önt terheli'],
    ['the form', 'Alulírott kijelentem, hogy gyakorlom elállási jogomat az alábbi áru adásvételére'],
    ['the fields of the form', 'Kelt, és papíron tett nyilatkozatnál aláírás:'],
    ['faults', 'A hibát a felfedezése után haladéktalanul, de legkésőbb két hónapon belül közölje.'],
    ['how and when it is delivered', 'készleten lévő terméknél akár még aznap, egyébként 2–4 munkanap'],
    ['how it is paid', 'Fizethetsz átvételkor, vagy bankkártyával a rendeléskor.'],
    ['complaints', 'A szóbeli panaszt azonnal megvizsgáljuk'],
    ['the conciliation boards', 'Vállalkozásunk az eljárásban együttműködik'],
    ['the imprint', company.court],
    ['the register', company.register],
    ['the host', 'Szélrózsa Tárhely Kft.'],
  ])('[ADR-0106] holds %s itself', async (_, words) => {
    const { text, html } = await mailOf(options.bottle);
    expect(text).toContain(words);
    expect(html).toContain(escapeHtml(words));
  });

  it.each([
    ['a bicycle above 250 000 Ft', options.bicycle, 'kötelező jótállás 3 év, a gyártó tartóssági jótállása 5 év'],
    ['a treadmill below it', options.treadmill, 'kellékszavatosság 2 év, kötelező jótállás 2 év'],
    ['a bottle below 10 000 Ft', options.bottle, 'kellékszavatosság 2 év, kötelező jótállás nincs'],
    ['refurbished skis', options.skis, 'kötelező jótállás nincs, önként vállalt jótállás 1 év'],
  ])('[ADR-0106] gives the guarantees of %s', async (_, option, words) => {
    const { text, html } = await mailOf(option);
    expect(text).toMatch(new RegExp(`\\): .*${words}`));
    expect(html).toContain(words);
  });

  it('counts by the price that was paid, and keeps with the line what decides', async () => {
    await api.db
      .insertInto('price_log')
      .values({ product_id: 5, at: '2026-01-05T06:00:00.000Z', role: 'staff', price: money(240_000) })
      .execute();
    const { headers } = await newCustomer(api, 'staff');
    await placeOrder(api, headers, options.bicycle);
    expect((await lastMail(api, 'rendeles@example.hu'))?.text).toContain('kötelező jótállás 2 év');
    const { document } = await api.db.selectFrom('order_line').select('document').executeTakeFirstOrThrow();
    const line: OrderLineDocument = JSON.parse(document);
    expect(line).toMatchObject({ guarantee: { isMandatory: true, durabilityYears: 5 }, isRefurbished: false });
    expect(isCustomMade(line)).toBe(false);
  });

  it('leads to the texts where the shop has none', async () => {
    await api.db.deleteFrom('content_page').execute();
    const { text } = await mailOf(options.bottle);
    expect(text).toContain('http://localhost:3000/static/aszf/');
    expect(text).not.toContain('Alulírott');
  });

  it('says where links of the texts lead, by their full address', async () => {
    const { text } = await mailOf(options.bottle);
    expect(text).toContain('elállás a szerződéstől (http://localhost:3000/elallas/)');
  });
});
