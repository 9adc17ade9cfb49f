/** Which way a page turns: on to later pages, or back to earlier ones. */
export type Direction = 1 | -1;

/** A page turn on its way. `progress` goes from 0, where it lay, to 1, where it comes to lie. */
export interface PageTurn {
  to: number;
  direction: Direction;
  progress: number;
  /** In a hand, or falling by itself: to the other side, or back to where it lay. */
  phase: 'held' | 'falling' | 'returning';
}

/**
 * A flipbook with at most one page turning.
 *
 * | transition | from | to |
 * |---|---|---|
 * | grab(to) | lying | the page towards `to` is held, at 0 |
 * | grab(to) | a page is turning, or `to` is where the flipbook is open | unchanged |
 * | drag(progress) | held | held there, between 0 and 1 |
 * | release(isFlick) | held beyond a half, or flicked on | falling |
 * | release(isFlick) | held before a half | returning |
 * | go(to) | lying | falling from 0 |
 * | go(to) | a page is turning | that page lies where it was going to; falling from 0 to `to` |
 * | go(to) | open there, and lying | unchanged |
 * | settle | falling | lying, open at `to` |
 * | settle | returning | lying, open where it was |
 * | open(page) | any | lying, open there at once |
 * | rest | a page is turning | lying: open where it was falling to, else where it was |
 * | drag, release, settle, rest | any other | unchanged |
 */
export interface FlipbookState {
  page: number;
  turn: PageTurn | null;
}

const directionTo = (from: number, to: number): Direction => (to > from ? 1 : -1);

const landed = ({ page, turn }: FlipbookState): FlipbookState => ({
  page: turn && turn.phase !== 'returning' ? turn.to : page,
  turn: null,
});

const isAt = (state: FlipbookState, phase: PageTurn['phase']): state is { page: number; turn: PageTurn } =>
  state.turn?.phase === phase;

export const pageTurnTransitions = {
  grab: (state: FlipbookState, to: number): FlipbookState =>
    state.turn || to === state.page
      ? state
      : { ...state, turn: { to, direction: directionTo(state.page, to), progress: 0, phase: 'held' } },
  drag: (state: FlipbookState, progress: number): FlipbookState =>
    isAt(state, 'held') ? { ...state, turn: { ...state.turn, progress: Math.min(Math.max(progress, 0), 1) } } : state,
  release: (state: FlipbookState, isFlick: boolean): FlipbookState =>
    isAt(state, 'held')
      ? { ...state, turn: { ...state.turn, phase: isFlick || state.turn.progress > 0.5 ? 'falling' : 'returning' } }
      : state,
  go: (state: FlipbookState, to: number): FlipbookState => {
    const from = state.turn ? landed(state) : state;
    if (to === from.page) return from;
    return { ...from, turn: { to, direction: directionTo(from.page, to), progress: 0, phase: 'falling' } };
  },
  settle: (state: FlipbookState): FlipbookState =>
    isAt(state, 'falling') || isAt(state, 'returning') ? landed(state) : state,
  open: (_: FlipbookState, page: number): FlipbookState => ({ page, turn: null }),
  rest: (state: FlipbookState): FlipbookState => {
    if (!state.turn) return state;
    return isAt(state, 'falling') ? landed(state) : { page: state.page, turn: null };
  },
};
