import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as config from '#lib/config/index.ts';
import type { ShopEvent } from '#lib/analytics/schemas.ts';
import { noticeVersion } from '#lib/consent/index.ts';
import hu from '#messages/consent/hu.json';
import { mockIntersection } from './mock-intersection.ts';
import { show } from './render.tsx';

const aSearch = (place: string): ShopEvent => ({ event: 'store_search', place, services: [], is_own_position: false });
const written = (allowed: string, at = Math.floor(Date.now() / 1000)) => `${noticeVersion}.${at}.${allowed}`;
const keep = (allowed: string) => {
  document.cookie = `lendulet_consent=${written(allowed)}; path=/`;
};
const kept = () => /lendulet_consent=([^;]*)/.exec(document.cookie)?.[1];

/** Modules as a page that has just been loaded has them. */
async function freshPage() {
  vi.resetModules();
  delete window.dataLayer;
  const [{ track, offerSight }, { openDelivery }, { choose }, visit, { ConsentAndTracking }] = await Promise.all([
    import('#lib/analytics/track.ts'),
    import('#lib/analytics/delivery.ts'),
    import('#lib/analytics/choosing.ts'),
    import('#lib/analytics/visit.ts'),
    import('#components/consent/consent-and-tracking.tsx'),
  ]);
  openDelivery();
  return { track, offerSight, choose, visit, ConsentAndTracking };
}

const layer = () =>
  (window.dataLayer ?? []).map((entry) =>
    'event' in entry || 'ecommerce' in entry ? entry : ([...(entry as IArguments)] as unknown[]),
  );
const events = () => layer().filter((entry) => 'event' in entry);
const updates = () => layer().filter((entry) => Array.isArray(entry) && entry[1] === 'update');

/** Waits until what watches a page has come. */
const watching = () => act(() => import('#lib/analytics/track-impression.ts'));
const setIntersecting = mockIntersection();

/** Listeners of pages that tests have loaded and left. */
let stopListening: () => void;

beforeEach(() => {
  const listening = [document, window].map((target) => [target, vi.spyOn(target, 'addEventListener')] as const);
  stopListening = () => {
    for (const [
      target,
      {
        mock: { calls },
      },
    ] of listening)
      for (const [type, listener, options] of calls) target.removeEventListener(type, listener, options);
  };
  sessionStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        /* Nothing has a size here. */
      }
      disconnect() {
        /* Nor is anything watched. */
      }
    },
  );
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 1));
});
afterEach(() => {
  stopListening();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('events and the choice', () => {
  it('wait until it is made, and are then sent once each, in their order', async () => {
    const { track, choose } = await freshPage();
    track(aSearch('Győr'));
    track(aSearch('Pécs'));
    expect(events()).toEqual([]);
    choose({ statistics: true, marketing: false });
    expect(events()).toEqual([aSearch('Győr'), aSearch('Pécs')]);
    track(aSearch('Eger'));
    choose({ statistics: true, marketing: true });
    expect(events()).toEqual([aSearch('Győr'), aSearch('Pécs'), aSearch('Eger')]);
  });

  it('of what comes into sight wait for the first use of a page, and are then sent as they were seen', async () => {
    const { offerSight, choose } = await freshPage();
    const place = document.body.appendChild(document.createElement('p')).appendChild(document.createElement('span'));
    offerSight(place, JSON.stringify({ events: [aSearch('Győr')] }));
    // What has left the page before its first use was never seen, though it was in sight.
    const gone = document.body.appendChild(document.createElement('p')).appendChild(document.createElement('span'));
    const leave = offerSight(gone, JSON.stringify({ events: [aSearch('Pécs')] }));
    await watching();
    setIntersecting(true);
    leave();
    dispatchEvent(new Event('scroll'));
    await watching();
    expect(events()).toEqual([]);
    setIntersecting(true);
    choose({ statistics: true, marketing: true });
    expect(events()).toEqual([aSearch('Győr')]);
  });

  it('of what is in sight are sent where the choice was made without any use of the page', async () => {
    const { offerSight, choose } = await freshPage();
    offerSight(
      document.body.appendChild(document.createElement('span')),
      JSON.stringify({ events: [aSearch('Eger')] }),
    );
    choose({ statistics: true, marketing: true });
    await watching();
    setIntersecting(true);
    expect(events()).toEqual([aSearch('Eger')]);
  });

  it('are dropped by a refusal, those that waited too, and stay so when it is taken back', async () => {
    const { track, choose } = await freshPage();
    track(aSearch('Győr'));
    choose({ statistics: false, marketing: false });
    track(aSearch('Pécs'));
    expect(events()).toEqual([]);
    choose({ statistics: true, marketing: true });
    track(aSearch('Eger'));
    expect(events().filter((entry) => (entry as ShopEvent).event === 'store_search')).toEqual([aSearch('Eger')]);
  });

  it('leave nothing in the browser before it and after a refusal', async () => {
    const { track, choose, visit } = await freshPage();
    visit.trackPageView('/');
    track(aSearch('Győr'));
    expect([document.cookie, sessionStorage.length]).toEqual(['', 0]);
    choose({ statistics: false, marketing: false });
    visit.trackPageView('/kosar/');
    expect(document.cookie).toBe(`lendulet_consent=${kept()}`);
    expect(sessionStorage).toHaveLength(0);
  });

  it('of an earlier visit lets them through at once, after what Consent Mode has to know', async () => {
    keep('m');
    const { track } = await freshPage();
    track(aSearch('Győr'));
    const [first, second, third] = layer();
    expect(first).toMatchObject(['consent', 'default', { ad_storage: 'denied', wait_for_update: 500 }]);
    expect(second).toMatchObject(['consent', 'update', { ad_storage: 'granted', analytics_storage: 'denied' }]);
    expect(third).toEqual(aSearch('Győr'));
  });

  it('made in another tab settles what waits here', async () => {
    const { track, ConsentAndTracking } = await freshPage();
    show(<ConsentAndTracking />);
    await screen.findByRole('heading', { name: hu.title });
    track(aSearch('Győr'));
    // Somebody who comes back to a page has not chosen by that.
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(events()).toEqual([]);
    keep('sm');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(screen.queryByRole('heading', { name: hu.title })).toBeNull());
    expect(events()).toContainEqual(aSearch('Győr'));
  });

  it('lets the script in that reads the data layer, once, and only when allowed', async () => {
    vi.doMock('#lib/config/index.ts', async (original) => {
      const { settings } = await original<typeof config>();
      return { settings: { ...settings, TAG_SCRIPT: 'https://tags.example/gtm.js' } };
    });
    try {
      const { choose } = await freshPage();
      const tags = () => document.querySelectorAll('script[src^="https://tags.example"]').length;
      choose({ statistics: false, marketing: false });
      expect(tags()).toBe(0);
      choose({ statistics: true, marketing: false });
      choose({ statistics: true, marketing: true });
      expect(tags()).toBe(1);
    } finally {
      vi.doUnmock('#lib/config/index.ts');
    }
  });

  it('taken back removes what tags have left, and updates their consent', async () => {
    keep('sm');
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = 'lendulet_locale=hu; path=/';
    const { choose } = await freshPage();
    choose({ statistics: false, marketing: false });
    expect(document.cookie).not.toContain('_ga');
    expect(document.cookie).toContain('lendulet_locale');
    expect(updates().at(-1)).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'denied', ad_storage: 'denied' },
    ]);
  });
});

describe('a visit', () => {
  const tracked = (name: string) => events().filter((entry) => (entry as ShopEvent).event === name);

  it('[OPS-06] is tracked at its tenth page, once', async () => {
    keep('s');
    const { visit } = await freshPage();
    for (let page = 0; page < 9; page++) visit.trackPageView('/');
    expect(tracked('10_pages')).toEqual([]);
    for (let page = 0; page < 12; page++) visit.trackPageView('/');
    expect(tracked('10_pages')).toHaveLength(1);
  });

  it('[OPS-06] is tracked at another page where the shop is set so', async () => {
    document.documentElement.dataset.settings = JSON.stringify({ TRACKED_PAGE: 3 });
    keep('s');
    const { visit } = await freshPage();
    delete document.documentElement.dataset.settings;
    for (let page = 0; page < 2; page++) visit.trackPageView('/');
    expect(tracked('10_pages')).toEqual([]);
    visit.trackPageView('/');
    expect(tracked('10_pages')).toHaveLength(1);
  });

  it('[OPS-06] counts its pages over full loads', async () => {
    keep('s');
    for (let load = 0; load < 9; load++) (await freshPage()).visit.trackPageView('/');
    expect(tracked('10_pages')).toEqual([]);
    (await freshPage()).visit.trackPageView('/');
    expect(tracked('10_pages')).toHaveLength(1);
  });

  it('[OPS-06] is tracked after 480 000 ms in sight, once; time out of sight is none', async () => {
    vi.useFakeTimers();
    keep('s');
    const { visit } = await freshPage();
    const see = (state: 'visible' | 'hidden') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    see('visible');
    visit.trackPageView('/');
    vi.advanceTimersByTime(479_000);
    see('hidden');
    vi.advanceTimersByTime(3_600_000);
    see('visible');
    vi.advanceTimersByTime(999);
    expect(tracked('8_minutes')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(tracked('8_minutes')).toHaveLength(1);
    vi.advanceTimersByTime(2_000_000);
    expect(tracked('8_minutes')).toHaveLength(1);
  });

  it('[OPS-06] goes on with its time on the next page', async () => {
    vi.useFakeTimers();
    keep('s');
    const first = await freshPage();
    first.visit.trackPageView('/');
    vi.advanceTimersByTime(400_000);
    dispatchEvent(new Event('pagehide'));
    const second = await freshPage();
    second.visit.trackPageView('/kosar/');
    vi.advanceTimersByTime(79_999);
    expect(tracked('8_minutes')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(tracked('8_minutes')).toHaveLength(1);
  });
});

describe('the panel that asks', () => {
  it('comes without a choice, offers to refuse and to accept alike, and goes with either', async () => {
    for (const [button, allowed] of [
      [hu.refuse, '-'],
      [hu.accept, 'sm'],
    ] as const) {
      document.cookie = 'lendulet_consent=; max-age=0; path=/';
      const { ConsentAndTracking } = await freshPage();
      const { user, unmount } = show(<ConsentAndTracking />);
      const refuse = await screen.findByRole('button', { name: hu.refuse });
      expect(refuse.className).toBe(screen.getByRole('button', { name: hu.accept }).className);
      await user.click(screen.getByRole('button', { name: button }));
      expect(kept()).toMatch(new RegExp(`^${noticeVersion}\\.\\d+\\.${allowed}$`));
      expect(screen.queryByRole('button', { name: hu.refuse })).toBeNull();
      unmount();
    }
  });

  it('keeps each group apart, unticked at first', async () => {
    const { ConsentAndTracking } = await freshPage();
    const { user } = show(<ConsentAndTracking />);
    await user.click(await screen.findByRole('button', { name: hu.settings }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: hu.settingsTitle }));
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    await user.click(screen.getByRole('checkbox', { name: hu.groups.statistics.name }));
    await user.click(screen.getByRole('button', { name: hu.save }));
    expect(kept()).toMatch(/\.s$/);
  });

  it('stays away where the choice is made, and comes back by the link of the footer with what was chosen', async () => {
    keep('m');
    const { ConsentAndTracking } = await freshPage();
    const { user } = show(
      <>
        <ConsentAndTracking />
        <a href="/static/cookie-tajekoztato/" data-consent="">
          Cookie-beállítások
        </a>
      </>,
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(screen.queryByRole('heading')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Cookie-beállítások' }));
    await screen.findByRole('heading', { name: hu.settingsTitle });
    const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect([isTicked(hu.groups.statistics.name), isTicked(hu.groups.marketing.name)]).toEqual([false, true]);
    await user.keyboard('{Escape}');
    expect(kept()).toMatch(/\.m$/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cookie-beállítások' })));
  });

  it('tracks no page of who has refused, and the present one of who allows it later', async () => {
    keep('-');
    const { ConsentAndTracking, choose } = await freshPage();
    show(<ConsentAndTracking />);
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(events()).toEqual([]);
    choose({ statistics: true, marketing: false });
    expect(events()).toMatchObject([{ event: 'page_data', page_type: 'home' }]);
  });
});
