import { describe, expect, it } from 'vitest';
import { filledIn } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';
import { cartOf, lineOf } from './mock-api.ts';

const { api, shop } = checkoutOfEachTest();
const cardId = '5f0c9a53-6a4c-4d7c-9a37-0c1b8f2d3e4a';
const addition = 'POST /api/v1/cart/voucher/';

/** The cart with a voucher that takes 1 000 Ft off, and a gift card. */
function holdBoth(): void {
  const cart = cartOf([lineOf()]);
  api.current.cart = {
    ...cart,
    vouchers: [{ code: 'LEND-1234', name: '1 000 Ft kedvezmény', discount: '1.000', minimum: null, state: 'applied' }],
    giftCards: [
      { id: cardId, ending: 'B2C3', balance: '5.000', validUntil: '2027-11-21', state: 'applied', paid: '5.000' },
    ],
    total: { ...cart.total, discount: '1.000', grand: '25.480', giftCards: '5.000' },
  };
}

describe('codes in the form of an order', () => {
  it('[ADR-0123] take a voucher, keep what was filled in, and order nothing', async () => {
    const opened = await shop.current.openForm();
    holdBoth();
    const { status, text } = await shop.current.submit({
      ...opened,
      ...filledIn,
      act: 'voucher',
      'voucher.code': ' lend-1234 ',
    });
    expect(status).toBe(200);
    expect(api.current.changes).toMatchObject([{ call: addition, body: { code: 'LEND-1234' } }]);
    expect(api.current.orders).toEqual([]);
    expect(text).toContain('value="kovacs.ors@example.hu"');
    expect(text).toContain('name="acceptTerms" value="true" aria-required="true" checked');
    expect(text).toMatch(/role="status" tabindex="-1" autofocus>Elmentettük/);
    expect(text).not.toContain('value="lend-1234"');
    expect(text).toContain('<dd class="number">−1\u00A0000\u00A0Ft</dd>');
  });

  it('[ADR-0123] [ADR-0129] that were typed and not taken are taken before anything is ordered', async () => {
    const form = { ...(await shop.current.openForm()), ...filledIn };
    await shop.current.submit({ ...form, 'voucher.code': 'LEND-1234' });
    await shop.current.submit({ ...form, 'giftCard.code': 'ABCD-EFGH-JKMN-PQRS' });
    expect(api.current.changes.map(({ call }) => call)).toEqual([addition, 'POST /api/v1/cart/gift-card/']);
    expect(api.current.orders).toEqual([]);
  });

  it('[ADR-0123] [ADR-0129] are listed, each with a button that takes it out', async () => {
    holdBoth();
    const { text } = await shop.current.ask('/checkout/');
    const removals = Array.from(text.matchAll(/name="act" value="(remove-[^"]*)"/g), ([, value = '']) => value);
    expect(removals).toEqual(['remove-voucher LEND-1234', `remove-gift-card ${cardId}`]);
    const form = { ...(await shop.current.openForm()), ...filledIn };
    for (const act of removals) expect((await shop.current.submit({ ...form, act })).status).toBe(200);
    expect(api.current.changes.map(({ call }) => call)).toEqual([
      'DELETE /api/v1/cart/voucher/LEND-1234/',
      `DELETE /api/v1/cart/gift-card/${cardId}/`,
    ]);
  });

  it('[ADR-0123] that are refused say why at the field, with what was typed there and elsewhere', async () => {
    api.current.failures.set(addition, { status: 422, body: { message: 'no', errors: { code: ['expired'] } } });
    const form = { ...(await shop.current.openForm()), ...filledIn };
    const { status, text } = await shop.current.submit({ ...form, act: 'voucher', 'voucher.code': 'LEND-9999' });
    expect(status).toBe(422);
    expect(text).toContain('Ez a kupon lejárt.');
    expect(text).toContain('value="LEND-9999"');
    expect(text).toContain('value="kovacs.ors@example.hu"');
    expect(text).toContain('<title>Hiba:');
  });

  it('[ADR-0123] are asked for by an empty field whose button is pressed, and order nothing', async () => {
    const form = { ...(await shop.current.openForm()), ...filledIn };
    const { status, text } = await shop.current.submit({ ...form, act: 'voucher', 'voucher.code': '' });
    expect([status, api.current.orders, api.current.changes]).toEqual([422, [], []]);
    expect(text).toContain('Ez nem kuponkód.');
  });

  it('[R7] go along with the next try where the API is away, which orders nothing then either', async () => {
    const form = { ...(await shop.current.openForm()), ...filledIn };
    api.current.failures.set(addition, 'silent');
    const { status, text } = await shop.current.submit({ ...form, 'voucher.code': 'LEND-1234' });
    expect(status).toBe(503);
    expect(text).toContain('name="voucher.code" value="LEND-1234"');
  });

  it('[ADR-0123] leave Enter to the order: its button comes before theirs', async () => {
    const { text } = await shop.current.ask('/checkout/');
    const [first = ''] = /<button[^>]*>/.exec(text.slice(text.indexOf('<form class="checkout"'))) ?? [];
    expect(first).not.toContain('name=');
  });

  it('[CART-15] stand before the payment, and the summary opens where one does not count', async () => {
    const { text } = await shop.current.ask('/checkout/');
    const places = ['name="delivery.type"', 'name="voucher.code"', 'class="payment"'].map((part) => text.indexOf(part));
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    expect(text).toMatch(/<details>\s*<summary><span>Rendelésed: 1 termék<\/span>/);
    api.current.cart.vouchers = [{ code: 'A', name: 'Lejárt', discount: '0', minimum: null, state: 'expired' }];
    expect((await shop.current.ask('/checkout/')).text).toMatch(/<details open>\s*<summary><span>Rendelésed/);
  });
});

describe('what a shopper is told beside the button that orders', () => {
  it('[PAY-10] are the cards that the shop takes, the terms of returns, and what is a demo’s alone, apart', async () => {
    const { text } = await shop.current.ask('/checkout/');
    expect(text).toContain('<li translate="no">Mastercard</li><li translate="no">Visa</li>');
    expect(text).toMatch(/14 napig indoklás nélkül elállhatsz a vásárlástól\. Áruházainkban ingyen visszavesszük/);
    for (const [, remark = ''] of text.matchAll(/<b>Bemutató:<\/b>(.{20})/g)) expect(remark).not.toBe('');
    expect(text.match(/<b>Bemutató:<\/b>/g)).toHaveLength(text.match(/class="demo"/g)?.length ?? 0);
  });
});
