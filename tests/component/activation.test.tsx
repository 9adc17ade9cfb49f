import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wishlistItem, wishlistOf } from '#tests/fixtures/wishlist.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { show, t, touchPage } from './render.tsx';

const server = mockApi();
let idle: (() => void)[] = [];
/** The browser has a moment to spare. */
const spare = () =>
  act(() => {
    for (const callback of idle.splice(0)) callback();
  });

beforeEach(() => {
  // Each test has a page that nobody has used yet.
  vi.resetModules();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', (id: number) => {
    idle[id - 1] = () => undefined;
  });
});

const activationHook = async (hasSomething: boolean) => {
  const { useActivation } = await import('#components/hooks/use-activation.ts');
  return renderHook((has: boolean) => useActivation(has), { initialProps: hasSomething });
};

describe('a part that the first screen does without', () => {
  it('is not activated by a page that is only looked at', async () => {
    const { result } = await activationHook(false);
    spare();
    expect(result.current[0]).toBe(false);
  });

  it('is activated in a spare moment after the first use', async () => {
    const { result } = await activationHook(false);
    touchPage();
    expect(result.current[0]).toBe(false);
    spare();
    expect(result.current[0]).toBe(true);
  });

  it('is activated in a spare moment where the visitor has what it shows, or comes to have it', async () => {
    const { result, rerender } = await activationHook(false);
    spare();
    expect(result.current[0]).toBe(false);
    rerender(true);
    spare();
    expect(result.current[0]).toBe(true);
  });

  it('is activated at once where it is asked for', async () => {
    const { result } = await activationHook(false);
    act(() => result.current[1]());
    expect(result.current[0]).toBe(true);
  });

  it('is not activated any more where it has gone', async () => {
    const { result, unmount } = await activationHook(true);
    unmount();
    spare();
    expect(result.current[0]).toBe(false);
  });
});

describe('[WISH-03] the hearts of a visitor', () => {
  it('who has a list know it without a touch, and nobody else’s page asks', async () => {
    const asked = vi.fn();
    server.use(
      on(endpoints.wishlist.get, () => {
        asked();
        return wishlistOf(wishlistItem(7));
      }),
    );
    const { HeartButton } = await import('#components/hearts/heart-button.tsx');
    const { session } = await import('#stores/session.ts');
    const { unmount } = show(<HeartButton productId={7} name="Cipő 7" />);
    spare();
    touchPage();
    spare();
    expect(screen.getByRole('button', { name: t('wishlist.addNamed', { name: 'Cipő 7' }) })).toBeDefined();
    unmount();
    expect(asked).not.toHaveBeenCalled();
    document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
    act(() => void session.sync());
    show(<HeartButton productId={7} name="Cipő 7" />);
    spare();
    expect(await screen.findByRole('button', { name: t('wishlist.removeNamed', { name: 'Cipő 7' }) })).toBeDefined();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  });
});
