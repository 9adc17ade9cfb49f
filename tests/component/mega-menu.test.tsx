import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { MegaMenu } from '#components/header/mega-menu.tsx';
import { RecommendPageGender } from '#components/header/recommend-gender.tsx';
import { WideMenu } from '#components/header/wide-menus.tsx';
import { gender } from '#stores/gender.ts';
import { popups } from '#stores/popups.ts';
import { genders, menuTree, roots } from '#tests/fixtures/menu.ts';
import { wishlistItem } from '#tests/fixtures/wishlist.ts';
import { visit } from './navigation.ts';
import { en } from '#tests/messages.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const headerData = {
  blogPosts: [
    { title: 'Hogyan válassz futócipőt?', url: '/blog/article/x/', about: ['/cipok/'] },
    { title: 'Milyen hosszú síléc kell?', url: '/blog/article/y/', about: ['/sport/si/'] },
    { title: 'Idegen', url: 'https://evil.test/' },
  ],
  'search-limited': [wishlistItem(7)],
};
const asked: string[] = [];
const server = mockApi();

beforeEach(() => {
  visit('/cipok/');
  sessionStorage.clear();
  gender.reset();
  asked.length = 0;
  popups.close('menu');
  server.use(
    on(endpoints.menu.menu, () => menuTree),
    on(endpoints.search.headerData, () => {
      asked.push('header-data');
      return headerData;
    }),
  );
});

const button = (name: string) => screen.findByRole('button', { name });
const root = (name: string) => button(t('menu.openCategory', { name }));
const mega = <MegaMenu roots={roots} genders={genders} />;

describe('mega menu', () => {
  it('[HDR-01] opens one panel at a time by press, and closes it by a second one', async () => {
    const { user } = show(mega);
    await user.click(await root('Cipők'));
    expect(await screen.findByRole('link', { name: 'Versenycipők' })).toHaveProperty(
      'pathname',
      '/cipok/futocipok/versenycipok/',
    );
    await user.click(await root('Márkák'));
    expect(await screen.findByRole('link', { name: 'Ütem' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Versenycipők' })).toBeNull();
    await user.click(await root('Márkák'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ütem' })).toBeNull());
  });

  it('[HDR-01] opens by keyboard and gives focus back on Escape', async () => {
    const { user } = show(mega);
    const toggle = await root('Cipők');
    toggle.focus();
    await user.keyboard(' ');
    const link = await screen.findByRole('link', { name: 'Futócipők' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    link.focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
    expect(document.activeElement).toBe(toggle);
  });

  it('[HDR-10] sets brands by position, with logo or wordmark, and a banner with picture and text', async () => {
    const { user } = show(mega);
    await user.click(await root('Márkák'));
    await screen.findByRole('link', { name: 'Ütem' });
    const brands = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/marka/'));
    expect(brands.map((link) => link.getAttribute('href'))).toEqual(['/marka/utem/', '/marka/vantor/']);
    expect(screen.getByRole('img', { name: 'Vantor' }).getAttribute('src')).toContain('/media/logo-vantor/');
    expect(screen.queryByRole('link', { name: /Ősszel is futunk/ })).toBeNull();
    await user.click(await root('Cipők'));
    await screen.findByRole('link', { name: 'Futócipők' });
    const banner = screen.getByRole('link', { name: /Ősszel is futunk/ });
    expect(banner.textContent).toContain('Lehullott levélre.');
    expect(banner.querySelector('img')?.src).toContain('/media/shoe/');
  });

  it('[HDR-20] names the leading brands of a root, each with its list narrowed', async () => {
    const { user } = show(mega);
    await user.click(await root('Cipők'));
    const leading = (await screen.findByText(t('menu.brands'))).parentElement;
    expect(within(leading!).getByRole('link', { name: 'Vantor' }).getAttribute('href')).toBe('/cipok/?filters=10001');
  });

  it('[HDR-20] [ADR-0125] shows in the English menu the guides that are in English, and no Hungarian one', async () => {
    server.use(
      on(endpoints.search.headerData, () => ({
        blogPosts: [
          { title: 'Hogyan válassz futócipőt?', url: '/blog/article/futocipo/', about: ['/cipok/'] },
          { title: 'How to choose boots', lang: 'en', url: '/blog/article/bakancs/', about: ['/cipok/'] },
        ],
        'search-limited': [],
      })),
    );
    const { user } = show(
      <NextIntlClientProvider locale="en" messages={en}>
        {mega}
      </NextIntlClientProvider>,
    );
    await user.click(await button(en.menu.openCategory.replace('{name}', 'Cipők')));
    const guides = (await screen.findByText(en.menu.guides)).parentElement;
    expect(
      within(guides!)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['How to choose boots', '/en/blog/article/bakancs/']]);
  });

  it('[HDR-12] makes no link of an address that leads out of the shop', async () => {
    const { user } = show(mega);
    await user.click(await root('Cipők'));
    expect((await screen.findByText('Rossz')).closest('a')).toBeNull();
  });

  it('[HDR-08] closes the other popups of the header, and gives way to them', async () => {
    const { user } = show(mega);
    popups.open('cart');
    await user.click(await root('Cipők'));
    expect(popups.state().open).toBe('menu');
    await screen.findByRole('link', { name: 'Futócipők' });
    act(() => popups.open('wishlist'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Futócipők' })).toBeNull());
  });

  it('[HDR-01] opens for a press that comes before its code', async () => {
    const { container, unmount } = show(mega);
    const served = document.createElement('div');
    served.dataset.static = 'mega menu hu';
    served.innerHTML = container.innerHTML;
    unmount();
    document.body.append(served);
    show(<WideMenu roots={roots} genders={genders} />);
    served.remove();
    act(() => screen.getByRole('button', { name: t('menu.openCategory', { name: 'Cipők' }) }).click());
    expect(await screen.findByRole('link', { name: 'Futócipők' })).toBeTruthy();
  });

  describe('with a pointer at another root', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
    afterEach(() => vi.useRealTimers());
    const rootItem = (name: string) => screen.getByText(name, { selector: 'a, span' }).closest('li') as HTMLElement;
    const restAt = async (item: Element) => {
      fireEvent.pointerEnter(item, { pointerType: 'mouse' });
      await act(() => vi.advanceTimersByTimeAsync(1000));
    };

    it('[HDR-01] [HDR-08] a panel that holds the focus stays, and one that does not gives way', async () => {
      show(mega);
      act(() => screen.getByRole('button', { name: t('menu.openCategory', { name: 'Cipők' }) }).click());
      const link = await screen.findByRole('link', { name: 'Versenycipők' });
      act(() => link.focus());
      await restAt(rootItem('Márkák'));
      expect(document.activeElement).toBe(link);
      await restAt(rootItem('Akció'));
      expect([document.activeElement, popups.state().open]).toEqual([link, 'menu']);
      act(() => link.blur());
      await restAt(rootItem('Márkák'));
      expect(screen.queryByRole('link', { name: 'Versenycipők' })).toBeNull();
    });

    it('[HDR-08] a panel on its way out stays where the focus comes into it', async () => {
      show(mega);
      act(() => screen.getByRole('button', { name: t('menu.openCategory', { name: 'Cipők' }) }).click());
      const link = await screen.findByRole('link', { name: 'Versenycipők' });
      fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
      expect(popups.state().isLeaving).toBe(true);
      act(() => link.focus());
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(document.activeElement).toBe(link);
    });
  });

  it('[HDR-01] names its panel as controlled only while there is one', async () => {
    const { user } = show(mega);
    const toggle = await root('Cipők');
    expect(toggle.getAttribute('aria-controls')).toBeNull();
    await user.click(toggle);
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).not.toBeNull();
  });

  it('[HDR-11] warns of a root that the tree does not know, and says that it can not show it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [first] = roots;
    const { user } = show(<MegaMenu roots={first ? [{ ...first, id: 999 }] : []} genders={[]} />);
    await user.click(await root('Cipők'));
    await screen.findByText(t('menu.failed'));
    expect(warn).toHaveBeenCalledWith('Unknown menu option id 999');
  });

  it('offers to try again when the menu does not come', async () => {
    server.use(on(endpoints.menu.menu, () => refusal(404)));
    const { user } = show(mega);
    await user.click(await root('Cipők'));
    const retry = await button(t('menu.retry'));
    server.use(on(endpoints.menu.menu, () => menuTree));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Futócipők' })).toBeTruthy();
  });

  it('[HDR-05] [HDR-18] closes where the screen gets too narrow for it', async () => {
    const { user } = show(mega);
    await user.click(await root('Cipők'));
    await screen.findByRole('link', { name: 'Futócipők' });
    vi.stubGlobal('innerWidth', 576);
    act(() => void dispatchEvent(new Event('resize')));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Futócipők' })).toBeNull());
  });
});

describe('header data', () => {
  it('[HDR-17] comes with the panel, once for all of them', async () => {
    const { user } = show(mega);
    expect(asked).toEqual([]);
    await user.click(await root('Cipők'));
    await user.click(await root('Márkák'));
    await user.click(await root('Cipők'));
    expect((await screen.findByRole('link', { name: 'Hogyan válassz futócipőt?' })).getAttribute('href')).toBe(
      '/blog/article/x/',
    );
    expect(screen.queryByRole('link', { name: 'Idegen' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Milyen hosszú síléc kell?' })).toBeNull();
    expect(asked).toEqual(['header-data']);
  });

  it('[HDR-20] stands beside the roots that it is about, whoever is selected, and not beside brands', async () => {
    visit('/noi/');
    const { user } = show(
      <>
        <RecommendPageGender genders={genders} />
        {mega}
      </>,
    );
    await user.click(await root('Cipők'));
    expect(await screen.findByRole('link', { name: 'Szandálok' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Hogyan válassz futócipőt?' })).toBeTruthy();
    await user.click(await root('Márkák'));
    await screen.findByRole('link', { name: 'Ütem' });
    expect(screen.queryByText(t('menu.guides'))).toBeNull();
  });

  it('[HDR-17] is asked for after a rest: a panel that closes before asks nothing', async () => {
    const { user } = show(mega);
    const toggle = await root('Cipők');
    await user.click(toggle);
    await user.click(toggle);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(asked).toEqual([]);
  });

  it('[HDR-17] is given up in time, and the panel does without', async () => {
    const ended = Promise.withResolvers<void>();
    server.use(
      on(endpoints.search.headerData, async ({ request }) => {
        request.signal.addEventListener('abort', () => ended.resolve());
        await delay('infinite');
        return headerData;
      }),
    );
    const { user } = show(mega);
    await user.click(await root('Cipők'));
    expect(await screen.findByRole('link', { name: 'Futócipők' })).toBeTruthy();
    await ended.promise;
    expect(screen.getByRole('link', { name: 'Futócipők' })).toBeTruthy();
    expect(screen.queryByText(t('menu.guides'))).toBeNull();
  });
});
