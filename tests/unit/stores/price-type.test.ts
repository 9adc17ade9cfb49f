import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceType } from '#lib/contract/price.ts';
import { createPriceTypeStore, priceType, priceTypeTransitions, publicPrices } from '#stores/price-type.ts';

const { accountLoaded, loggedOut } = priceTypeTransitions;

describe('price type', () => {
  it('[PDP-02] is vk by default', () => {
    expect(createPriceTypeStore().getState()).toEqual({ priceType: 'vk' });
    expect(priceType.state()).toEqual({ priceType: 'vk' });
  });

  it('stays the same state where nothing changes, so that nothing is drawn again', () => {
    const premium = { priceType: 'premium' } as const;
    expect(accountLoaded(premium, 'premium')).toBe(premium);
    expect(accountLoaded(publicPrices, 'vk')).toBe(publicPrices);
    expect(loggedOut(publicPrices)).toBe(publicPrices);
  });

  it('[PDP-02] follows the last word of the account, whatever came before', () => {
    const role = fc.constantFrom<PriceType>('vk', 'premium', 'staff', 'pro');
    fc.assert(
      fc.property(fc.array(fc.option(role)), role, (before, last) => {
        const state = before.reduce(
          (current, word) => (word ? accountLoaded(current, word) : loggedOut(current)),
          publicPrices,
        );
        expect(accountLoaded(state, last).priceType).toBe(last);
        expect(loggedOut(state).priceType).toBe('vk');
      }),
    );
  });

  it('[PDP-02] passes its transitions on to those who watch it', () => {
    priceType.accountLoaded('pro');
    expect(priceType.state()).toEqual({ priceType: 'pro' });
    priceType.loggedOut();
    expect(priceType.state()).toEqual({ priceType: 'vk' });
  });
});
