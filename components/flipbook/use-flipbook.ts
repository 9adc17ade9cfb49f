import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Layout } from '#lib/flipbook/index.ts';
import { pagingOf } from '#lib/flipbook/paging.ts';
import { pageTurnTransitions, type FlipbookState, type PageTurn } from '#lib/flipbook/page-turn.ts';

/** Time of a whole turn, ms. */
const turnTime = 560;
const easing = 'cubic-bezier(0.4, 0.1, 0.3, 1)';

/** The turning page's place at a progress. Of a spread it falls to the other side; a single page opens like a door. */
export function turnTransform({ direction }: PageTurn, progress: number, layout: Layout): string {
  if (layout === 'single') return `rotateY(${-90 * (direction === 1 ? progress : 1 - progress)}deg)`;
  return `rotateY(${-180 * direction * progress}deg)`;
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves the turning page to a progress by the compositor, and resolves there. */
async function fallTo(
  turningPage: HTMLElement,
  turn: PageTurn,
  from: number,
  to: number,
  layout: Layout,
): Promise<void> {
  const transform = [turnTransform(turn, from, layout), turnTransform(turn, to, layout)];
  const animation = turningPage.animate(
    { transform },
    { duration: Math.max(80, turnTime * Math.abs(to - from)), easing, fill: 'forwards' },
  );
  await animation.finished;
  turningPage.style.transform = transform[1] ?? '';
  animation.cancel();
}

/** The steps by which a turning page gets from where it is to its end: past the middle it shows its other side. */
function stepsTo(end: 0 | 1, from: number, layout: Layout): number[] {
  const crosses = layout === 'spread' && ((from < 0.5 && end === 1) || (from > 0.5 && end === 0));
  return crosses ? [0.5, end] : [end];
}

/** The turning page: it falls to where it goes, and calls back when it passes the middle and comes to rest. */
function usePageTurn(turn: PageTurn | null, layout: Layout, onPast: (isPast: boolean) => void, onSettled: () => void) {
  const turningPage = useRef<HTMLDivElement>(null);
  const progress = useRef(0);
  useLayoutEffect(() => {
    if (!turn) return;
    progress.current = turn.progress;
    if (turningPage.current) turningPage.current.style.transform = turnTransform(turn, turn.progress, layout);
  }, [turn, layout]);

  useEffect(() => {
    const element = turningPage.current;
    if (!turn || turn.phase === 'held' || !element) return undefined;
    let isStopped = false;
    const fall = async () => {
      const end = turn.phase === 'falling' ? 1 : 0;
      for (const step of stepsTo(end, progress.current, layout)) {
        await fallTo(element, turn, progress.current, step, layout);
        if (isStopped) return;
        progress.current = step;
        if (step === 0.5) flushSync(() => onPast(end === 1));
      }
      onSettled();
    };
    if (isMotionReduced()) onSettled();
    // A turning page that is taken away while it falls, by the next turn, has its animation cancelled.
    else void fall().catch(() => undefined);
    return () => {
      isStopped = true;
      for (const animation of element.getAnimations()) animation.cancel();
    };
  }, [turn, layout, onPast, onSettled]);

  // A held page follows the finger without a render; the state learns of its place when it is let go.
  const hold = useCallback(
    (to: number) => {
      if (turn?.phase !== 'held') return;
      progress.current = Math.min(Math.max(to, 0), 1);
      if (turningPage.current) turningPage.current.style.transform = turnTransform(turn, progress.current, layout);
      onPast(layout === 'spread' && progress.current > 0.5);
    },
    [turn, layout, onPast],
  );
  const placeOf = useCallback(() => progress.current, []);
  return { turningPage, hold, placeOf };
}

/** A flipbook whose pages turn: its state, the movement of the turning page, and what turns it. */
export function useFlipbook(count: number, layout: Layout) {
  const [state, setState] = useState<FlipbookState>({ page: 1, turn: null });
  /** Whether the turning page is past the middle and shows its other side. */
  const [isPast, setPast] = useState(false);
  const [laidOut, setLaidOut] = useState(layout);
  const paging = useMemo(() => pagingOf(count, layout), [count, layout]);
  const { page, turn } = state;
  if (laidOut !== layout) {
    // A page turn in one layout is none in the other: it comes to rest.
    setLaidOut(layout);
    setPast(false);
    setState(pageTurnTransitions.rest);
  }
  const change = useCallback((next: (old: FlipbookState) => FlipbookState) => {
    setPast(false);
    setState(next);
  }, []);
  const settle = useCallback(() => change(pageTurnTransitions.settle), [change]);
  const { turningPage, hold: drag, placeOf } = usePageTurn(turn, layout, setPast, settle);

  const go = useCallback((to: number) => change((old) => paging.go(old, to)), [change, paging]);
  const pageBy = useCallback((by: number) => change((old) => paging.pageBy(old, by)), [change, paging]);
  const open = useCallback((to: number) => change((old) => pageTurnTransitions.open(old, to)), [change]);
  const grab = useCallback(
    (by: number) => {
      if (!turn) change((old) => paging.grab(old, by));
    },
    [change, turn, paging],
  );
  const release = useCallback(
    (isFlick: boolean) => {
      const at = placeOf();
      setState((old) => pageTurnTransitions.release(pageTurnTransitions.drag(old, at), isFlick));
    },
    [placeOf],
  );
  return { turningPage, page, turn, isPast, go, pageBy, open, grab, drag, release };
}
