import { money } from '#lib/contract/money.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '#lib/contract/account.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { company, postalLine } from '#lib/config/company.ts';
import type { OrderDetails, OrderSummary } from '#lib/contract/order.ts';
import type { Withdrawal as Begun, WithdrawalReceipt } from '#lib/contract/withdrawal.ts';
import { session } from '#stores/session.ts';
import { Withdrawal } from '#components/withdrawal/withdrawal.tsx';
import { type Give, mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';
import { recordEvents } from './tracked-events.ts';

const saveText = vi.hoisted(() => vi.fn<(name: string, text: string) => void>());
vi.mock('#lib/withdrawal/text-file.ts', () => ({ saveText }));

const server = mockApi();
const tracked = recordEvents();
const contact = { email: company.email, address: postalLine };
const email = 'anna@example.hu';
const [first, second] = ['4e38c52a-46d2-4643-8d48-526fdd6ac877', '4e38c52a-46d2-4643-8d48-526fdd6ac878'];
const items: Begun['items'] = [
  { line: 0, name: 'Körfutás póló', title: 'kék, M', quantity: 3, refund: null },
  { line: 2, name: 'Január bakancs', title: 'szürke, 38', quantity: 1, refund: null },
];
const begun = (changes: Partial<Begun> = {}): Begun => ({
  uuid: first,
  orderNumber: 'L26-000123',
  placedAt: '2026-11-18T19:17:00Z',
  items,
  toGiftCards: money(0),
  excluded: [],
  deadline: '2026-12-07',
  ...changes,
});
const receipt = (changes: Partial<WithdrawalReceipt> = {}): WithdrawalReceipt => ({
  uuid: first,
  orderNumber: 'L26-000123',
  placedAt: '2026-11-18T19:17:00Z',
  items,
  toGiftCards: money(0),
  deadline: '2026-12-07',
  name: 'Kovács Anna',
  email,
  confirmedAt: '2026-11-21T10:00:07Z',
  ...changes,
});

const refused = (status: number, errors: Record<string, string[]>) => refusal(status, errors);

const { start, confirm } = endpoints.withdrawal;

/** Answers the calls of a step one after the other, the last one again and again, and keeps what was sent. */
function answering<E extends Endpoint>(endpoint: E, answers: Give<E>[]): JsonBodyType[] {
  const sent: JsonBodyType[] = [];
  server.use(
    on(endpoint, async (call) => {
      sent.push((await call.request.json()) as JsonBodyType);
      return answers[Math.min(sent.length, answers.length) - 1]?.(call) ?? HttpResponse.error();
    }),
  );
  return sent;
}
const starting = (...answers: Give<typeof start>[]) => answering(start, answers);
const confirming = (...answers: Give<typeof confirm>[]) => answering(confirm, answers);

const field = (label: 'name' | 'orderNumber' | 'email') =>
  screen.getByLabelText<HTMLInputElement>(t(`withdrawal.${label}`));
const button = (name: 'goOn' | 'confirm' | 'back' | 'print' | 'save') =>
  screen.getByRole('button', { name: t(`withdrawal.${name}`) });
const heading = (name: 'statementTitle' | 'choiceTitle' | 'receiptTitle') =>
  screen.findByRole('heading', { name: new RegExp(t(`withdrawal.${name}`)) });
type User = ReturnType<typeof show>['user'];

async function state(user: User, number = 'L26-000123'): Promise<void> {
  await user.type(field('name'), 'Kovács Anna');
  await user.type(field('orderNumber'), number);
  await user.type(field('email'), email);
  await user.click(button('goOn'));
}
async function chooseIn(user: User): Promise<void> {
  await state(user);
  await heading('choiceTitle');
}
const problem = async (words: string) => {
  const alert = (await screen.findByText(words)).closest('[role=alert]');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  return alert as HTMLElement;
};

beforeAll(async () => {
  await Promise.all([import('#lib/withdrawal/actions.ts'), import('#lib/account/queries/calls.ts')]);
});
beforeEach(() => {
  history.replaceState(null, '', '/elallas/');
  saveText.mockClear();
});

describe('the first step', () => {
  it.each(['l26 000123', 'L26000123', ' 26–000123', '#l26-000123 '])(
    'asks for the order by its number, tidied from "%s", and withdraws from nothing',
    async (number) => {
      const sent = starting(() => begun());
      const confirmed = confirming(() => receipt());
      const { user } = show(<Withdrawal contact={contact} />);
      await state(user, number);
      expect(await heading('choiceTitle')).toBe(document.activeElement);
      expect(sent).toEqual([{ name: 'Kovács Anna', orderNumber: 'L26-000123', email }]);
      expect(confirmed).toEqual([]);
      expect([location.search, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
    },
  );

  it('names each wrong field and sends nothing', async () => {
    const sent = starting(() => begun());
    const { user } = show(<Withdrawal contact={contact} />);
    await user.type(field('orderNumber'), '123');
    await user.click(button('goOn'));
    expect(await screen.findByText(t('forms.errors.orderNumber_format'))).toBeDefined();
    expect([
      screen.getByText(t('forms.errors.name_required')),
      screen.getByText(t('forms.errors.email_required')),
    ]).toHaveLength(2);
    expect(document.activeElement).toBe(field('name'));
    expect(sent).toEqual([]);
  });

  it.each<['unknown' | 'expired' | 'cancelled' | 'withdrawn' | 'custom_made', Record<string, string[]>]>([
    ['unknown', { order: ['unknown'] }],
    ['expired', { order: ['expired'] }],
    ['cancelled', { order: ['cancelled'] }],
    ['withdrawn', { items: ['withdrawn'] }],
    ['custom_made', { items: ['custom_made'] }],
  ])('says that the order is %s, and loses nothing', async (refusal, errors) => {
    starting(
      () => refused(422, errors),
      () => begun(),
    );
    const { user } = show(<Withdrawal contact={contact} />);
    await state(user);
    const alert = await problem(t(`withdrawal.refusals.${refusal}`));
    expect(within(alert).queryByRole('link')).toBeNull();
    expect([field('name').value, field('orderNumber').value, field('email').value]).toEqual([
      'Kovács Anna',
      'L26-000123',
      email,
    ]);
    await user.click(button('goOn'));
    await heading('choiceTitle');
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['is unreachable', () => HttpResponse.error(), t('forms.failures.unreachable')],
    ['fails', () => refused(500, {}), t('forms.failures.unknown')],
    ['has had too many tries', () => refused(429, { request: ['wait:130'] }), t('forms.failures.wait', { minutes: 3 })],
  ])('names the way by mail where the API %s, and can be sent again', async (_, answer, words) => {
    const sent = starting(answer, () => begun());
    const { user } = show(<Withdrawal contact={contact} />);
    await state(user);
    const alert = await problem(words);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(`mailto:${company.email}`);
    expect(field('email').value).toBe(email);
    await user.click(button('goOn'));
    await heading('choiceTitle');
    expect(sent).toHaveLength(2);
  });

  it('is one call, however often it is pressed', async () => {
    const sent = starting(async () => {
      await delay(60);
      return begun();
    });
    const { user } = show(<Withdrawal contact={contact} />);
    await user.type(field('name'), 'Kovács Anna');
    await user.type(field('orderNumber'), 'L26-000123');
    await user.type(field('email'), email);
    await user.dblClick(button('goOn'));
    await heading('choiceTitle');
    expect(sent).toHaveLength(1);
  });
});

describe('the first step of a customer', () => {
  const token = 'a'.repeat(43);
  const requestUuid = `u${'1'.repeat(32)}`;
  beforeEach(() => session.open({ token, uuid: requestUuid, hash: '2'.repeat(32) }));
  afterEach(() => session.expire({ token, requestUuid }));
  const personal: Account['personal'] = {
    firstName: 'Anna',
    lastName: 'Kovács',
    email,
    phone: null,
    birthday: null,
    gender: '',
    avatar: null,
    separateEmail: null,
  };
  const account: Account = {
    personal,
    role: 'vk',
    store: null,
    addresses: { shipping: [] },
    p4m: null,
    verified: true,
  };
  const summary: OrderSummary = {
    uuid: second,
    number: 'L26-000123',
    placedAt: '2026-11-18T19:17:00Z',
    status: 'shipped',
    grand: money(4_990),
    pieces: 1,
    images: [],
  };
  const details: OrderDetails = {
    uuid: second,
    number: 'L26-000123',
    placedAt: '2026-11-18T19:17:00Z',
    status: 'shipped',
    email: 'munka@example.hu',
    items: [],
    timeline: [{ status: 'placed', at: '2026-11-18T19:17:00Z' }],
    total: {
      items: money(0),
      services: money(0),
      discount: money(0),
      delivery: money(0),
      grand: money(0),
      giftCards: money(0),
    },
    delivery: { type: 'home', description: '' },
    contact: { firstName: 'Anna', lastName: 'Kovács', email: 'munka@example.hu', phone: '+36301234567' },
    tracking: null,
    invoice: null,
    refunds: [],
    withdrawalUntil: null,
    vouchers: [],
    giftCards: [],
    expected: null,
    isDayAgreed: false,
    isCancellable: false,
    payment: null,
    billing: null,
  };

  it('has the number that the address names, and name and address of that order', async () => {
    history.replaceState(null, '', '/elallas/?rendeles=l26-000123');
    server.use(
      on(endpoints.order.orders, () => [summary]),
      on(endpoints.order.order, () => details, { at: { id: second } }),
    );
    show(<Withdrawal contact={contact} />);
    await waitFor(() => expect(field('email').value).toBe('munka@example.hu'));
    expect([field('name').value, field('orderNumber').value]).toEqual(['Kovács Anna', 'L26-000123']);
  });

  it('has name and address of the account, and leaves alone what was typed', async () => {
    let release = () => {};
    server.use(
      on(endpoints.account.account, async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return account;
      }),
    );
    const { user } = show(<Withdrawal contact={contact} />);
    await user.type(field('name'), 'Szabó Anna');
    release();
    await waitFor(() => expect(field('email').value).toBe(email));
    expect([field('name').value, field('orderNumber').value]).toEqual(['Szabó Anna', '']);
  });
});

describe('the second step', () => {
  it('has everything chosen, says until when, and confirms what was begun', async () => {
    const sent = starting(() => begun());
    const confirmed = confirming(async () => {
      await delay(60);
      return receipt();
    });
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true]);
    expect(screen.getByText('2026. december 7.')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(t('withdrawal.chosen', { count: 4 }));
    await user.dblClick(button('confirm'));
    expect(await heading('receiptTitle')).toBe(document.activeElement);
    expect([sent.length, confirmed]).toEqual([1, [{ uuid: first }]]);
    expect(tracked()).toEqual([{ event: 'withdrawal_submit', scope: 'order' }]);
  });

  it('withdraws from some pieces of some lines', async () => {
    const sent = starting(
      () => begun(),
      () => begun({ uuid: second, items: [{ ...items[0]!, quantity: 2 }] }),
    );
    const confirmed = confirming(() => receipt({ uuid: second }));
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    await user.click(screen.getByRole('checkbox', { name: /Január/ }));
    await user.selectOptions(screen.getByRole('combobox'), t('withdrawal.piecesOf', { count: 2, all: 3 }));
    expect(screen.getByText(t('withdrawal.kept'))).toBeDefined();
    await user.click(button('confirm'));
    await heading('receiptTitle');
    expect(sent[1]).toEqual({
      name: 'Kovács Anna',
      orderNumber: 'L26-000123',
      email,
      items: [{ line: 0, quantity: 2 }],
    });
    expect(confirmed).toEqual([{ uuid: second }]);
    expect(tracked()).toEqual([{ event: 'withdrawal_submit', scope: 'items' }]);
  });

  it('confirms nothing while nothing is chosen', async () => {
    starting(() => begun());
    const confirmed = confirming(() => receipt());
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    expect(screen.getByRole('status').textContent).toBe(t('withdrawal.noneChosen'));
    expect(button('confirm').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('confirm'));
    expect(confirmed).toEqual([]);
  });

  it('names goods with a print with the reason, and offers no choice of them', async () => {
    starting(() =>
      begun({
        excluded: [
          { line: 1, name: 'Csapatmez', title: 'M + Felirat: ÉVA 7', quantity: 1, refund: null, reason: 'custom_made' },
        ],
      }),
    );
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    const section = within(screen.getByRole('region', { name: t('withdrawal.excluded') }));
    expect(section.getByText('M + Felirat: ÉVA 7')).toBeDefined();
    expect(section.getByText(t('withdrawal.reasons.custom_made'))).toBeDefined();
    expect(section.queryByRole('checkbox')).toBeNull();
  });

  it('goes back to what was typed, and has changed nothing', async () => {
    const sent = starting(() => begun({ deadline: null }));
    const confirmed = confirming(() => receipt());
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    expect(screen.getByText(t('withdrawal.deadlineUnknown'))).toBeDefined();
    await user.click(button('back'));
    expect(await heading('statementTitle')).toBe(document.activeElement);
    expect([field('name').value, field('orderNumber').value, field('email').value]).toEqual([
      'Kovács Anna',
      'L26-000123',
      email,
    ]);
    await user.click(button('goOn'));
    await heading('choiceTitle');
    expect([sent.length, confirmed]).toEqual([2, []]);
  });

  it('confirms the same withdrawal once more after an answer was lost', async () => {
    const sent = starting(
      () => begun(),
      () => begun({ uuid: second }),
    );
    const confirmed = confirming(
      () => HttpResponse.error(),
      () => receipt(),
    );
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    await user.click(screen.getByRole('checkbox', { name: /Január/ }));
    await user.click(button('confirm'));
    const alert = await problem(t('forms.failures.unreachable'));
    expect(within(alert).getByRole('link').textContent).toBe(company.email);
    expect(alert.textContent).toContain(t('withdrawal.again'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Január/ }).checked).toBe(false);
    await user.click(button('confirm'));
    await heading('receiptTitle');
    expect([sent.length, confirmed]).toEqual([2, [{ uuid: second }, { uuid: second }]]);
  });

  it('begins anew what has lapsed meanwhile', async () => {
    const sent = starting(
      () => begun(),
      () => begun({ uuid: second }),
    );
    const confirmed = confirming(
      () => refused(404, { uuid: ['not_found'] }),
      () => receipt(),
    );
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    await user.click(button('confirm'));
    await heading('receiptTitle');
    expect(sent[1]).toMatchObject({
      items: [
        { line: 0, quantity: 3 },
        { line: 2, quantity: 1 },
      ],
    });
    expect(confirmed).toEqual([{ uuid: first }, { uuid: second }]);
  });

  it('shows what is left where the order has changed, or that nothing is', async () => {
    const left = [{ ...items[0]!, quantity: 1 }];
    starting(
      () => begun(),
      () => begun({ uuid: second, items: left }),
      () => refused(422, { items: ['withdrawn'] }),
    );
    const confirmed = confirming(() => refused(409, { order: ['changed'] }));
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    await user.click(button('confirm'));
    await problem(t('withdrawal.refusals.changed'));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(button('confirm'));
    await problem(t('withdrawal.refusals.withdrawn'));
    expect(confirmed).toEqual([{ uuid: first }, { uuid: second }]);
  });
});

describe('the receipt', () => {
  it('[GIFT-06] states what went back to gift cards', async () => {
    starting(() => begun());
    confirming(() => receipt({ toGiftCards: money(4573) }));
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    await user.click(button('confirm'));
    await heading('receiptTitle');
    const words = t('withdrawal.refundToGiftCards', { price: '4\u00A0573\u00A0Ft' });
    expect(screen.getByRole('article').textContent).toContain(words);
  });

  it('states who, what and when to the second, what comes next, and can be printed and kept', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {});
    starting(() => begun());
    confirming(() => receipt());
    const { user } = show(<Withdrawal contact={contact} />);
    await chooseIn(user);
    await user.click(button('confirm'));
    await heading('receiptTitle');
    const said = screen.getByRole('article').textContent ?? '';
    const moment = t('withdrawal.receivedAt', { moment: '2026. november 21. 11:00:07' });
    const parts = [
      moment,
      'Kovács Anna',
      email,
      'L26-000123',
      first,
      'Körfutás póló',
      'kék, M',
      t('withdrawal.returnUntil', { day: '2026. december 7.' }),
      t('withdrawal.refundUntil', { day: '2026. december 5.' }),
      t('withdrawal.refundHow'),
      t('withdrawal.statement'),
    ];
    for (const part of parts) expect(said).toContain(part);
    await user.click(button('print'));
    expect(print).toHaveBeenCalledOnce();
    await user.click(button('save'));
    const [name, text] = saveText.mock.calls[0] ?? [];
    expect(name).toBe('elallas-L26-000123.txt');
    for (const part of [
      ...parts.filter((part) => !['Körfutás póló', 'kék, M'].includes(part)),
      '3 db: Körfutás póló, kék, M',
    ])
      expect(text).toContain(part);
    print.mockRestore();
  });
});
