import { describe, expect, it } from 'vitest';
import type { WireCartGiftCard } from '#lib/contract/cart-gift-card.ts';
import { filledIn } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';
import { cartOf, lineOf } from './mock-api.ts';

const cartPath = '/checkout/kosar/';
const balancePath = '/checkout/ajandekkartya/';
const balanceCall = 'POST /api/v1/gift-card/balance/';
const { api, shop } = checkoutOfEachTest();

const id = '5f0c9a53-6a4c-4d7c-9a37-0c1b8f2d3e4a';

/** A cart for 26 480 Ft with home delivery, and a card with so much on it. */
function holdCard(balance: string, paid: string, changes: Partial<WireCartGiftCard> = {}): void {
  const cart = cartOf([lineOf()]);
  api.current.cart = {
    ...cart,
    giftCards: [{ id, ending: '0001', balance, validUntil: '2029-05-12', state: 'applied', paid, ...changes }],
    total: { ...cart.total, giftCards: paid },
  };
}

function send(path: string, fields: Record<string, string>) {
  return shop.current.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { origin: shop.current.host, 'content-type': 'application/x-www-form-urlencoded' },
  });
}

describe('a gift card without a script', () => {
  it('[ADR-0109] [GIFT-01] has a folded field in the cart, and is put in by a form', async () => {
    expect((await shop.current.ask(cartPath)).text).toContain('<summary>Van ajándékkártyád?</summary>');
    const { status, headers } = await send(cartPath, { act: 'gift-card', code: ' ajan-dekk-arty-a001 ' });
    expect([status, headers.get('location')]).toEqual([303, cartPath]);
    expect(api.current.changes).toMatchObject([
      { call: 'POST /api/v1/cart/gift-card/', body: { code: 'AJANDEKKARTYA001' } },
    ]);
  });

  it('[GIFT-07] says what is on it, what it pays and what is left to pay, and can be taken out', async () => {
    holdCard('10.000', '10.000');
    const { text } = await shop.current.ask(cartPath);
    expect(text).toContain('Egyenleg: 10\u00A0000\u00A0Ft, felhasználható eddig: 2029. május 12.');
    expect(text).toContain('<dd class="number">−10\u00A0000\u00A0Ft</dd>');
    expect(text).toContain('<dt>Fizetendő</dt><dd class="number">16\u00A0480\u00A0Ft</dd>');
    await send(cartPath, { act: 'remove-gift-card', id });
    expect(api.current.changes).toMatchObject([{ call: `DELETE /api/v1/cart/gift-card/${id}/` }]);
  });

  it.each([
    ['unknown', 'Ilyen kódú ajándékkártyát nem ismerünk.'],
    ['expired', 'Ez az ajándékkártya lejárt.'],
    ['empty', 'már nincs pénz'],
    ['max:5', 'legfeljebb 5 ajándékkártya'],
    ['something_new', 'most nem használható'],
  ])('[GIFT-07] that is refused as %s says why at its own field, with what was typed', async (code, words) => {
    api.current.failures.set('POST /api/v1/cart/gift-card/', {
      status: 422,
      body: { message: 'no', errors: { code: [code] } },
    });
    const { status, text } = await send(cartPath, { act: 'gift-card', code: 'AJAN-DEKK-ARTY-A009' });
    expect(status).toBe(409);
    expect(text).toMatch(/<details class="voucher" open>\s*<summary>Van ajándékkártyád/);
    expect(text).toMatch(/<details class="voucher">\s*<summary>Van kuponod/);
    expect(text).toContain(words);
  });

  it('[T2] that is no code goes nowhere, and is shown as text', async () => {
    const { status, text } = await send(cartPath, { act: 'gift-card', code: '"><script>' });
    expect(status).toBe(422);
    expect(text).toContain('Ez nem ajándékkártya-kód.');
    expect(text).not.toContain('"><script>');
    expect(api.current.changes).toEqual([]);
  });
});

describe('an order with a gift card', () => {
  it('[GIFT-04] says by each way what is left to pay, and sends what the shopper saw', async () => {
    holdCard('25.500', '25.500');
    const { text } = await shop.current.ask('/checkout/');
    // 26 480, 24 990 and 25 980 in all: the card pays the second whole.
    for (const left of ['980\u00A0Ft', '0\u00A0Ft', '480\u00A0Ft']) {
      expect(text).toContain(`<dt>Fizetendő</dt><dd class="number">${left}</dd>`);
    }
    expect(text).toContain('<b>Ajándékkártyával:</b>');
    await shop.current.submit({ ...(await shop.current.openForm()), ...filledIn });
    expect(api.current.orders).toMatchObject([{ body: { expectedTotal: '26.480', expectedGiftCards: '25.500' } }]);
  });

  it('[GIFT-04] without one says nothing of cards', async () => {
    await shop.current.submit({ ...(await shop.current.openForm()), ...filledIn });
    expect(Object.keys(api.current.orders[0]?.body ?? {})).not.toContain('expectedGiftCards');
    expect((await shop.current.ask('/checkout/')).text).not.toContain('Ajándékkártyával');
  });

  it('[GIFT-04] whose balance changes while the form stands open, is none for another sum', async () => {
    holdCard('25.500', '25.500');
    const form = { ...(await shop.current.openForm()), ...filledIn };
    holdCard('5.000', '5.000');
    const { status, text } = await shop.current.submit(form);
    expect(status).toBe(409);
    expect(text).toContain('Közben megváltozott a kosarad vagy egy ár');
    expect(api.current.orders).toEqual([]);
  });

  it('[R7] [GIFT-04] whose answer was lost is asked for again with the same sums', async () => {
    holdCard('25.500', '25.500');
    const form = { ...(await shop.current.openForm()), ...filledIn };
    api.current.losesAnswers = true;
    expect((await shop.current.submit(form)).status).toBe(503);
    api.current.losesAnswers = false;
    expect((await shop.current.submit(form)).status).toBe(303);
    const bodies = api.current.orders.map(({ body }) => body);
    expect(bodies[1]).toEqual(bodies[0]);
  });

  it('[GIFT-04] is thanked for with what is left to pay: nothing, where the card paid all', async () => {
    holdCard('50.000', '26.480');
    api.current.placed = {
      giftCards: [{ ending: '0001', paid: '26.480' }],
      total: { items: '24.990', delivery: '1.490', grand: '26.480', giftCards: '26.480' },
    };
    const placed = await shop.current.submit({ ...(await shop.current.openForm()), ...filledIn });
    const { text } = await shop.current.ask(placed.headers.get('location') ?? '');
    expect(text).toContain('<dt>Átvételkor fizetendő</dt><dd class="number">0\u00A0Ft</dd>');
    expect(text).toContain('<dt>Ebből ajándékkártyával</dt><dd class="number">−26\u00A0480\u00A0Ft</dd>');
    expect(text).toContain('Fizetned már nem kell');
    expect(text).not.toContain('Átvételkor fizetsz');
  });
});

describe('the balance without a script', () => {
  it('[ADR-0109] [GIFT-03] is shown for a code, which stands in no address and no log', async () => {
    expect((await shop.current.ask(balancePath)).text).toContain(
      '<form method="post" action="/checkout/ajandekkartya/">',
    );
    const card = { ending: 'A001', balance: '12.500', validUntil: '2029-05-12', state: 'applied' };
    api.current.failures.set(balanceCall, { status: 200, body: { data: card } });
    const { status, text } = await send(balancePath, { code: 'AJAN-DEKK-ARTY-A001' });
    expect(status).toBe(200);
    expect(text).toContain('12\u00A0500\u00A0Ft');
    expect(text).toContain('2029. május 12.');
    expect(JSON.stringify(shop.current.log)).not.toContain('DEKK');
  });

  it('[ADR-0147] [GIFT-03] is offered in the other language before it is shown, and never lost by a link to it', async () => {
    const link = 'hreflang="en"';
    expect((await shop.current.ask(balancePath)).text).toContain(link);
    const card = { ending: 'A001', balance: '12.500', validUntil: '2029-05-12', state: 'applied' };
    api.current.failures.set(balanceCall, { status: 200, body: { data: card } });
    const shown = await send(balancePath, { code: 'AJAN-DEKK-ARTY-A001' });
    const refused = await send(balancePath, { code: 'AJAN' });
    expect([shown.text.includes('12\u00A0500\u00A0Ft'), refused.status]).toEqual([true, 422]);
    for (const { text } of [shown, refused]) expect(text).not.toContain(link);
  });

  it.each([
    ['', 'Írd be az ajándékkártya kódját.'],
    ['AJAN', 'Ez nem ajándékkártya-kód.'],
  ])('[GIFT-03] is not asked for with %j', async (code, words) => {
    const { status, text } = await send(balancePath, { code });
    expect(status).toBe(422);
    expect(text).toContain(words);
  });

  it('[GIFT-03] that is unknown, asked for too often or not to be had says so', async () => {
    const answers: [failure: { status: number; body?: unknown } | 'silent', status: number, words: string][] = [
      [{ status: 422, body: { message: 'no', errors: { code: ['unknown'] } } }, 422, 'nem ismerünk'],
      [{ status: 429, body: { message: 'no', errors: {} } }, 422, 'Túl sok kóddal'],
      ['silent', 503, 'Az egyenleged nem változott'],
    ];
    for (const [failure, expected, words] of answers) {
      api.current.failures.set(balanceCall, failure);
      const { status, text } = await send(balancePath, { code: 'AJAN-DEKK-ARTY-A009' });
      expect([status, text.includes(words)]).toEqual([expected, true]);
    }
  });

  it('[T6] is not asked for by a page of others', async () => {
    const { status } = await shop.current.ask(balancePath, {
      method: 'POST',
      body: 'code=AJANDEKKARTYA001',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(403);
  });
});
