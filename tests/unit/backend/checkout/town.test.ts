import { describe, expect, it } from 'vitest';
import { filledIn, hiddenFields } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';

const { api, shop } = checkoutOfEachTest();
const postcode = (postal: string) => `GET /api/v1/postcode/${postal}/`;

/** Sends an order home without a town. */
async function sendTo(postal: string) {
  const form = hiddenFields((await shop.current.ask('/checkout/')).text);
  const address = { 'delivery.type': 'home', 'delivery.address.postal': postal, 'delivery.address.city': '' };
  return shop.current.submit({ ...form, ...filledIn, ...address });
}

describe('a town that is left empty', () => {
  it('[CART-08] is that of the postcode', async () => {
    api.current.answers.set(postcode('4026'), { postal: '4026', towns: ['Debrecen'] });
    expect((await sendTo('4026')).status).toBe(303);
    expect(api.current.orders[0]?.body.delivery).toMatchObject({ address: { postal: '4026', city: 'Debrecen' } });
  });

  it('[CART-08] is asked for where several share the postcode, none has it, or the API does not say', async () => {
    api.current.answers.set(postcode('9027'), { postal: '9027', towns: ['Győr', 'Győrszentiván'] });
    api.current.answers.set(postcode('9999'), { postal: '9999', towns: [] });
    api.current.failures.set(postcode('4026'), { status: 503 });
    for (const postal of ['9027', '9999', '4026', 'x']) {
      const { status, text } = await sendTo(postal);
      expect([postal, status]).toEqual([postal, 422]);
      expect(text).toContain('id="delivery.address.city-error"');
    }
    expect(api.current.orders).toEqual([]);
  });
});
