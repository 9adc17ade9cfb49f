import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOf, spreadAt } from '#lib/flipbook/index.ts';
import { pagingOf } from '#lib/flipbook/paging.ts';
import { pageTurnTransitions, type FlipbookState } from '#lib/flipbook/page-turn.ts';

const lying = (page: number): FlipbookState => ({ page, turn: null });
const falling = (page: number, to: number, direction: 1 | -1): FlipbookState => ({
  page,
  turn: { to, direction, progress: 0, phase: 'falling' },
});

describe('[STORE-04] turning pages by spreads', () => {
  const [even, odd] = [pagingOf(16, 'spread'), pagingOf(13, 'spread')];

  it.each<[string, FlipbookState, FlipbookState]>([
    ['the other page of the open spread, later', even.go(lying(6), 7), lying(6)],
    ['the other page of the open spread, earlier', even.go(lying(7), 6), lying(7)],
    ['another spread, by its second page', even.go(lying(6), 9), falling(6, 8, 1)],
    ['an earlier spread', even.go(lying(7), 5), falling(7, 4, -1)],
    ['the end of an odd flipbook', odd.go(lying(1), 13), falling(1, 12, 1)],
    ['the spread that a page falls to', even.go(falling(6, 8, 1), 9), lying(8)],
    ['beyond the end', even.go(lying(2), 99), falling(2, 16, 1)],
    ['before the start', even.go(lying(2), -3), falling(2, 1, -1)],
    ['one by one, while another falls', even.pageBy(falling(6, 8, 1), 1), falling(8, 10, 1)],
    ['on from the end of an odd flipbook', odd.pageBy(lying(13), 1), lying(13)],
    ['on from the end of an even flipbook', even.pageBy(lying(16), 1), lying(16)],
    ['back from the start', odd.pageBy(lying(1), -1), lying(1)],
    ['a page on its own', pagingOf(13, 'single').go(lying(12), 13), falling(12, 13, 1)],
  ])('%s', (_, after, expected) => expect(after).toEqual(expected));

  it('holds no page at the end of an odd flipbook that was opened at its last page', () => {
    expect(odd.grab(lying(13), 1)).toEqual(lying(13));
    expect(odd.grab(lying(13), -1).turn).toMatchObject({ to: 10, direction: -1, phase: 'held' });
  });

  it('never turns to the spread that lies open, nor against its direction', () => {
    const pages = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(
        pages,
        pages,
        pages,
        fc.constantFrom('single' as const, 'spread' as const),
        (count, from, to, layout) => {
          const [start, goal] = [Math.min(from, count), Math.min(to, count)];
          const open = (page: number) => firstOf(spreadAt(page, count, layout));
          const { turn } = pagingOf(count, layout).go(lying(start), goal);
          expect(turn === null).toBe(open(start) === open(goal));
          if (turn) expect(turn).toMatchObject({ to: open(goal), direction: open(goal) > open(start) ? 1 : -1 });
          const on = pageTurnTransitions.settle(pagingOf(count, layout).pageBy(lying(start), 1));
          expect(open(on.page)).toBeGreaterThanOrEqual(open(start));
        },
      ),
    );
  });
});
