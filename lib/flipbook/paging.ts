import { firstOf, pageAfter, spreadAt, type Layout } from './index.ts';
import { pageTurnTransitions, type FlipbookState } from './page-turn.ts';

/**
 * Turning by what is open: every goal is the first page of its spread, so that a page never turns to the spread that
 * lies open, and never backward from a flipbook's end.
 */
export function pagingOf(count: number, layout: Layout) {
  const openAt = (page: number) => firstOf(spreadAt(Math.min(Math.max(page, 1), count), count, layout));
  const go = (state: FlipbookState, to: number): FlipbookState => {
    const here = state.turn && state.turn.phase !== 'returning' ? state.turn.to : state.page;
    // A page that is turning to that spread comes to lie there.
    return pageTurnTransitions.go(state, openAt(to) === openAt(here) ? here : openAt(to));
  };
  return {
    go,
    pageBy: (state: FlipbookState, by: number): FlipbookState =>
      go(state, pageAfter(state.turn?.phase === 'falling' ? state.turn.to : state.page, by, count, layout)),
    grab: (state: FlipbookState, by: number): FlipbookState => {
      const to = openAt(pageAfter(state.page, by, count, layout));
      return to === openAt(state.page) ? state : pageTurnTransitions.grab(state, to);
    },
  };
}
