import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { NoticeAnswer, NoticeOutcome, StockNotice } from '#lib/contract/stock-notice.ts';
import { variantOf } from '#lib/core/products/variants.ts';
import { NoticeLink } from '#components/notices/notice-link.tsx';
import { OwnNotices } from '#components/notices/own-notices.tsx';
import { PlainNotice } from '#components/notices/plain-notice.tsx';
import { StockNotice as Notice } from '#components/notices/stock-notice.tsx';
import { session } from '#stores/session.ts';
import { accountOf, customerSession } from '#tests/fixtures/account.ts';
import { wishlistProduct } from '#tests/fixtures/wishlist.ts';
import { hu } from '#tests/messages.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const server = mockApi();
const day = { opens: '09:00', closes: '20:00' };
const shop = (id: string, City: string) => ({
  sysname: `store_${id}`,
  name: `Lendület ${City}`,
  address: { City, ZipCode: '3300', Street: 'Fő utca 1.' },
  geo: { lat: 47.9, lng: 20 },
  phone: '',
  url: `/shop/${id}/`,
  services: ['click-and-collect' as const],
  distance: null,
  openingHours: { weekly: [day, day, day, day, day, day, null], exceptions: [] },
});
const shops = [shop('eger', 'Eger'), shop('gyor', 'Győr')];
const email = 'varok@example.hu';
const sent: unknown[] = [];
const taking = (answer: NoticeAnswer = { state: 'requested', wasAsked: false }) =>
  server.use(
    on(endpoints.stockNotice.ask, async ({ request }) => {
      sent.push(await request.json());
      return answer;
    }),
  );
const refusing = (status: number, errors: Record<string, string[]>) =>
  server.use(on(endpoints.stockNotice.ask, () => refusal(status, errors)));

const customer = { token: customerSession.token, requestUuid: customerSession.uuid };
const logIn = () => {
  session.open({ ...customerSession, hash: '2'.repeat(32) });
  server.use(on(endpoints.account.account, () => accountOf()));
};

beforeAll(async () => {
  await Promise.all([
    import('#components/notices/notice-form.hu.tsx'),
    import('#components/notices/notice-form.en.tsx'),
    import('#lib/notices/actions.ts'),
  ]);
});
beforeEach(() => {
  sent.length = 0;
  server.use(on(endpoints.shop.shops, () => shops));
});
afterEach(() => session.expire(customer));

const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByLabelText<HTMLInputElement>(t('noticeForm.email'));
const options = [{ id: 13, label: 'korall, 40' }];

async function opened(given = options, isOnlineOnly = false) {
  const { user, container } = show(<Notice options={given} isOnlineOnly={isOnlineOnly} />);
  await user.click(await button(t('purchase.notify')));
  await screen.findByRole('heading', { name: t('noticeForm.title') });
  return { user, container };
}

describe('[NOTE-09] the notice of a sold-out size', () => {
  it('is a button alone until it is pressed', () => {
    show(<Notice options={options} isOnlineOnly={false} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks for an address, puts the focus on its heading, and says to look at the mails', async () => {
    taking();
    const { user } = await opened();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(t('noticeForm.title')));
    await user.type(await field(), ` ${email.toUpperCase()}`);
    await user.click(await button(t('noticeForm.send')));
    const heading = await screen.findByRole('heading', { name: t('noticeForm.requestedTitle') });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(t('noticeForm.requested', { email }))).toBeDefined();
    expect(sent).toEqual([{ productOption: 13, store: null, email }]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each([
    ['', t('noticeForm.errors.required')],
    ['varok@', t('noticeForm.errors.format')],
  ])('says what is wrong with "%s" at the field, and sends nothing', async (typed, sentence) => {
    const { user } = await opened();
    const input = await field();
    if (typed) await user.type(input, typed);
    await user.click(await button(t('noticeForm.send')));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence);
    await user.type(input, 'x');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each<[string, number, Record<string, string[]>, string]>([
    ['goods are back', 422, { productOption: ['in_stock'] }, t('noticeForm.failures.inStock')],
    ['the variant is gone', 422, { productOption: ['unknown'] }, t('noticeForm.failures.notSold')],
    ['the shop does not sell it', 422, { store: ['online_only'] }, t('noticeForm.failures.store')],
    ['too many are waited for', 422, { productOption: ['max:50'] }, t('noticeForm.failures.max', { limit: 50 })],
    ['there were too many tries', 429, { request: ['wait:120'] }, t('noticeForm.failures.wait', { minutes: 2 })],
    ['the API is at fault', 500, {}, t('noticeForm.failures.unknown')],
    ['a mailbox has too many', 429, { email: ['too_many'], request: ['wait:9'] }, t('noticeForm.errors.too_many')],
  ])('says that %s, and keeps what was typed', async (_, status, errors, sentence) => {
    refusing(status, errors);
    const { user } = await opened();
    await user.type(await field(), email);
    await user.click(await button(t('noticeForm.send')));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect((await field()).value).toBe(email);
  });

  it('is sent once for a double press, and says that it is on its way', async () => {
    server.use(
      on(endpoints.stockNotice.ask, async ({ request }) => {
        sent.push(await request.json());
        await delay(50);
        return { state: 'requested', wasAsked: false };
      }),
    );
    const { user } = await opened();
    await user.type(await field(), email);
    await user.dblClick(await button(t('noticeForm.send')));
    expect((await button(t('noticeForm.sending'))).getAttribute('aria-disabled')).toBe('true');
    await screen.findByRole('heading', { name: t('noticeForm.requestedTitle') });
    expect(sent).toHaveLength(1);
  });

  it('can be about one shop, and about another variant of a product that is sold out everywhere', async () => {
    taking();
    const { user } = await opened([...options, { id: 12, label: 'korall, 39' }]);
    await user.selectOptions(screen.getByLabelText(t('noticeForm.option')), 'korall, 39');
    await screen.findByRole('option', { name: 'Eger' });
    await user.selectOptions(screen.getByLabelText(t('noticeForm.place')), 'Eger');
    await user.type(await field(), email);
    await user.click(await button(t('noticeForm.send')));
    await screen.findByRole('heading', { name: t('noticeForm.requestedTitle') });
    expect(sent).toEqual([{ productOption: 12, store: 'store_eger', email }]);
  });

  it('asks for no shop of goods that are sold online alone', async () => {
    await opened(options, true);
    expect(screen.queryByLabelText(t('noticeForm.place'))).toBeNull();
  });

  it('can be asked for without the list of shops', async () => {
    server.use(on(endpoints.shop.shops, () => HttpResponse.error()));
    taking();
    const { user } = await opened();
    expect(await screen.findByText(t('noticeForm.shopsFailed'))).toBeDefined();
    await user.type(await field(), email);
    await user.click(await button(t('noticeForm.send')));
    expect(await screen.findByRole('heading', { name: t('noticeForm.requestedTitle') })).toBeDefined();
  });
});

describe('[NOTE-04] the notice of a customer', () => {
  it.each<[NoticeAnswer, 'confirmed' | 'asked']>([
    [{ state: 'confirmed', wasAsked: false }, 'confirmed'],
    [{ state: 'confirmed', wasAsked: true }, 'asked'],
  ])('takes a press and no address: %o', async (answer, said) => {
    logIn();
    taking(answer);
    const { user } = await opened();
    expect(await screen.findByText(t('noticeForm.toAccount', { email: 'anna@example.hu' }))).toBeDefined();
    expect(screen.queryByLabelText(t('noticeForm.email'))).toBeNull();
    await user.click(await button(t('noticeForm.send')));
    expect(await screen.findByRole('heading', { name: t(`noticeForm.${said}Title`) })).toBeDefined();
    expect(screen.getByRole('link', { name: t('noticeForm.list') }).getAttribute('href')).toBe('/my-account/notices/');
    expect(sent).toEqual([{ productOption: 13, store: null, email: null }]);
  });
});

const goods: NoticeOutcome['goods'] = {
  productId: 1,
  productOption: 13,
  brand: 'Vantor',
  name: 'Pulzus 4 női futócipő',
  title: 'korall, 40',
  url: '/p/pulzus-1/?szin=korall&meret=40',
  image: { path: '/media/shoe', alt: 'cipő' },
};
const outcome = (state: NoticeOutcome['state']): NoticeOutcome => ({ state, goods, store: null });
const token = 't'.repeat(43);

describe('[NOTE-01] the link that confirms', () => {
  it('does nothing until it is pressed, and tells then what was promised', async () => {
    server.use(
      on(endpoints.stockNotice.confirm, async ({ request }) => {
        sent.push(await request.json());
        return outcome('confirmed');
      }),
    );
    const { user } = show(<NoticeLink step="megerosites" token={token} />);
    expect(screen.getByRole('heading', { name: t('noticeLink.confirmTitle') })).toBeDefined();
    expect(sent).toEqual([]);
    await user.dblClick(await button(t('noticeLink.confirm')));
    const heading = await screen.findByRole('heading', { name: t('noticeLink.confirmedTitle') });
    expect(document.activeElement).toBe(heading);
    expect(sent).toEqual([{ token }]);
    expect(screen.getByText(/Pulzus 4 női futócipő/)).toBeDefined();
    expect(screen.getByRole('link', { name: t('noticeLink.toProduct') }).getAttribute('href')).toBe(goods?.url);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says of one that was used, or is too old, how to get another', async () => {
    server.use(on(endpoints.stockNotice.confirm, () => refusal(404, { token: ['not_found'] })));
    const { user } = show(<NoticeLink step="megerosites" token={token} />);
    await user.click(await button(t('noticeLink.confirm')));
    expect(await screen.findByRole('heading', { name: t('noticeLink.usedTitle') })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be pressed again after it failed', async () => {
    server.use(on(endpoints.stockNotice.confirm, () => HttpResponse.error()));
    const { user } = show(<NoticeLink step="megerosites" token={token} />);
    await user.click(await button(t('noticeLink.confirm')));
    expect(await screen.findByText(t('noticeLink.unreachable'))).toBeDefined();
    server.use(on(endpoints.stockNotice.confirm, () => outcome('confirmed')));
    await user.click(await button(t('noticeLink.retry')));
    expect(await screen.findByRole('heading', { name: t('noticeLink.confirmedTitle') })).toBeDefined();
  });
});

describe('[NOTE-06] the link that ends', () => {
  const ending = () =>
    server.use(
      on(endpoints.stockNotice.end, async ({ request }) => {
        const body = (await request.json()) as { all: boolean };
        sent.push(body);
        return outcome('ended');
      }),
    );

  it('ends with one press, and all others with another', async () => {
    ending();
    const { user } = show(<NoticeLink step="vege" token={token} />);
    expect(sent).toEqual([]);
    await user.click(await button(t('noticeLink.end')));
    await screen.findByRole('heading', { name: t('noticeLink.endedTitle') });
    await user.click(await button(t('noticeLink.endAll')));
    await screen.findByRole('heading', { name: t('noticeLink.endedAllTitle') });
    expect(sent).toEqual([
      { token, all: false },
      { token, all: true },
    ]);
  });

  it('says of a notice that was sent that there is nothing to end, and of none that nothing comes', async () => {
    server.use(on(endpoints.stockNotice.end, () => outcome('sent')));
    const { user, unmount } = show(<NoticeLink step="vege" token={token} />);
    await user.click(await button(t('noticeLink.end')));
    expect(await screen.findByRole('heading', { name: t('noticeLink.sentTitle') })).toBeDefined();
    unmount();
    server.use(on(endpoints.stockNotice.end, () => refusal(404, { token: ['not_found'] })));
    show(<NoticeLink step="vege" token={token} />);
    await user.click(await button(t('noticeLink.end')));
    expect(await screen.findByRole('heading', { name: t('noticeLink.overTitle') })).toBeDefined();
  });
});

describe('[NOTE-04] the list in the account', () => {
  const notice = (uuid: string, changes: Partial<StockNotice> = {}): StockNotice => ({
    ...outcome('confirmed'),
    uuid,
    askedAt: '2026-11-20T10:00:00.000Z',
    sentAt: null,
    ...changes,
  });
  const [first, second] = ['4e38c52a-46d2-4643-8d48-526fdd6ac877', '4e38c52a-46d2-4643-8d48-526fdd6ac878'];
  const all = [
    notice(first, { store: { sysname: 'store_eger', name: 'Lendület Eger' } }),
    notice(second, { state: 'sent', sentAt: '2026-11-21T10:00:00.000Z' }),
  ];
  const name = 'Vantor Pulzus 4 női futócipő (korall, 40)';
  beforeEach(logIn);

  it('names what is waited for and where, and what was sent', async () => {
    server.use(
      on(endpoints.stockNotice.list, () => ({ notices: [...all, notice(crypto.randomUUID(), { goods: null })] })),
    );
    show(<OwnNotices />);
    const rows = within(await screen.findByRole('list', { name: t('noticeList.list') })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([name, name, t('noticeList.gone')]);
    expect(rows[0]?.textContent).toContain(t('noticeList.place', { name: 'Lendület Eger' }));
    expect(rows[0]?.textContent).toContain(t('noticeList.states.confirmed'));
    expect(rows[1]?.textContent).toContain(t('noticeList.states.sent', { date: '2026. november 21.' }));
  });

  it('ends one, says so, and keeps it where that fails', async () => {
    server.use(
      on(endpoints.stockNotice.list, () => ({ notices: all })),
      on(endpoints.stockNotice.remove, () => HttpResponse.error()),
    );
    const { user } = show(<OwnNotices />);
    await user.click(await button(t('noticeList.endNamed', { name })));
    const said = await screen.findByText(t('noticeList.endFailed'));
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    server.use(
      on(endpoints.stockNotice.remove, ({ request }) => {
        sent.push(new URL(request.url).pathname);
        return { notices: all.slice(1) };
      }),
    );
    await user.click(await button(t('noticeList.endNamed', { name })));
    expect(await screen.findByText(t('noticeList.ended'))).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(sent).toEqual([`/api/v1/user/stock-notices/${first}/`]);
  });

  it('says how to ask while there is none, and can be asked for again', async () => {
    server.use(on(endpoints.stockNotice.list, () => HttpResponse.error()));
    const { user } = show(<OwnNotices />);
    const again = await button(t('noticeList.retry'));
    server.use(on(endpoints.stockNotice.list, () => ({ notices: [] })));
    await user.click(again);
    expect(await screen.findByRole('heading', { name: t('noticeList.empty') })).toBeDefined();
  });
});

describe('[NOTE-08] asking without JavaScript', () => {
  const shoe = (stock: [number, number]) =>
    wishlistProduct([
      ['38', stock[0]],
      ['39', stock[1]],
    ]);
  /** The form as the HTML of the page has it. */
  const form = (stock: [number, number], meret?: string) => {
    const place = document.createElement('div');
    const product = shoe(stock);
    place.innerHTML = renderToStaticMarkup(
      <NextIntlClientProvider locale="hu" messages={hu} timeZone="Europe/Budapest">
        <PlainNotice product={product} variant={variantOf(product, undefined, meret)} />
      </NextIntlClientProvider>,
    ).replaceAll(/<\/?noscript>/g, '');
    return place.querySelector('form');
  };

  it('is a form of the checkout for the chosen size', () => {
    const plain = form([0, 3], '38');
    expect([plain?.action, plain?.method]).toEqual(['http://localhost:4100/checkout/ertesites/', 'post']);
    const data = new FormData(plain ?? undefined);
    expect([data.get('act'), data.get('productOption')]).toEqual(['ask', '11']);
  });

  it('lets one choose among all of a product that is sold out everywhere, and is not there where one can buy', () => {
    expect(form([0, 0], '39')?.querySelectorAll('option')).toHaveLength(2);
    expect(new FormData(form([0, 0], '39') ?? undefined).get('productOption')).toBe('12');
    expect(form([0, 3], '39')).toBeNull();
    expect(form([0, 3])).toBeNull();
  });
});
