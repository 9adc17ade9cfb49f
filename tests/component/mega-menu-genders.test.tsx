import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { GenderNavigation } from '#components/header/gender-navigation.tsx';
import { MegaMenu } from '#components/header/mega-menu.tsx';
import { RecommendGender, RecommendPageGender } from '#components/header/recommend-gender.tsx';
import { WideGenders } from '#components/header/wide-menus.tsx';
import { gender, selectedGender } from '#stores/gender.ts';
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
  popups.close('menu');
  server.use(
    on(endpoints.menu.menu, () => menuTree),
    on(endpoints.search.headerData, () => ({ blogPosts: [], 'search-limited': [] })),
  );
});

const button = (name: string) => screen.findByRole('button', { name });
const root = (name: string) => button(t('menu.openCategory', { name }));
const mega = <MegaMenu roots={roots} genders={genders} />;

describe('gender', () => {
  const both = (
    <>
      <RecommendPageGender genders={genders} />
      <GenderNavigation genders={genders} label="Kinek keresel" />
      {mega}
    </>
  );
  const link = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Kinek keresel' })).getByRole('link', { name });

  it('[HDR-03] [HDR-14] is recommended by the page at once, before the links to the others are alive', () => {
    visit('/ferfi/');
    vi.stubGlobal('requestIdleCallback', () => 0);
    show(<WideGenders genders={genders} label="Kinek keresel" />);
    expect(selectedGender(gender.state())).toBe(2);
  });

  it('[HDR-14] is recommended by the page, and chosen by press: its tree shows and its page opens', async () => {
    visit('/ferfi/');
    const { user } = show(both);
    expect(link('Férfi').getAttribute('aria-current')).toBe('true');
    await user.click(link('Női'));
    await waitFor(() => expect(sentTo('push')).toEqual(['/noi/']));
    expect([link('Női').getAttribute('aria-current'), link('Férfi').getAttribute('aria-current')]).toEqual([
      'true',
      null,
    ]);
    expect(screen.getByRole('link', { name: 'Cipők' }).getAttribute('href')).toBe('/noi/cipok/');
    await user.click(await root('Cipők'));
    expect(await screen.findByRole('link', { name: 'Szandálok' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Futócipők' })).toBeNull();
  });

  it('[HDR-15] stays recommended on a page that recommends nobody', () => {
    visit('/noi/cipok/');
    const { rerender } = show(both);
    visit('/kosar/');
    rerender(<></>);
    show(both);
    expect(link('Női').getAttribute('aria-current')).toBe('true');
  });

  it('[HDR-14] is recommended by a product too, and a choice beats that', async () => {
    visit('/p/cipo-1/');
    const { user } = show(
      <>
        {both}
        <RecommendGender to={2} />
      </>,
    );
    expect(link('Férfi').getAttribute('aria-current')).toBe('true');
    await user.click(link('Női'));
    act(() => gender.recommend(2));
    expect(link('Női').getAttribute('aria-current')).toBe('true');
  });

  it('[HDR-16] is unknown again when the selected one is pressed, and the page for everyone opens', async () => {
    visit('/noi/cipok/');
    const { user } = show(both);
    await user.click(link('Női'));
    await waitFor(() => expect(sentTo('push')).toEqual(['/cipok/']));
    expect(selectedGender(gender.state())).toBe(0);
    expect(link('Női').getAttribute('aria-current')).toBeNull();
  });

  describe('panel', () => {
    const panelOf = async (name: string) => {
      const { user } = show(both);
      const toggle = await root(name);
      await user.click(toggle);
      await screen.findByRole('link', { name: 'Szandálok' });
      return { user, toggle, panel: within(document.getElementById(toggle.getAttribute('aria-controls') ?? '')!) };
    };

    it('[HDR-21] has its categories with what is in them, their sizes and its sports', async () => {
      const { panel } = await panelOf('Női');
      const to = (name: string) => panel.getByRole('link', { name }).getAttribute('href');
      expect(['Cipők', 'Szandálok', '36', 'Futás'].map(to)).toEqual([
        '/noi/cipok/',
        '/noi/cipok/szandalok/',
        '/noi/cipok/?filters=40036',
        '/sport/futas/noi/',
      ]);
      expect(panel.getByText(t('menu.bySport'))).toBeTruthy();
      expect(screen.queryByRole('button', { name: t('menu.openCategory', { name: 'Férfi' }) })).toBeNull();
    });

    it('[HDR-21] gives way to a panel of the line, gives focus back on Escape, and closes by the choice', async () => {
      const { user, toggle, panel } = await panelOf('Női');
      panel.getByRole('link', { name: 'Szandálok' }).focus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
      expect(document.activeElement).toBe(toggle);
      await user.keyboard(' ');
      await screen.findByRole('link', { name: 'Szandálok' });
      await user.click(await root('Márkák'));
      await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
      expect(document.querySelectorAll('[id^=panel-]')).toHaveLength(1);
      await user.click(toggle);
      await screen.findByRole('link', { name: 'Szandálok' });
      await user.click(link('Női'));
      expect(document.querySelector('[id^=panel-]')).toBeNull();
    });

    it('[HDR-21] opens by resting pointer on wide screens alone, where its button is', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      show(both);
      const restAt = async (width: number) => {
        vi.stubGlobal('innerWidth', width);
        fireEvent.pointerEnter(link('Női').parentElement!, { pointerType: 'mouse' });
        await act(() => vi.advanceTimersByTimeAsync(1000));
        return popups.state().open;
      };
      expect([await restAt(992), await restAt(993)]).toEqual([null, 'genders']);
      vi.useRealTimers();
    });
  });

  it('is kept by nobody where only a page recommends it', async () => {
    visit('/noi/cipok/');
    sessionStorage.clear();
    show(both);
    await waitFor(() => expect(selectedGender(gender.state())).toBe(1));
    expect(sessionStorage.getItem('lendulet_gender')).toBeNull();
  });

  it('is kept for the visit', async () => {
    const { user } = show(both);
    await user.click(link('Férfi'));
    expect(JSON.parse(sessionStorage.getItem('lendulet_gender') ?? '')).toEqual({ chosen: 2, recommended: 0 });
  });
});
