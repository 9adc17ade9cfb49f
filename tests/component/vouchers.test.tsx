import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { WireCartVoucher } from '#lib/contract/cart-voucher.ts';
import { CartPage } from '#components/cart/cart-page.tsx';
import { cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const server = mockApi();
const voucher: WireCartVoucher = {
  code: 'LEND-1234',
  name: '1 000 Ft kedvezmény',
  state: 'applied',
  discount: '1.000',
  minimum: null,
};

/** A cart of one line for 29 990 Ft, with vouchers. */
function cartWith(...vouchers: WireCartVoucher[]) {
  const cart = cartOf(cartItem());
  return { ...cart, vouchers };
}

beforeEach(() => {
  visit('/kosar/');
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
});

/** The field, folded out. */
async function openField() {
  const shown = show(<CartPage />);
  await shown.user.click(await screen.findByText(t('vouchers.open')));
  return { ...shown, field: await screen.findByRole('textbox', { name: t('vouchers.code') }) };
}

describe('vouchers in the cart', () => {
  it('[ADR-0123] have no form before somebody has one', async () => {
    server.use(cartCall.get(() => cartWith()));
    show(<CartPage />);
    expect(await screen.findByText(t('vouchers.open'))).toBeDefined();
    expect(screen.queryByRole('textbox', { name: t('vouchers.code') })).toBeNull();
  });

  it('[ADR-0123] are redeemed by their code, and stand as a line that says what they take off', async () => {
    const sent: unknown[] = [];
    server.use(
      cartCall.get(() => cartWith()),
      on(endpoints.voucher.add, async ({ request }) => {
        sent.push(await request.json());
        return cartWith(voucher);
      }),
    );
    const { user, field } = await openField();
    await user.type(field, 'lend-1234{Enter}');
    expect(await screen.findByText('−1 000 Ft')).toBeDefined();
    expect(sent).toEqual([{ code: 'lend-1234' }]);
    expect((field as HTMLInputElement).value).toBe('');
    expect(screen.getByText(t('vouchers.redeemed', { name: voucher.name }))).toBeDefined();
  });

  it.each([
    ['unknown', t('vouchers.refusals.unknown')],
    ['expired', t('vouchers.refusals.expired')],
    ['used', t('vouchers.refusals.used')],
    ['foreign', t('vouchers.refusals.foreign')],
    ['not_combinable', t('vouchers.refusals.not_combinable')],
    ['minimum:10000', t('vouchers.refusals.minimum', { price: '10 000 Ft' })],
    ['max:5', t('vouchers.refusals.max', { limit: 5 })],
    ['not_on_sundays', t('vouchers.otherState')],
  ])('[ADR-0123] that are refused as %s say why at the field, which keeps the focus', async (code, words) => {
    server.use(
      cartCall.get(() => cartWith()),
      on(endpoints.voucher.add, () => refusal(422, { code: [code] })),
    );
    const { user, field } = await openField();
    await user.type(field, 'LEND-9999{Enter}');
    expect(await screen.findByText(words)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe('LEND-9999');
  });

  it('[R7] whose answer was lost are looked for in the cart, and not sent again', async () => {
    let held = cartWith();
    let count = 0;
    server.use(
      cartCall.get(() => held),
      on(endpoints.voucher.add, () => {
        count += 1;
        held = cartWith(voucher);
        return HttpResponse.error();
      }),
    );
    const { user, field } = await openField();
    await user.type(field, 'lend-1234{Enter}');
    expect(await screen.findByText('−1 000 Ft')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(count).toBe(1);
  });

  it('[ADR-0123] can be taken out', async () => {
    const codes: unknown[] = [];
    server.use(
      cartCall.get(() => cartWith(voucher)),
      on(endpoints.voucher.remove, ({ params }) => {
        codes.push(params['code'] ?? params);
        return cartWith();
      }),
    );
    const { user } = show(<CartPage />);
    await user.click(await screen.findByRole('button', { name: t('vouchers.removeNamed', { name: voucher.name }) }));
    await waitFor(() => expect(screen.queryByText('−1 000 Ft')).toBeNull());
    expect(codes).toHaveLength(1);
  });

  it('[ADR-0123] that take nothing off say why', async () => {
    server.use(cartCall.get(() => cartWith({ ...voucher, state: 'minimum', discount: '0', minimum: '50.000' })));
    show(<CartPage />);
    const summary = await screen.findByRole('region', { name: t('cart.summary') });
    expect(within(summary).getByText(t('vouchers.refusals.minimum', { price: '50 000 Ft' }))).toBeDefined();
  });
});
