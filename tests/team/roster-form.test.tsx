import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireCart } from '#lib/contract/cart.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { RosterForm } from '#components/team/roster-form.tsx';
import { money } from '#lib/contract/money.ts';
import type { ProductOption } from '#lib/contract/product.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from '../component/render.tsx';
import { recordEvents } from '../component/tracked-events.ts';

const option = (id: number, size: string, stock: number) => ({ id, size, stock, colour: 'kek' }) as ProductOption;
const options = [option(11, 'S', 5), option(12, 'M', 3), option(13, 'L', 0)];

const tracked = recordEvents();
const sent: unknown[] = [];
const keys: (string | null)[] = [];
let answer: () => WireCart | Response = () => cartOf(cartItem());
mockApi(
  on(endpoints.team.addToCart, async ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    sent.push({ team: request.headers.get('Team'), body: await request.json() });
    return answer();
  }),
);

beforeEach(() => {
  sent.length = 0;
  keys.length = 0;
  sessionStorage.clear();
  answer = () => cartOf(cartItem());
});

const form = (isPrintable = true) => (
  <RosterForm
    team={{
      slug: 'szegedi-futok',
      shopIdentifier: 'szeged-2026',
      name: 'Szegedi Futók',
      colours: ['#0f766e', '#f4f4f2'],
    }}
    product={{ id: 5, name: 'Ötös futópóló', brand: 'Lendület', image: undefined }}
    swatch="#33363c"
    price={money(4490)}
    printPrice={money(2990)}
    goods={{ options, sizes: ['S', 'M', 'L'], colour: 'kek', isPrintable }}
  />
);
const line = (at: number) => within(screen.getByRole('listitem', { name: t('roster.row', { at }) }));
const submit = () => screen.getByRole('button', { name: t('roster.add') });

describe('the list of a club', () => {
  it('[TEAM-09] is sent as one call with items, team, shop and price type, and shows what it comes to', async () => {
    const added = [cartItem({ option: { id: 11 }, price: '4.490' }), cartItem({ option: { id: 12 }, price: '4.490' })];
    answer = () => cartOf(...added);
    const { user } = show(form());
    await user.type(line(1).getByLabelText(t('roster.name')), 'Kovács');
    await user.type(line(1).getByLabelText(t('roster.number')), '10');
    await user.selectOptions(line(1).getByLabelText(t('roster.size')), 'M');
    await user.click(screen.getByRole('button', { name: t('roster.addRow') }));
    expect(document.activeElement).toBe(line(2).getByLabelText(t('roster.name')));
    await user.selectOptions(line(2).getByLabelText(t('roster.size')), 'S');
    await user.clear(line(2).getByLabelText(t('roster.amount')));
    await user.type(line(2).getByLabelText(t('roster.amount')), '2');
    expect(screen.getByText(/16 460/).textContent?.replace(/\s/g, ' ')).toBe('16 460 Ft');
    await user.click(submit());
    expect(await screen.findByRole('dialog', { name: t('purchase.added') })).toBeTruthy();
    expect(sent).toEqual([
      {
        team: 'szegedi-futok',
        body: {
          items: [
            { productOption: 12, amount: 1, print: { name: 'Kovács', number: 10 } },
            { productOption: 11, amount: 2 },
          ],
          team: 'szegedi-futok',
          shopIdentifier: 'szeged-2026',
          priceType: 'vk',
        },
      },
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() =>
      expect(tracked()).toMatchObject([
        { event: 'add_to_cart', ecommerce: { value: 13_470, items: [{ quantity: 1 }, { quantity: 2 }] } },
      ]),
    );
  });

  it('[TEAM-09] says at its line what is missing, sends nothing, and puts the focus there', async () => {
    const { user } = show(form());
    await user.type(line(1).getByLabelText(t('roster.name')), 'K0vács');
    await user.click(submit());
    const error = line(1).getByText(t('roster.problem.name.letters'), { exact: false });
    expect(error.textContent).toContain(t('roster.problem.size.missing'));
    expect(document.activeElement).toBe(line(1).getByLabelText(t('roster.name')));
    expect(line(1).getByLabelText(t('roster.size')).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('[TEAM-09] keeps every line where the API refuses one, and marks that one', async () => {
    answer = () => refusal(422, { 'items.1.productOption': ['sold_out'] });
    const { user } = show(form());
    await user.selectOptions(line(1).getByLabelText(t('roster.size')), 'M');
    await user.click(screen.getByRole('button', { name: t('roster.addRow') }));
    await user.selectOptions(line(2).getByLabelText(t('roster.size')), 'S');
    await user.click(submit());
    expect(await line(2).findByText(t('roster.refusal.soldOut'))).toBeTruthy();
    expect(line(1).queryByText(t('roster.refusal.soldOut'))).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(t('roster.refused'));
    expect(line(1).getByLabelText<HTMLSelectElement>(t('roster.size')).value).toBe('M');
  });

  it('[TEAM-09] keeps its key after a lost answer, so that nothing is added twice, and has a new one once it has changed', async () => {
    answer = () => refusal(500);
    const { user } = show(form());
    await user.selectOptions(line(1).getByLabelText(t('roster.size')), 'M');
    await user.click(submit());
    await screen.findByRole('alert');
    await user.click(submit());
    await waitFor(() => expect(keys).toHaveLength(2));
    await screen.findByRole('alert');
    await user.selectOptions(line(1).getByLabelText(t('roster.size')), 'S');
    await user.click(submit());
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[TEAM-09] is there again after a reload, and takes a pasted list over', async () => {
    const { user, unmount } = show(form());
    await user.click(screen.getByText(t('roster.paste')));
    await user.type(screen.getByLabelText(t('roster.pasteLabel')), 'Nagy 7 S{enter}Kis Éva 9 M');
    await user.click(screen.getByRole('button', { name: t('roster.takeOver') }));
    expect(screen.getByText(t('roster.taken', { count: 2 }))).toBeTruthy();
    unmount();
    show(form());
    await waitFor(() => expect(line(2).getByLabelText<HTMLInputElement>(t('roster.name')).value).toBe('Kis Éva'));
    expect(line(1).getByLabelText<HTMLSelectElement>(t('roster.size')).value).toBe('S');
  });

  it('[TEAM-09] does without storage that is broken or refused', () => {
    sessionStorage.setItem('lendulet-roster/szegedi-futok/5/kek', '{"rows":[{"key":"x"}]}');
    show(form());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(line(1).getByLabelText<HTMLInputElement>(t('roster.name')).value).toBe('');
  });

  it('[TEAM-09] asks for no names where nothing is printed', async () => {
    const { user } = show(form(false));
    expect(screen.queryByLabelText(t('roster.name'))).toBeNull();
    await user.selectOptions(line(1).getByLabelText(t('roster.size')), 'S');
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { items: [{ productOption: 11, amount: 1 }] } });
  });
});
