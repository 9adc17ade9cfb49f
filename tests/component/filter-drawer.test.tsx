import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { money, filterPrice } from '#lib/contract/money.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { FilterGroup, FilterValue, SearchAnswer } from '#lib/contract/search.ts';
import { emptyListing } from '#lib/core/filters/index.ts';
import { hu } from '#tests/messages.ts';
import { FilterDrawer } from '#components/results/filter-drawer.tsx';
import { filters } from '#stores/filters.ts';
import { priceType } from '#stores/price-type.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const value = (id: number, name: string, rest: Partial<FilterValue> = {}): FilterValue => ({
  fv_id: id,
  fv_name: name,
  fv_name_mobile: name,
  hidden: false,
  f_name: 'GENERAL_Brand',
  f_type: 'checkbox',
  f_id: 83,
  count: 3,
  selected: false,
  swatch: null,
  pivot: [],
  ...rest,
});
const group = (f_name: FilterGroup['f_name'], f_id: number, label: string, values: FilterValue[]): FilterGroup => ({
  f_id,
  f_name,
  f_type: 'checkbox',
  label,
  values,
});
const groups = [
  group('GENERAL_Gender', 82, 'Nem', [value(11, 'Női'), value(12, 'Férfi')]),
  group('GENERAL_Brand', 83, 'Márka', [
    value(1, 'Vantor'),
    value(2, 'Havran'),
    value(3, 'Üres', { count: 0 }),
    value(4, 'Titkos', { hidden: true }),
  ]),
  group('sports', 97, 'Sport', [
    value(20, 'Futás', { pivot: [{ id: 21, name: 'Terepfutás', count: 2, selected: false }] }),
  ]),
];

/** A list whose total says what was asked for: 100 products less ten for each filter. */
function answerTo(url: URL): SearchAnswer {
  const ids = url.searchParams.get('filters')?.split(',') ?? [];
  return {
    title: 'Cipők',
    path: '/noi/cipok/',
    products: [],
    total: 100 - ids.length * 10,
    page: 1,
    pageSize: 48,
    pageCount: 3,
    filters: groups,
    categoryTree: { tree: [], lastLevel: true, genders: [], isGenderInRequest: true, outlet: false },
    selected: {
      byId: [],
      last: null,
      price: { min: null, max: null },
      top: [],
      all: [],
      page: url.searchParams.has('path') ? [{ id: 11, name: 'Női', f_name: 'GENERAL_Gender' }] : [],
    },
    sorting: { active: { field: 'sales_rank', type: 'desc' }, options: [] },
    priceBounds: { min: money(5990), max: money(89_990) },
    breadcrumbs: [],
    text: null,
    corrected: null,
    understood: null,
    notSold: null,
    leftOut: [],
    relaxations: [],
    direct: null,
    answers: [],
  };
}

const asked: URL[] = [];
const server = mockApi(
  on(endpoints.search.search, ({ request }) => {
    asked.push(new URL(request.url));
    return answerTo(new URL(request.url));
  }),
);

afterEach(() => {
  asked.length = 0;
  filters.close();
});

function open(query = emptyListing) {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  const onDraftSettled = vi.fn();
  const page = show(
    <FilterDrawer
      filterNames={hu.filters}
      listPath="/noi/cipok/"
      query={query}
      onClose={onClose}
      onSubmit={onSubmit}
      onDraftSettled={onDraftSettled}
    />,
  );
  return { ...page, onSubmit, onClose, onDraftSettled };
}

const unfold = async (user: ReturnType<typeof open>['user'], label: string) =>
  user.click(await screen.findByText(label));
const showButton = (count: number) =>
  screen.findByRole('button', { name: t('filterDrawer.show', { count, shown: String(count) }) });

describe('the filter drawer', () => {
  it('[PLP-05] shows what the draft would leave, and brings it to the list at one press', async () => {
    const { user, onSubmit } = open({ ...emptyListing, page: 3 });
    await showButton(100);
    await unfold(user, 'Márka');
    await user.click(screen.getByRole('checkbox', { name: /Vantor/ }));
    await user.click(await showButton(90));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...emptyListing, filters: [1] }, false);
    expect(asked.at(-1)?.searchParams.get('path')).toBe('/noi/cipok/');
  });

  it('[PLP-08] leads to what the orders go by, beside them', async () => {
    open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: t('list.ranking') });
    expect(link.getAttribute('href')).toMatch(/^\/static\/aszf\/#9-/);
    expect(link.closest('details')).toBeNull();
  });

  it('[PLP-05] calls back with what is chosen once it is known what that leaves, and nothing before', async () => {
    const { user, onDraftSettled } = open();
    await unfold(user, 'Márka');
    onDraftSettled.mockClear();
    await user.click(screen.getByRole('checkbox', { name: /Vantor/ }));
    await showButton(90);
    await waitFor(() => expect(onDraftSettled).toHaveBeenLastCalledWith({ ...emptyListing, filters: [1] }, false));
  });

  it('[PLP-05] forgets the draft when it is closed', async () => {
    const { user, onClose, onSubmit, unmount } = open();
    await unfold(user, 'Márka');
    await user.click(screen.getByRole('checkbox', { name: /Vantor/ }));
    await user.click(screen.getByRole('button', { name: t('filterDrawer.close') }));
    expect(onClose).toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    unmount();
    expect(filters.state()).toBeNull();
  });

  it('[PLP-05] takes all that is not saved back at one press, and stays open', async () => {
    const { user, onClose } = open({ ...emptyListing, filters: [1, 99], priceMax: filterPrice(50) });
    await showButton(80);
    const undo = screen.getByRole('button', { name: t('filterDrawer.undo') });
    expect(undo.ariaDisabled).toBe('true');
    await user.click(screen.getByRole('button', { name: t('filterDrawer.reset') }));
    await showButton(100);
    await user.click(undo);
    await showButton(80);
    expect(screen.getByRole('checkbox', { name: /Vantor/ })).toHaveProperty('checked', true);
    expect(screen.getByLabelText(new RegExp(t('filterDrawer.priceMax')))).toHaveProperty('value', '50\u00A0000');
    // Blocked, not gone: who pressed it by the keyboard goes on from there.
    expect(undo.ariaDisabled).toBe('true');
    expect(document.activeElement).toBe(undo);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[PLP-05] says whether closing loses anything', async () => {
    const { user } = open({ ...emptyListing, filters: [1] });
    const vantor = await screen.findByRole('checkbox', { name: /Vantor/ });
    expect(screen.getByRole('button', { name: t('filterDrawer.closeUnchanged') })).toBeTruthy();
    await user.click(vantor);
    expect(screen.getByRole('button', { name: t('filterDrawer.close') })).toBeTruthy();
    await user.click(vantor);
    expect(screen.getByRole('button', { name: t('filterDrawer.closeUnchanged') })).toBeTruthy();
  });

  it('[PLP-05] only closes where nothing was changed: the list stays at the page that is read', async () => {
    const { user, onClose, onSubmit } = open({ ...emptyListing, filters: [1], page: 3 });
    await user.click(await showButton(90));
    expect(onClose).toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[PLP-05] clears the choices of one group, and leaves those of the others', async () => {
    const { user, onSubmit } = open({ ...emptyListing, filters: [1, 2, 20], priceMax: filterPrice(50) });
    const clear = (label: string) =>
      screen.findByRole('button', { name: `${label}: ${t('filterDrawer.clear')}`, hidden: true });
    await user.click(await clear('Márka'));
    expect(screen.getByRole('checkbox', { name: /Vantor/ })).toHaveProperty('checked', false);
    expect((await clear('Márka')).ariaDisabled).toBe('true');
    await user.click(await clear(t('filterDrawer.price')));
    await user.click(await showButton(90));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...emptyListing, filters: [20] }, false);
  });

  it('[PLP-05] clears every choice', async () => {
    const { user, onSubmit } = open({ ...emptyListing, filters: [1, 2], priceMax: filterPrice(50) });
    expect(await screen.findByRole('checkbox', { name: /Vantor/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: t('filterDrawer.reset') }));
    await user.click(await showButton(100));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(emptyListing, false);
  });

  it('[PLP-11] shows no hidden value, and keeps an empty one that can not be pressed', async () => {
    const { user } = open();
    await unfold(user, 'Márka');
    expect(screen.queryByText('Titkos')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /Üres/ })).toHaveProperty('disabled', true);
  });

  it('[RT-34] leaves the page when a value of its path is taken away', async () => {
    const { user, onSubmit } = open();
    const women = await screen.findByRole('checkbox', { name: /Női/ });
    expect(women).toHaveProperty('checked', true);
    await user.click(women);
    await waitFor(() => expect(asked.at(-1)?.searchParams.has('path')).toBe(false));
    await user.click(await showButton(100));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(emptyListing, true);
  });

  it('[PLP-07] [PLP-19] takes a sub-sport with its sport, and lets the sport go with its last one', async () => {
    const { user, onSubmit } = open();
    await unfold(user, 'Sport');
    const sport = () => screen.getByRole('checkbox', { name: /^Futás/ });
    const part = () => screen.getByRole('checkbox', { name: /Terepfutás/ });
    await user.click(sport());
    await user.click(part());
    await showButton(80);
    await user.click(part());
    expect(sport()).toHaveProperty('checked', false);
    await showButton(100);
    await user.click(sport());
    await user.click(part());
    await user.click(await showButton(80));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...emptyListing, filters: [20, 21] }, false);
  });

  it('[PLP-16] takes forints as they are typed, and names and logs what is no price', async () => {
    const logged = vi.mocked(console.error).mockImplementation(() => undefined);
    const { user, onSubmit } = open();
    const upTo = await screen.findByLabelText(new RegExp(t('filterDrawer.priceMax')));
    await user.type(upTo, 'olcsó');
    await user.tab();
    await screen.findByText(t('filterDrawer.priceInvalid'));
    expect(logged).toHaveBeenCalledExactlyOnceWith('Not a price: "olcsó"');
    logged.mockClear();
    await user.clear(upTo);
    await user.type(upTo, '60 000');
    await user.tab();
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('priceMax')).toBe('60'));
    await user.click(await showButton(100));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...emptyListing, priceMax: 60 }, false);
  });

  it('[PLP-14] [PLP-15] asks by the prices that a customer pays, within their bounds', async () => {
    priceType.accountLoaded('staff');
    const { user, onSubmit } = open();
    const from = await screen.findByLabelText(new RegExp(t('filterDrawer.priceMin')));
    expect(asked.at(-1)?.searchParams.get('priceType')).toBe('staff');
    await user.type(from, '5 000');
    await user.tab();
    expect((from as HTMLInputElement).value.replace(/\s/g, ' ')).toBe('8 000');
    await user.click(await showButton(100));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(emptyListing, false);
    act(() => priceType.loggedOut());
  });

  it('says when the filters can not be had, and tries again', async () => {
    server.use(
      on(endpoints.search.search, () => refusal(400), {
        once: true,
      }),
    );
    const { user } = open();
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: t('filterDrawer.retry') }));
    await showButton(100);
  });
});
