import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { MobileMenu } from '#components/header/mobile-menu.tsx';
import { gender, selectedGender } from '#stores/gender.ts';
import { menu as menuStore } from '#stores/menu.ts';
import { popups } from '#stores/popups.ts';
import { genders, menuTree, roots } from '#tests/fixtures/menu.ts';
import { sentTo, visit } from './navigation.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const server = mockApi();

beforeEach(() => {
  visit('/cipok/');
  sessionStorage.clear();
  gender.reset();
  menuStore.close();
  vi.stubGlobal('scrollTo', vi.fn());
  HTMLElement.prototype.scrollTo = vi.fn();
  server.use(on(endpoints.menu.menu, () => menuTree));
});

const button = (name: string) => screen.findByRole('button', { name });

describe('mobile menu', () => {
  const mobile = <MobileMenu genders={genders} roots={roots} />;
  const open = async () => {
    const shown = show(mobile);
    await shown.user.click(screen.getByRole('button', { name: t('menu.open') }));
    await screen.findByRole('dialog');
    return shown;
  };
  const next = (name: string) => button(t('menu.next', { name }));

  it('[HDR-03] forgets the gender when it opens, locks the page and closes other popups', async () => {
    act(() => gender.choose(1));
    popups.open('cart');
    await open();
    expect(selectedGender(gender.state())).toBe(0);
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(popups.state().open).toBeNull();
  });

  it('[HDR-02] goes into levels, all of a category first, and back to the row that led there', async () => {
    const { user } = await open();
    await user.click(await next('Cipők'));
    const heading = await screen.findByRole('heading', { name: 'Cipők' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getAllByRole('link')[0]?.textContent).toBe(t('menu.all', { name: 'Cipők' }));
    await user.click(await next('Futócipők'));
    await screen.findByRole('link', { name: 'Versenycipők' });
    await user.click(await button(t('menu.back')));
    const row = await next('Futócipők');
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  it('[HDR-02] calls all of a category by the word for one of its goods, where the catalog has it', async () => {
    const named = menuTree.map((item) => (item.name === 'Cipők' ? { ...item, data: { one: 'cipő' } } : item));
    server.use(on(endpoints.menu.menu, () => named));
    const { user } = await open();
    await user.click(await next('Cipők'));
    await screen.findByRole('heading', { name: 'Cipők' });
    expect(screen.getAllByRole('link')[0]?.textContent).toBe('Minden cipő');
  });

  it('[HDR-19] sets the rows of a sport below heads', async () => {
    const { user } = await open();
    await user.click(await next('Futás'));
    await screen.findByRole('link', { name: 'Terepfutás' });
    const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['Cipők', t('menu.sports'), t('menu.forWhom')]);
  });

  it('[HDR-14] shows the tree of the gender that is chosen in it', async () => {
    const { user } = await open();
    const female = await button('Női');
    await user.click(female);
    expect(female.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link', { name: 'Minden női termék' }).getAttribute('href')).toBe('/noi/');
    await user.click(await next('Cipők'));
    expect(await screen.findByRole('link', { name: 'Szandálok' })).toBeTruthy();
    expect(sentTo('push')).toEqual([]);
  });

  it('[HDR-10] sets brands by position, without a link that leads nowhere', async () => {
    const { user } = await open();
    await user.click(await next('Márkák'));
    await screen.findByRole('link', { name: 'Ütem' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/marka/utem/',
      '/marka/vantor/',
    ]);
  });

  it('[HDR-11] warns of a level that the tree does not know', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open();
    act(() => menuStore.next(999));
    await screen.findByText(t('menu.failed'), { exact: false });
    expect(warn).toHaveBeenCalledWith('Unknown menu option id 999');
  });

  it('[HDR-04] [HDR-05] closes with the page: levels forgotten, the page unlocked and in its place', async () => {
    vi.stubGlobal('scrollY', 700);
    const { user } = await open();
    await user.click(await next('Cipők'));
    visit('/ruhazat/');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(menuStore.state().levels).toEqual([]);
    expect(document.documentElement.style.overflow).toBe('');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });

  it('[HDR-05] [HDR-18] closes at the width of tablets, which a style variable may move', async () => {
    await open();
    const resize = (width: number) => {
      vi.stubGlobal('innerWidth', width);
      act(() => void dispatchEvent(new Event('resize')));
    };
    document.documentElement.style.setProperty('--breakpoint-md', '700px');
    resize(640);
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
    expect(screen.getByRole('dialog')).toBeTruthy();
    document.documentElement.style.removeProperty('--breakpoint-md');
    resize(577);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[HDR-12] makes no row of an address that leads out of the shop', async () => {
    const { user } = await open();
    await user.click(await next('Cipők'));
    await next('Futócipők');
    expect(screen.queryByText('Rossz')).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
