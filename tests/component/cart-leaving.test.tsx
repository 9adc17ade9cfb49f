import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { CartPage } from '#components/cart/cart-page.tsx';
import { cartSettled } from '#lib/cart/actions/settled.ts';
import { visit } from './navigation.ts';
import { cartCall, mockApi, on } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

beforeEach(() => visit('/kosar/'));

const server = mockApi();

/** The cart of a guest with one line; what is asked for it is answered on `release`. */
async function openCart() {
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
  let held = 1;
  const sent: number[] = [];
  const waiting: (() => void)[] = [];
  server.use(
    cartCall.get(() => cartOf(cartItem({ option: { quantity: held } }))),
    on(endpoints.cart.setQuantity, async ({ request }) => {
      const { amount } = (await request.json()) as { amount: number };
      sent.push(amount);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      held = amount;
      return cartOf(cartItem({ option: { quantity: amount } }));
    }),
  );
  const { user, client } = show(<CartPage />);
  const more = await screen.findByRole('button', { name: t('cart.more') });
  const release = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { more, sent, user, client, release };
}

describe('a quantity that is on its way while the page is left', () => {
  it('[OPS-01] is sent at once, also the number that waits for the answer to the one before', async () => {
    const { more, sent, user, release } = await openCart();
    await user.click(more);
    await waitFor(() => expect(sent).toEqual([2]));
    await user.click(more);
    expect(sent).toEqual([2]);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(sent).toEqual([2, 3]));
    release();
  });

  it('is not sent again once the server has confirmed it', async () => {
    const { more, sent, user, client, release } = await openCart();
    await user.click(more);
    await waitFor(() => expect(sent).toEqual([2]));
    release();
    expect(await cartSettled(client)).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    await act(async () => {});
    expect(sent).toEqual([2]);
  });
});
