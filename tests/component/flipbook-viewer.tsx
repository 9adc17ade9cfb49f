import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Viewer } from '#components/flipbook/viewer.tsx';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { money } from '#lib/contract/money.ts';
import { myShop } from '#stores/my-shop.ts';
import { show, t } from './render.tsx';

const image = { path: '/media/cover', alt: '' };
const flipbook: Flipbook = {
  slug: 'heti',
  title: 'Heti ajánlatok',
  url: '/flipbook/heti/',
  validFrom: '2026-11-19',
  validTo: '2026-11-25',
  cover: image,
  pageCount: 7,
  stores: [],
  aspectRatio: 0.707,
  isSet: true,
  contents: [{ title: 'Tél', page: 1 }],
  pages: Array.from({ length: 7 }, (_, at) => ({
    number: at + 1,
    heading: `Fejezet ${at + 1}`,
    text: [],
    image,
    hotspots: [
      {
        productId: at + 1,
        x: 0,
        y: 0,
        width: 0.4,
        height: 0.4,
        name: `Sapka ${at + 1}`,
        url: `/p/sapka-${at + 1}/`,
        image: null,
        pricePrinted: money(2990),
        pricePrintedFull: null,
        priceNow: money(3990),
        contents: { amount: 2, unit: 'pair' as const },
      },
    ],
  })),
};

/** The media query of a window whose flipbook turns no page in motion. */
export const still = '(prefers-reduced-motion: reduce)';

/** jsdom lays nothing out: what the window is of each test, in which pages hold still until it says otherwise. */
export function mockFlipbookWindow() {
  let followers = new Set<() => void>();
  let resized: () => void = () => undefined;
  let size = { width: 1000, height: 700 };
  const mocked = {
    /** The media queries that hold. */
    holding: new Set<string>(),
    /** Steps of a falling page that come to their end; the next one never does. */
    stepsLeft: 0,
    /** What the window is from now on, by the media queries that hold. */
    become(...queries: string[]) {
      mocked.holding = new Set(queries);
      act(() => followers.forEach((follow) => follow()));
    },
    resize(to: typeof size) {
      size = to;
      act(() => resized());
    },
  };

  beforeEach(() => {
    [mocked.holding, mocked.stepsLeft] = [new Set([still]), 0];
    [followers, size] = [new Set(), { width: 1000, height: 700 }];
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return mocked.holding.has(query);
      },
      addEventListener: (_: string, follow: () => void) => followers.add(follow),
      removeEventListener: (_: string, follow: () => void) => followers.delete(follow),
    }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resized = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, 0, size.width, size.height),
    );
    Object.assign(HTMLElement.prototype, {
      setPointerCapture() {},
      getAnimations: () => [],
      animate: () => ({
        finished: mocked.stepsLeft-- > 0 ? Promise.resolve() : new Promise(() => undefined),
        cancel() {},
      }),
    });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00+01:00') });
    history.replaceState(null, '', '/aktualis-ajanlatok/heti/');
    localStorage.clear();
    myShop.forget();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return mocked;
}

/** The flipbook of seven pages, an offer on each. */
export const viewer = <Viewer flipbook={flipbook} today="2026-11-21" />;
/** Shows it, open at a page. */
export const openAt = (page: number) => {
  history.replaceState(null, '', `/aktualis-ajanlatok/heti/?oldal=${page}`);
  return show(viewer);
};
/** What of it takes keys and fingers. */
export const group = () => screen.getByRole('group', { name: t('flipbook.keys') });
