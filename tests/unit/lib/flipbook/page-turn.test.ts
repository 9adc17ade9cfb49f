import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageTurnTransitions as to, type FlipbookState, type PageTurn } from '#lib/flipbook/page-turn.ts';

const lying: FlipbookState = { page: 4, turn: null };
const turning = (phase: PageTurn['phase'], progress = 0.3): FlipbookState => ({
  page: 4,
  turn: { to: 6, direction: 1, progress, phase },
});

describe('[STORE-04] a turning page', () => {
  it.each<[string, FlipbookState, FlipbookState]>([
    ['grab, on', to.grab(lying, 6), turning('held', 0)],
    ['grab, back', to.grab(lying, 2), { page: 4, turn: { to: 2, direction: -1, progress: 0, phase: 'held' } }],
    ['drag', to.drag(turning('held'), 0.4), turning('held', 0.4)],
    ['drag, beyond the end', to.drag(turning('held'), 1.4), turning('held', 1)],
    ['drag, before the start', to.drag(turning('held'), -1), turning('held', 0)],
    ['release, before a half', to.release(turning('held', 0.5), false), turning('returning', 0.5)],
    ['release, beyond a half', to.release(turning('held', 0.51), false), turning('falling', 0.51)],
    ['release, flicked', to.release(turning('held', 0.1), true), turning('falling', 0.1)],
    ['go, from lying', to.go(lying, 6), turning('falling', 0)],
    [
      'go, while one falls',
      to.go(turning('falling'), 8),
      { page: 6, turn: { to: 8, direction: 1, progress: 0, phase: 'falling' } },
    ],
    [
      'go, while one returns',
      to.go(turning('returning'), 8),
      { page: 4, turn: { to: 8, direction: 1, progress: 0, phase: 'falling' } },
    ],
    ['go, to where one falls', to.go(turning('falling'), 6), { page: 6, turn: null }],
    ['settle, fallen', to.settle(turning('falling')), { page: 6, turn: null }],
    ['settle, returned', to.settle(turning('returning')), { page: 4, turn: null }],
    ['rest, while one falls', to.rest(turning('falling')), { page: 6, turn: null }],
    ['rest, while one is held', to.rest(turning('held', 0.9)), { page: 4, turn: null }],
    ['rest, while one returns', to.rest(turning('returning')), { page: 4, turn: null }],
    ['open', to.open(turning('held'), 9), { page: 9, turn: null }],
  ])('%s', (_, after, expected) => expect(after).toEqual(expected));

  it.each<[string, FlipbookState, FlipbookState]>([
    ['grab, while one is on its way', turning('falling'), to.grab(turning('falling'), 2)],
    ['grab, to where it is open', lying, to.grab(lying, 4)],
    ['drag, lying', lying, to.drag(lying, 0.5)],
    ['drag, falling', turning('falling'), to.drag(turning('falling'), 0.9)],
    ['release, lying', lying, to.release(lying, true)],
    ['release, falling', turning('falling'), to.release(turning('falling'), false)],
    ['settle, held', turning('held'), to.settle(turning('held'))],
    ['settle, lying', lying, to.settle(lying)],
    ['rest, lying', lying, to.rest(lying)],
    ['go, to where it lies', lying, to.go(lying, 4)],
  ])('is not changed by %s', (_, before, after) => expect(after).toEqual(before));

  it('always lies on a page that was asked for, whatever was done to it', () => {
    const step = fc.oneof(
      fc.integer({ min: 1, max: 12 }).map((page) => (state: FlipbookState) => to.go(state, page)),
      fc.integer({ min: 1, max: 12 }).map((page) => (state: FlipbookState) => to.grab(state, page)),
      fc.double({ min: -1, max: 2, noNaN: true }).map((progress) => (state: FlipbookState) => to.drag(state, progress)),
      fc.boolean().map((isFlick) => (state: FlipbookState) => to.release(state, isFlick)),
      fc.constant(to.settle),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const end = steps.reduce<FlipbookState>((state, next) => next(state), lying);
        const rest = to.settle(to.release(end, false));
        expect(rest.turn).toBeNull();
        expect(rest.page).toBeGreaterThanOrEqual(1);
        expect(rest.page).toBeLessThanOrEqual(12);
      }),
    );
  });
});
