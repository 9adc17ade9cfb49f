import { afterEach, beforeEach } from 'vitest';
import { CheckoutUnderTest } from './checkout-under-test.ts';
import { MockApi } from './mock-api.ts';

/** A checkout over an API of its own, started for each test of a file and stopped after it. */
export function checkoutOfEachTest(environment: Record<string, string> = {}): {
  api: { current: MockApi };
  shop: { current: CheckoutUnderTest };
} {
  const api = { current: new MockApi() };
  const shop = { current: new CheckoutUnderTest() };
  beforeEach(async () => {
    api.current = new MockApi();
    shop.current = new CheckoutUnderTest();
    await shop.current.start(await api.current.start(), environment);
  });
  afterEach(async () => {
    await shop.current.stop();
    await api.current.stop();
  });
  return { api, shop };
}
