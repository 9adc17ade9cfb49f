import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previews } from '#lib/navigation/preview.ts';
import { PreviewPlace } from '#components/preview/preview-place.tsx';
import { router, visit } from './navigation.ts';
import { show } from './render.tsx';

const card = `
  <ul><li data-product="7"><img src="/kep" alt=""><b class="badge">−10%</b><h2><b>Vantor</b> <a href="/p/pulzus-7/">Pulzus 4</a></h2>
    <p class="reduced">29 990 Ft<small>34 990 Ft</small></p><i style="background: red"></i></li></ul>`;
const menu =
  '<nav data-categories=""><a href="/futocipok/" lang="hu">Futócipők</a><a href="/noi/" lang="hu">Női <span>259</span></a></nav>';

beforeEach(() => {
  visit('/cipok/');
  document.body.innerHTML = `<main>${card}${menu}<a href="/kosar/">Kosár</a></main>`;
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://localhost/kep/320');
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  document.body.innerHTML = '';
});

const link = (path: string) => document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`) as HTMLAnchorElement;
const press = (path: string) => act(() => previews.of(link(path))?.());
const isPageSeen = () => document.querySelector('main')?.style.display !== 'none';

describe('what a press shows until its page comes', () => {
  it('is of a card its picture, brand, name and price in the place of the page', () => {
    const { container } = show(<PreviewPlace />);
    press('/p/pulzus-7/');
    expect(isPageSeen()).toBe(false);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pulzus 4');
    expect(container.textContent).toContain('Vantor');
    expect(container.textContent).toContain('29 990 Ft');
    expect(container.querySelector('img')?.getAttribute('src')).toBe('http://localhost/kep/320');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('is of a category the name that its link bears, and nothing where a link says more or less than that', () => {
    show(<PreviewPlace />);
    expect(previews.of(link('/noi/'))).toBeNull();
    expect(previews.of(link('/kosar/'))).toBeNull();
    press('/futocipok/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Futócipők');
  });

  it('is nothing of a card whose picture has not come, and of the page that is open', () => {
    show(<PreviewPlace />);
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    expect(previews.of(link('/p/pulzus-7/'))).toBeNull();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    expect(previews.of(link('/p/pulzus-7/'))).toBeNull();
    history.replaceState(null, '', '/futocipok/');
    expect(previews.of(link('/futocipok/'))).toBeNull();
  });

  it('fetches ahead the pages of cards in sight for a finger, once the page is in use', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('requestIdleCallback', (act: () => void) => Number(setTimeout(act)));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      top: 0,
      bottom: 100,
      width: 100,
    } as DOMRect);
    show(<PreviewPlace />);
    act(() => void dispatchEvent(new Event('scroll')));
    await waitFor(() => expect(router.prefetch.mock.calls).toEqual([['/p/pulzus-7/', { kind: 'full' }]]));
  });

  it('gives its place to the page as soon as that is there', () => {
    show(<PreviewPlace />);
    press('/p/pulzus-7/');
    expect(previews.isShown()).toBe(true);
    visit('/p/pulzus-7/');
    expect([isPageSeen(), previews.isShown(), screen.queryByRole('heading', { level: 1 })]).toEqual([
      true,
      false,
      null,
    ]);
  });

  it('gives the page back when it goes itself', () => {
    const { unmount } = show(<PreviewPlace />);
    press('/p/pulzus-7/');
    unmount();
    expect([isPageSeen(), previews.isShown(), previews.of(link('/p/pulzus-7/'))]).toEqual([true, false, null]);
  });

  it('gives the old page back on the way back, in its place', () => {
    vi.stubGlobal('scrollY', 640);
    show(<PreviewPlace />);
    press('/p/pulzus-7/');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(isPageSeen()).toBe(true);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });

  it('gives the old page back where the new one does not come', () => {
    vi.useFakeTimers();
    show(<PreviewPlace />);
    press('/p/pulzus-7/');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(isPageSeen()).toBe(true);
    vi.useRealTimers();
  });
});
