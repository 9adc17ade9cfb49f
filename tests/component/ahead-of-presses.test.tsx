import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { fetchPageAhead } from '#lib/navigation/prefetch.ts';
import { router, sentTo } from './navigation.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartOf } from './render.tsx';

const connection = (of: object) => Object.defineProperty(navigator, 'connection', { value: of, configurable: true });
const screenOf = (hover: 'hover' | 'none') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(`hover: ${hover}`) }));

beforeEach(() => {
  // Each test has a page that nobody has used yet.
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => Number(setTimeout(act)));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a page that is fetched ahead', () => {
  it('comes whole, but not on a thrifty connection or without a network', () => {
    const router = { prefetch: vi.fn() };
    fetchPageAhead(router, '/p/pulzus-7/');
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/p/pulzus-7/', { kind: 'full' });
    connection({ saveData: true });
    fetchPageAhead(router, '/p/pulzus-8/');
    connection({ effectiveType: '2g' });
    fetchPageAhead(router, '/p/pulzus-8/');
    connection({});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchPageAhead(router, '/p/pulzus-8/');
    expect(router.prefetch).toHaveBeenCalledOnce();
  });
});

describe('what the next press may need', () => {
  it.each([
    ['none', 4000],
    ['hover', 0],
  ] as const)('comes after the first use, on a screen with hover "%s" %i ms later', async (hover, rest) => {
    vi.useFakeTimers();
    screenOf(hover);
    const { afterUse } = await import('#lib/loading/after-use.ts');
    const act = vi.fn();
    afterUse(act);
    vi.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled();
    dispatchEvent(new Event('scroll'));
    if (rest > 0) vi.advanceTimersByTime(rest - 1);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not come once it is taken back, before its use or after it', async () => {
    vi.useFakeTimers();
    screenOf('none');
    const { afterUse } = await import('#lib/loading/after-use.ts');
    const act = vi.fn();
    afterUse(act)();
    const stop = afterUse(act);
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(1000);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('what a page leads to', () => {
  const fetched = () => sentTo('prefetch');

  /** A page with a banner, a card and links that lead to neither a list nor a product of their own. */
  async function stand() {
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 300));
    document.body.innerHTML = `<main><a class="button" href="/cipok/">Cipők</a><a class="button" href="/cipok/?sortType=asc">Olcsók</a>
      <a class="button" href="/kosar/">Kosár</a><ul><li data-product="7"><h2><a href="/p/pulzus-7/">Pulzus 4</a></h2></li></ul></main>`;
    const { usePagesAhead } = await import('#components/preview/use-pages-ahead.ts');
    return renderHook(usePagesAhead);
  }
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is fetched ahead on a touch screen once the page has been looked at, and once', async () => {
    screenOf('none');
    await stand();
    vi.advanceTimersByTime(2900);
    expect(fetched()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(fetched()).toEqual(['/cipok/', '/p/pulzus-7/']);
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(60_000);
    expect(fetched()).toHaveLength(2);
  });

  it('waits for a press that comes before, and is not fetched for a pointer or on a thrifty connection', async () => {
    screenOf('none');
    const { unmount } = await stand();
    vi.advanceTimersByTime(2800);
    dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(1400);
    expect(fetched()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(fetched()).toHaveLength(2);
    unmount();
    router.prefetch.mockClear();
    vi.resetModules();
    screenOf('hover');
    const byPointer = await stand();
    vi.advanceTimersByTime(60_000);
    byPointer.unmount();
    vi.resetModules();
    screenOf('none');
    connection({ saveData: true });
    await stand();
    vi.advanceTimersByTime(60_000);
    expect(fetched()).toEqual([]);
  });

  it('is left alone once the page is gone', async () => {
    screenOf('none');
    (await stand()).unmount();
    vi.advanceTimersByTime(60_000);
    expect(fetched()).toEqual([]);
  });
});

describe('[CART-07] the leave to write to the cart', () => {
  const asked = vi.fn();
  let isUp = true;
  mockApi(
    on(endpoints.cart.get, () => {
      asked();
      return isUp ? cartOf() : refusal(404);
    }),
  );
  beforeEach(() => {
    asked.mockClear();
    isUp = true;
  });

  it('is asked once for as long as a browser keeps it', async () => {
    const { askLeaveForCart } = await import('#lib/cart/actions/prepare.ts');
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    await askLeaveForCart();
    await askLeaveForCart();
    expect(asked).toHaveBeenCalledOnce();
    now.mockReturnValue(1000 + 9 * 60_000);
    await askLeaveForCart();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is asked again where it could not be had, and not on a thrifty connection', async () => {
    const { askLeaveForCart } = await import('#lib/cart/actions/prepare.ts');
    isUp = false;
    await askLeaveForCart();
    isUp = true;
    await askLeaveForCart();
    expect(asked).toHaveBeenCalledTimes(2);
    vi.resetModules();
    connection({ saveData: true });
    await (await import('#lib/cart/actions/prepare.ts')).askLeaveForCart();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
