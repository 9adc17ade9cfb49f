import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleLink } from '#components/header/locale-link.tsx';
import { visit } from './navigation.ts';
import { show } from './render.tsx';

beforeEach(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));

describe('the choice of language', () => {
  it('[RT-28] [OPS-03] leads to the same page in the other language, and is remembered for 365 days', async () => {
    visit('/cipok/?page=2');
    const written = vi.spyOn(document, 'cookie', 'set');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    const { user } = show(<LocaleLink />);
    const link = screen.getByRole('link', { name: 'English' });
    expect(document.cookie).not.toContain('lendulet_locale');
    await user.click(link);
    vi.useRealTimers();
    expect(link).toHaveProperty('pathname', '/en/cipok/');
    expect(link).toHaveProperty('search', '?page=2');
    expect(written).toHaveBeenCalledWith(
      'lendulet_locale=en; path=/; sameSite=Lax; expires=Fri, 01 Jan 2027 00:00:00 GMT',
    );
  });

  it('[RT-24] [RT-28] leads from a page that was drawn ahead to an address, not to its route', () => {
    for (const [drawn, address] of [
      ['/hu/flipbook/', '/en/aktualis-ajanlatok/'],
      ['/hu/hiba/404/', '/en/'],
    ] as const) {
      visit(drawn);
      const { unmount } = show(<LocaleLink />);
      expect(screen.getByRole('link', { name: 'English' })).toHaveProperty('pathname', address);
      unmount();
    }
  });

  it('[OPS-03] is a choice all the same where the browser refuses cookies', async () => {
    visit('/kosar/');
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { user } = show(<LocaleLink />);
    await user.click(screen.getByRole('link', { name: 'English' }));
    expect(written).toHaveBeenCalled();
    written.mockRestore();
    expect(document.cookie).not.toContain('lendulet_locale');
  });
});
