import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { PriceType } from '#lib/contract/price.ts';

/**
 * The price type that this visitor pays by.
 *
 * | transition | from | to |
 * |---|---|---|
 * | accountLoaded(role) | any | that role |
 * | accountLoaded(role) | that role | unchanged |
 * | loggedOut | a role | vk |
 * | loggedOut | vk | unchanged |
 * (PDP-02)
 */
export interface PriceTypeState {
  priceType: PriceType;
}

export const publicPrices: PriceTypeState = { priceType: 'vk' };

const become = (state: PriceTypeState, priceType: PriceType): PriceTypeState =>
  state.priceType === priceType ? state : { priceType };

export const priceTypeTransitions = {
  accountLoaded: become,
  loggedOut: (state: PriceTypeState): PriceTypeState => become(state, publicPrices.priceType),
};

export function createPriceTypeStore(initial: PriceTypeState = publicPrices) {
  return createStore<PriceTypeState>(() => initial);
}

const priceTypeStore = createPriceTypeStore();

/** The price type to show prices by. */
export function usePriceType(): PriceType {
  return useStore(priceTypeStore, ({ priceType }) => priceType);
}

export const priceType = {
  accountLoaded: (role: PriceType) =>
    priceTypeStore.setState((state) => priceTypeTransitions.accountLoaded(state, role)),
  loggedOut: () => priceTypeStore.setState(priceTypeTransitions.loggedOut),
  state: () => priceTypeStore.getState(),
};
