import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/**
 * State of the mobile menu: whether it is open, and the ids of the levels gone into, outermost first.
 *
 * | transition | from | to |
 * |---|---|---|
 * | open | closed | open at the root, `scrollY` remembered |
 * | open | open | unchanged |
 * | next(id) | open | one level deeper |
 * | next(id) | closed | unchanged |
 * | back | open, deeper than the root | one level up |
 * | back | open at the root, or closed | unchanged: never below the root |
 * | backTo(depth) | open, deeper than `depth` levels | as many levels up as that takes |
 * | backTo(depth) | open, not deeper, or closed | unchanged: nothing is gone into again |
 * | close | open | closed, stack empty |
 * (HDR-02 – HDR-05)
 */
export interface MenuState {
  isOpen: boolean;
  levels: readonly number[];
  /** Where the page stood when the menu opened, px. */
  scrollY: number;
}

export const closedMenu: MenuState = { isOpen: false, levels: [], scrollY: 0 };

const backTo = (state: MenuState, depth: number): MenuState =>
  state.levels.length > depth && depth >= 0 ? { ...state, levels: state.levels.slice(0, depth) } : state;

export const menuTransitions = {
  open: (state: MenuState, scrollY: number): MenuState =>
    state.isOpen ? state : { isOpen: true, levels: [], scrollY },
  next: (state: MenuState, id: number): MenuState =>
    state.isOpen ? { ...state, levels: [...state.levels, id] } : state,
  back: (state: MenuState): MenuState => backTo(state, state.levels.length - 1),
  backTo,
  close: (state: MenuState): MenuState => (state.isOpen ? { ...closedMenu, scrollY: state.scrollY } : state),
};

export function createMenuStore(initial: MenuState = closedMenu) {
  return createStore<MenuState>(() => initial);
}

const menuStore = createMenuStore();

export function useMenu<T>(select: (state: MenuState) => T): T {
  return useStore(menuStore, select);
}

export const menu = {
  open: (scrollY: number) => menuStore.setState((state) => menuTransitions.open(state, scrollY)),
  next: (id: number) => menuStore.setState((state) => menuTransitions.next(state, id)),
  back: () => menuStore.setState(menuTransitions.back),
  backTo: (depth: number) => menuStore.setState((state) => menuTransitions.backTo(state, depth)),
  close: () => menuStore.setState(menuTransitions.close),
  state: () => menuStore.getState(),
};
