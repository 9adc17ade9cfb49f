import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { AddressBook } from '#components/account/address-book.tsx';
import type { ShippingAddress } from '#lib/contract/account.ts';
import { session } from '#stores/session.ts';
import { accountOf, addressOf, customerSession } from '#tests/fixtures/account.ts';
import { visit } from './navigation.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const server = mockApi();
const other = '5f0c1f0e-6d0b-4c9e-9d0f-0f5a4f0a1b02';
const refused = (errors: Record<string, string[]>, status = 422) => refusal(status, errors);

let stored: ShippingAddress[];
let loads: number;
let calls: { method: string; id?: string; body?: Partial<ShippingAddress> }[];

/** An API that keeps addresses, and counts how often the account is loaded. */
function serveAddresses(...addresses: ShippingAddress[]) {
  [stored, loads, calls] = [addresses, 0, []];
  const answer = () => ({ shipping: stored });
  server.use(
    on(endpoints.account.account, () => {
      loads += 1;
      return accountOf({ addresses: { shipping: stored } });
    }),
    on(endpoints.place.postcode, ({ params }) => {
      const known: Record<string, string[]> = { 1138: ['Budapest, XIII. kerület'], 7838: ['Piskó', 'Vajszló'] };
      return { postal: String(params.postal), towns: known[String(params.postal)] ?? [] };
    }),
    on(endpoints.account.addAddress, async ({ request }) => {
      const body = (await request.json()) as ShippingAddress;
      calls.push({ method: 'POST', body });
      stored = [...stored, { ...body, uuid: other }];
      return answer();
    }),
    on(endpoints.account.saveAddress, async ({ request, params }) => {
      const body = (await request.json()) as ShippingAddress;
      calls.push({ method: 'PUT', id: String(params.id), body });
      stored = stored.map((one) => ({
        ...one,
        ...(one.uuid === params.id ? body : {}),
        isDefault: body.isDefault ? one.uuid === params.id : one.isDefault,
      }));
      return answer();
    }),
    on(endpoints.account.deleteAddress, ({ params }) => {
      calls.push({ method: 'DELETE', id: String(params.id) });
      stored = stored.filter(({ uuid }) => uuid !== params.id);
      return answer();
    }),
  );
}

const add = () => screen.findByRole('button', { name: t('addresses.add') });
const field = (name: 'lastname' | 'postal' | 'city' | 'street' | 'streetNo') =>
  screen.getByRole('textbox', { name: t(`addresses.${name}`) });
const valueOf = (element: HTMLElement) => (element as HTMLInputElement).value;
const isBlocked = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  visit('/my-account/delivery-address/');
  document.cookie = `lendulet_token=${customerSession.token}; path=/`;
  document.cookie = `lendulet_request=${customerSession.uuid}; path=/`;
  session.sync();
});

describe('[RT-18] delivery addresses', () => {
  it('are written in the Hungarian order, and the default one is marked', async () => {
    serveAddresses(
      addressOf(),
      addressOf({
        uuid: other,
        postal: '1138',
        city: 'Budapest, XIII. kerület',
        street: 'Váci út',
        streetNo: '1. 2. em. 5.',
        isDefault: false,
      }),
    );
    show(<AddressBook />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('6724 Szeged, Londoni körút 3. 2. em. 5.')).toBeDefined();
    expect(within(first as HTMLElement).getByText(t('addresses.default'))).toBeDefined();
    expect(within(second as HTMLElement).getByText('1138 Budapest, Váci út 1. 2. em. 5.')).toBeDefined();
    expect(within(second as HTMLElement).queryByText(t('addresses.default'))).toBeNull();
  });

  it('[ACC-03] adds one, with the town of its postcode, and loads the account again', async () => {
    serveAddresses();
    const { user } = show(<AddressBook />);
    expect(await screen.findByText(t('addresses.empty'))).toBeDefined();
    await user.click(await add());
    expect(document.activeElement).toBe(field('postal'));
    await user.keyboard('1138');
    await waitFor(() => expect(valueOf(field('city'))).toBe('Budapest, XIII. kerület'));
    await user.type(field('street'), 'Váci út');
    await user.type(field('streetNo'), '1. 2. em. 5.');
    const before = loads;
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1138 Budapest, Váci út 1. 2. em. 5.')).toBeDefined();
    expect(screen.getByText(t('addresses.done.added')).getAttribute('role')).toBe('status');
    await waitFor(() => expect(loads).toBe(before + 1));
    expect(calls).toEqual([
      {
        method: 'POST',
        body: {
          firstname: 'Anna',
          lastname: 'Kovács',
          city: 'Budapest, XIII. kerület',
          countryId: 'HU',
          postal: '1138',
          street: 'Váci út',
          streetNo: '1. 2. em. 5.',
          deliveryType: 'home',
          isDefault: false,
        },
      },
    ]);
    expect(document.activeElement).toBe(await add());
  });

  it('offers the towns that share a postcode, and never locks the field', async () => {
    serveAddresses();
    const { user } = show(<AddressBook />);
    await user.click(await add());
    await user.keyboard('7838');
    await user.click(await screen.findByRole('button', { name: 'Vajszló' }));
    expect(valueOf(field('city'))).toBe('Vajszló');
    expect(screen.getByRole('button', { name: 'Vajszló' }).getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(field('street'));
    await user.clear(field('city'));
    await user.type(field('city'), 'Vajszló-puszta');
    expect(valueOf(field('city'))).toBe('Vajszló-puszta');
    await user.clear(field('postal'));
    await user.type(field('postal'), '1138');
    expect(await screen.findByRole('button', { name: 'Budapest, XIII. kerület' })).toBeDefined();
    expect(valueOf(field('city'))).toBe('Vajszló-puszta');
  });

  it('[ACC-05] [ACC-03] changes one: nothing is sent while nothing has changed, and one submit at a time', async () => {
    serveAddresses(addressOf({ deliveryType: 'pick_up_points' }));
    let release = () => {};
    const { user } = show(<AddressBook />);
    await user.click(await screen.findByRole('button', { name: /^Módosítás/ }));
    const save = screen.getByRole('button', { name: t('addresses.save') });
    expect(isBlocked(save)).toBe(true);
    await user.click(save);
    expect(calls).toEqual([]);
    let sent = 0;
    server.use(
      on(endpoints.account.saveAddress, async () => {
        sent += 1;
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return { shipping: [addressOf({ street: 'Tisza Lajos körút' })] };
      }),
    );
    await user.clear(field('street'));
    await user.type(field('street'), 'Tisza Lajos körút');
    expect(isBlocked(save)).toBe(false);
    await user.dblClick(save);
    await user.type(field('street'), '{Enter}');
    await waitFor(() => expect(sent).toBe(1));
    stored = [addressOf({ street: 'Tisza Lajos körút' })];
    release();
    expect(await screen.findByText('6724 Szeged, Tisza Lajos körút 3. 2. em. 5.')).toBeDefined();
    expect(sent).toBe(1);
    expect(document.activeElement?.textContent).toBe(t('addresses.change'));
  });

  it('[ACC-07] shows errors at their fields, the schema’s and the server’s, and leads to the first', async () => {
    serveAddresses(addressOf());
    const { user } = show(<AddressBook />);
    await user.click(await add());
    await user.keyboard('12{Enter}');
    await waitFor(() => expect(field('postal').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(t('forms.errors.postal_format'), { selector: 'p' })).toBeDefined();
    expect(screen.getByText(t('forms.errors.street_required'), { selector: 'p' })).toBeDefined();
    expect(document.activeElement).toBe(field('postal'));
    server.use(on(endpoints.account.addAddress, () => refused({ street: ['long:80'] })));
    await user.clear(field('postal'));
    for (const [name, text] of [
      ['postal', '6724'],
      ['city', 'Szeged'],
      ['street', 'Ady tér'],
      ['streetNo', '1.'],
    ] as const) {
      await user.type(field(name), text);
    }
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t('forms.errors.long', { limit: 80 }))).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field('street')));
  });

  it('says that the list is full, and keeps what was typed', async () => {
    serveAddresses(addressOf());
    server.use(on(endpoints.account.addAddress, () => refused({ address: ['max:20'] })));
    const { user } = show(<AddressBook />);
    await user.click(await add());
    await user.keyboard('6724');
    for (const [name, text] of [
      ['city', 'Szeged'],
      ['street', 'Ady tér'],
      ['streetNo', '1.'],
    ] as const)
      await user.type(field(name), text);
    await user.keyboard('{Enter}');
    expect((await screen.findByText(t('addresses.full', { count: 20 }))).getAttribute('role')).toBe('alert');
    expect(valueOf(field('street'))).toBe('Ady tér');
  });

  it('[ACC-03] deletes one once that was confirmed in its place, and loads the account again', async () => {
    serveAddresses(addressOf(), addressOf({ uuid: other, city: 'Eger', isDefault: false }));
    const { user } = show(<AddressBook />);
    const [, remove] = await screen.findAllByRole('button', { name: /^Törlés/ });
    await user.click(remove as HTMLElement);
    expect(document.activeElement?.textContent).toBe(t('addresses.deleteYes'));
    await user.click(screen.getByRole('button', { name: t('addresses.deleteNo') }));
    expect(calls).toEqual([]);
    expect(document.activeElement?.textContent).toBe(t('addresses.delete'));
    await user.keyboard('{Enter}');
    const before = loads;
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t('addresses.done.deleted'))).toBeDefined();
    expect(calls).toEqual([{ method: 'DELETE', id: other }]);
    expect(screen.queryByText(/Eger/)).toBeNull();
    await waitFor(() => expect(loads).toBe(before + 1));
  });

  it('makes another the default one', async () => {
    serveAddresses(addressOf(), addressOf({ uuid: other, city: 'Eger', isDefault: false }));
    const { user } = show(<AddressBook />);
    await user.click(await screen.findByRole('button', { name: /alapértelmezett: 6724 Eger/ }));
    expect(await screen.findByText(t('addresses.done.madeDefault'))).toBeDefined();
    expect(calls).toMatchObject([
      { method: 'PUT', id: other, body: { isDefault: true, city: 'Eger', street: 'Londoni körút' } },
    ]);
    expect(calls[0]?.body).not.toHaveProperty('uuid');
    expect(
      within(screen.getByText(/Eger/).closest('article') as HTMLElement).getByText(t('addresses.default')),
    ).toBeDefined();
  });

  it.each([
    ['the address is gone', () => refused({ id: ['not_found'] }, 404), 'addresses.gone'],
    ['the network is away', () => HttpResponse.error(), 'forms.failures.unreachable'],
  ] as const)('keeps the list and says why when %s', async (_, answer, words) => {
    serveAddresses(addressOf());
    server.use(on(endpoints.account.deleteAddress, answer));
    const { user } = show(<AddressBook />);
    await user.click(await screen.findByRole('button', { name: /^Törlés/ }));
    await user.click(screen.getByRole('button', { name: t('addresses.deleteYes') }));
    expect((await screen.findByText(t(words))).getAttribute('role')).toBe('alert');
    expect(screen.getByText(/Szeged/)).toBeDefined();
  });
});
