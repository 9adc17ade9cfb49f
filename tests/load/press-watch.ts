/**
 * Runs in the page: what shows when, from a press on. Its functions are handed over as text and know nothing of this
 * module.
 */

/** What is known of a page before the press, and texts of the shop. */
export type Known = Record<string, string | number>;

/** What may be asked of the page in a frame. */
export interface Sight {
  /** Elements that stand within the screen, not hidden. */
  seen: (selector: string) => Element[];
  /** Those of which the middle is within the screen, so that a finger can press them. */
  reachable: (selector: string) => Element[];
  /** Whether one with this text is seen. */
  named: (selector: string, text: string | number | undefined) => boolean;
  /** Whether one with this text answers to a press. */
  hydrated: (selector: string, text: string | number | undefined) => boolean;
  /** Text of the first one; empty where there is none. */
  textOf: (selector: string) => string;
  /** Digits of the first one's text. */
  numberOf: (selector: string) => number;
  pathOf: (selector: string) => string;
  /** Products of all cards, with commas. */
  ids: () => string;
}

/** Times from the release of the finger, ms; NaN of what has not come. */
export interface PressTimings {
  /** Release of the finger on the page's clock; NaN before. */
  pressed: number;
  first: number;
  done: number;
  /** Duration of the longest event that Event Timing reports of the press. */
  event: number;
  /** Sum of layout shifts that no press explains. */
  shift: number;
}

export function sightOfPage(): Sight {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const isShown = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const seen = (selector: string) =>
    all(selector).filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight && isShown(element);
    });
  const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const isHydrated = (element: Element) => {
    const properties = Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as
      | { onClick?: unknown }
      | undefined;
    return (
      typeof properties?.onClick === 'function' && !element.closest('[aria-busy=true], [inert], [aria-disabled=true]')
    );
  };
  return {
    seen,
    textOf,
    reachable: (selector) =>
      seen(selector).filter((element) => {
        const { left, width, top, height } = element.getBoundingClientRect();
        return (
          left + width / 2 > 0 &&
          left + width / 2 < innerWidth &&
          top + height / 2 > 0 &&
          top + height / 2 < innerHeight
        );
      }),
    named: (selector, text) => seen(selector).some((element) => element.textContent?.trim() === text),
    hydrated: (selector, text) =>
      all(selector).some((element) => element.textContent?.trim() === text && isHydrated(element)),
    numberOf: (selector) => Number(textOf(selector).replaceAll(/\D/g, '')),
    pathOf: (selector) => document.querySelector(selector)?.getAttribute('href') ?? '',
    ids: () =>
      all('main li[data-product]')
        .map((card) => card.getAttribute('data-product'))
        .join(),
  };
}

/** Looks at every frame from now on and notes the ends of those that show what is asked for. */
export function watchPress(isFirst: () => boolean, isDone: () => boolean): PressTimings {
  const timings: PressTimings = { pressed: NaN, first: NaN, done: NaN, event: 0, shift: 0 };
  const { port1, port2 } = new MessageChannel();
  const painted: (() => void)[] = [];
  // A message sent in a frame arrives when the frame is drawn.
  port1.onmessage = () => painted.splice(0).forEach((note) => note());
  const note = (name: 'first' | 'done') => {
    painted.push(() => {
      timings[name] = performance.now() - timings.pressed;
    });
    port2.postMessage(null);
  };
  let [hasFirst, hasDone] = [false, false];
  const frame = () => {
    const done = isDone();
    if (!hasFirst && (done || isFirst())) note('first');
    if (done) note('done');
    hasFirst ||= done || isFirst();
    hasDone ||= done;
    if (!hasDone) requestAnimationFrame(frame);
  };
  const onPress = (event: Event) => {
    timings.pressed = event.timeStamp;
    removeEventListener('pointerup', onPress, true);
    requestAnimationFrame(frame);
  };
  addEventListener('pointerup', onPress, true);
  addEventListener('bench:back', onPress, true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) timings.event = Math.max(timings.event, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      timings.shift += Reflect.get(entry, 'hadRecentInput') ? 0 : Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift' });
  return timings;
}
