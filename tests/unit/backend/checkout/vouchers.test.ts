import { describe, expect, it } from 'vitest';
import { filledIn } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';
import { cartOf, lineOf } from './mock-api.ts';

const path = '/checkout/kosar/';
const { api, shop } = checkoutOfEachTest();

const voucher = { code: 'LEND-1234', name: '1 000 Ft kedvezmény', discount: '1.000', minimum: null } as const;

/** The cart with a voucher that takes 1 000 Ft off. */
function holdVoucher(): void {
  const cart = cartOf([lineOf()]);
  api.current.cart = {
    ...cart,
    vouchers: [{ ...voucher, state: 'applied' }],
    total: { ...cart.total, discount: '1.000', grand: '25.480' },
  };
}

function send(fields: Record<string, string>) {
  return shop.current.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { origin: shop.current.host, 'content-type': 'application/x-www-form-urlencoded' },
  });
}

describe('a voucher without a script', () => {
  it('[ADR-0109] [ADR-0123] has a folded field in the cart, and is put in by a form', async () => {
    expect((await shop.current.ask(path)).text).toMatch(/<details class="voucher">\s*<summary>Van kuponod/);
    const { status, headers } = await send({ act: 'voucher', code: ' lend-1234 ' });
    expect([status, headers.get('location')]).toEqual([303, path]);
    expect(api.current.changes).toMatchObject([{ call: 'POST /api/v1/cart/voucher/', body: { code: 'LEND-1234' } }]);
  });

  it('[ADR-0123] is a line of its own, with a form that takes it out', async () => {
    holdVoucher();
    const { text } = await shop.current.ask(path);
    expect(text).toContain('<dt>Kedvezmény <span class="quiet">Kupon: 1 000 Ft kedvezmény</span>');
    expect(text).toContain('<dd class="number">−1\u00A0000\u00A0Ft</dd>');
    expect(text).toContain('<dd class="number">25\u00A0480\u00A0Ft</dd>');
    await send({ act: 'remove-voucher', code: 'LEND-1234' });
    expect(api.current.changes).toMatchObject([{ call: 'DELETE /api/v1/cart/voucher/LEND-1234/' }]);
  });

  it('[ADR-0123] is off the total of every way of receiving, beside the button that orders', async () => {
    holdVoucher();
    const { text } = await shop.current.ask('/checkout/');
    expect(text).toContain('<dd class="number">−1\u00A0000\u00A0Ft</dd>');
    for (const total of ['25\u00A0480\u00A0Ft', '23\u00A0990\u00A0Ft', '24\u00A0980\u00A0Ft'])
      expect(text).toContain(total);
  });

  it('[ADR-0123] that goes while the form stands open, is no order for another total', async () => {
    holdVoucher();
    const form = { ...(await shop.current.openForm()), ...filledIn };
    api.current.cart = cartOf([lineOf()]);
    const { status, text } = await shop.current.submit(form);
    expect(status).toBe(409);
    expect(text).toContain('Közben megváltozott a kosarad vagy egy ár');
    expect(api.current.orders).toEqual([]);
  });

  it.each([
    ['unknown', 'Ilyen kódú kupont nem ismerünk.'],
    ['expired', 'Ez a kupon lejárt.'],
    ['used', 'Ezt a kupont már felhasználták.'],
    ['foreign', 'Ha a tiéd, jelentkezz be'],
    ['not_combinable', 'nem vonható össze'],
    ['minimum:10000', 'legalább 10\u00A0000\u00A0Ft értékű'],
    ['max:5', 'legfeljebb 5 kupon'],
    ['something_new', 'Ilyen kódú kupont nem ismerünk.'],
  ])('[ADR-0123] that is refused as %s says why at the field, with what was typed', async (code, words) => {
    api.current.failures.set('POST /api/v1/cart/voucher/', {
      status: 422,
      body: { message: 'no', errors: { code: [code] } },
    });
    const { status, text } = await send({ act: 'voucher', code: 'LEND-9999' });
    expect(status).toBe(409);
    expect(text).toContain('<details class="voucher" open>');
    expect(text).toContain(words);
    expect(text).toContain('value="LEND-9999"');
  });

  it('[T2] that is no code goes nowhere, and is shown as text', async () => {
    const { status, text } = await send({ act: 'voucher', code: '"><script>' });
    expect(status).toBe(422);
    expect(text).toContain('Ez nem kuponkód.');
    expect(text).not.toContain('"><script>');
    expect(api.current.changes).toEqual([]);
  });

  it('[ADR-0123] that takes nothing off any more says why', async () => {
    api.current.cart = {
      ...cartOf([lineOf()]),
      vouchers: [{ ...voucher, state: 'minimum', discount: '0', minimum: '50.000' }],
    };
    expect((await shop.current.ask(path)).text).toContain('legalább 50\u00A0000\u00A0Ft értékű');
  });
});
