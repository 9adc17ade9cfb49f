import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireCartGiftCard } from '#lib/contract/cart-gift-card.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { CartPage } from '#components/cart/cart-page.tsx';
import { BalanceForm } from '#components/gift-cards/balance-form.tsx';
import { cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const server = mockApi();
const card: WireCartGiftCard = {
  id: '5f0c9a53-6a4c-4d7c-9a37-0c1b8f2d3e4a',
  ending: 'A001',
  balance: '10.000',
  validUntil: '2029-05-12',
  state: 'applied',
  paid: '10.000',
};

/** A cart of one line, for 29 990 Ft in all, with gift cards. */
function cartWith(...giftCards: WireCartGiftCard[]) {
  const cart = cartOf(cartItem());
  return { ...cart, giftCards, total: { ...cart.total, giftCards: giftCards[0]?.paid ?? '0' } };
}

beforeEach(() => {
  visit('/kosar/');
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
});

/** The field, folded out. */
async function openField() {
  const shown = show(<CartPage />);
  await shown.user.click(await screen.findByText(t('giftCards.open')));
  return { ...shown, field: await screen.findByRole('textbox', { name: t('giftCards.code') }) };
}

describe('gift cards in the cart', () => {
  it('[GIFT-07] are put in by their code, and say what is on them and what is left to pay', async () => {
    const sent: unknown[] = [];
    server.use(
      cartCall.get(() => cartWith()),
      on(endpoints.giftCard.add, async ({ request }) => {
        sent.push(await request.json());
        return cartWith(card);
      }),
    );
    const { user, field } = await openField();
    expect(screen.queryByText(t('giftCards.toPay'))).toBeNull();
    await user.type(field, 'ajan-dekk-arty-a001{Enter}');
    expect(await screen.findByText('−10 000 Ft')).toBeDefined();
    expect(sent).toEqual([{ code: 'ajan-dekk-arty-a001' }]);
    expect((field as HTMLInputElement).value).toBe('');
    const summary = screen.getByRole('region', { name: t('cart.summary') });
    expect(within(summary).getByText(/10 000 Ft.*2029/)).toBeDefined();
    const left = within(summary).getByText(t('giftCards.toPay')).parentElement;
    expect(left?.textContent).toBe(`${t('giftCards.toPay')}19\u00A0990\u00A0Ft`);
    expect(screen.getByText(t('giftCards.redeemed', { ending: 'A001' }))).toBeDefined();
  });

  it.each([
    ['unknown', t('giftCards.refusals.unknown')],
    ['expired', t('giftCards.refusals.expired')],
    ['empty', t('giftCards.refusals.empty')],
    ['format', t('giftCards.refusals.format')],
    ['max:5', t('giftCards.refusals.max', { limit: 5 })],
    ['not_on_sundays', t('giftCards.otherState')],
  ])('[GIFT-07] that are refused as %s say why at the field, which keeps focus and code', async (code, words) => {
    server.use(
      cartCall.get(() => cartWith()),
      on(endpoints.giftCard.add, () => refusal(422, { code: [code] })),
    );
    const { user, field } = await openField();
    await user.type(field, 'AJANDEKKARTYA009{Enter}');
    expect(await screen.findByText(words)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe('AJANDEKKARTYA009');
  });

  it('[R7] whose answer was lost are looked for in the cart, and not sent again', async () => {
    let held = cartWith();
    let count = 0;
    server.use(
      cartCall.get(() => held),
      on(endpoints.giftCard.add, () => {
        count += 1;
        held = cartWith(card);
        return HttpResponse.error();
      }),
    );
    const { user, field } = await openField();
    await user.type(field, 'ajan-dekk-arty-aool{Enter}');
    expect(await screen.findByText('−10 000 Ft')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(count).toBe(1);
  });

  it('[GIFT-07] can be taken out', async () => {
    const ids: unknown[] = [];
    server.use(
      cartCall.get(() => cartWith(card)),
      on(endpoints.giftCard.remove, ({ params }) => {
        ids.push(params['id']);
        return cartWith();
      }),
    );
    const { user } = show(<CartPage />);
    await user.click(await screen.findByRole('button', { name: t('giftCards.removeNamed', { ending: 'A001' }) }));
    await waitFor(() => expect(screen.queryByText('−10 000 Ft')).toBeNull());
    expect(ids).toEqual([card.id]);
  });

  it('[GIFT-07] that pay nothing say why', async () => {
    server.use(cartCall.get(() => cartWith({ ...card, state: 'empty', balance: '0', paid: '0' })));
    show(<CartPage />);
    const summary = await screen.findByRole('region', { name: t('cart.summary') });
    expect(within(summary).getByText(t('giftCards.refusals.empty'))).toBeDefined();
    expect(within(summary).queryByText(t('giftCards.toPay'))).toBeNull();
  });
});

describe('the balance of a gift card', () => {
  const { ending, balance, validUntil } = card;
  const askForOne = async () => {
    const { user } = show(<BalanceForm />);
    await user.type(screen.getByRole('textbox', { name: t('giftCards.code') }), 'AJANDEKKARTYA001{Enter}');
  };

  it('[GIFT-03] is told with its last day, and its heading takes the focus', async () => {
    server.use(on(endpoints.giftCard.balance, () => ({ ending, balance, validUntil, state: 'applied' as const })));
    await askForOne();
    expect(await screen.findByText('10 000 Ft')).toBeDefined();
    expect(screen.getByText(t('giftCardBalance.validUntil'))).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: t('giftCards.line', { ending: 'A001' }) }),
      ),
    );
  });

  it('[GIFT-03] of an expired card is told too, and leads to no cart', async () => {
    server.use(
      on(endpoints.giftCard.balance, () => ({ ending, balance, validUntil: '2025-05-12', state: 'expired' as const })),
    );
    await askForOne();
    expect(await screen.findByText(t('giftCardBalance.expired'))).toBeDefined();
    expect(screen.queryByRole('link', { name: t('giftCardBalance.toCart') })).toBeNull();
  });

  it('[GIFT-03] that is not to be had says so, and may be asked for again', async () => {
    server.use(on(endpoints.giftCard.balance, () => HttpResponse.error()));
    await askForOne();
    expect(await screen.findByText(t('giftCardBalance.failed'))).toBeDefined();
    server.use(on(endpoints.giftCard.balance, () => ({ ending, balance, validUntil, state: 'applied' as const })));
    screen.getByRole('button', { name: t('giftCardBalance.submit') }).click();
    expect(await screen.findByText('10 000 Ft')).toBeDefined();
  });
});
