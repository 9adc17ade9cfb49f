import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { money } from '#lib/contract/money.ts';
import { ApiError } from '#lib/api/errors.ts';
import { orderStatusSchema, type OrderDetails, type OrderStatus, type OrderSummary } from '#lib/contract/order.ts';
import {
  allOrders,
  filterOfSearch,
  filterOrders,
  orderOfPath,
  searchOfFilter,
  statusesOf,
  toneOf,
  yearOf,
  yearsOf,
} from '#lib/orders/index.ts';
import { outsideLink } from '#lib/orders/papers.ts';
import { addedPieces, refusalOf, reorder } from '#lib/orders/reorder.ts';
import { progressOf, timelineSteps } from '#lib/orders/timeline.ts';
import { daysUntil, withdrawalOf } from '#lib/orders/withdrawal.ts';
import { SessionChangedError } from '#stores/session.ts';

const summary = (placedAt: string, status: OrderStatus = 'delivered'): OrderSummary => ({
  uuid: crypto.randomUUID(),
  number: 'L26-000001',
  placedAt,
  status,
  grand: money(1000),
  pieces: 1,
  images: [],
});
const item = (changes: Partial<OrderDetails['items'][number]> = {}): OrderDetails['items'][number] => ({
  name: 'Futócipő',
  brand: 'Vantor',
  title: 'kék, 38',
  quantity: 1,
  price: money(1000),
  lineTotal: money(1000),
  discount: money(0),
  line: 0,
  optionId: 7,
  productId: 1,
  url: '/p/futocipo-1/',
  image: null,
  withdrawn: 0,
  isCustomMade: false,
  ...changes,
});
const refused = (errors: Record<string, string[]>) => new ApiError('status', 422, 'refused', { errors });

const statuses = fc.constantFrom(...orderStatusSchema.options);
const orderLists = fc.array(
  fc
    .record({
      placedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      status: statuses,
    })
    .map(({ placedAt, status }) => summary(placedAt.toISOString(), status)),
);

describe('the filter of the orders', () => {
  it('[ACC-09] takes the year from the calendar of Budapest', () => {
    expect(yearOf(summary('2025-12-31T23:30:00Z'))).toBe(2026);
    expect(yearOf(summary('2025-12-31T22:30:00Z'))).toBe(2025);
  });

  it('[RT-16] offers each year once, newest first, and the statuses that are held, as an order passes them', () => {
    const orders = [
      summary('2024-05-01T10:00:00Z'),
      summary('2026-05-01T10:00:00Z', 'shipped'),
      summary('2026-03-01T10:00:00Z', 'placed'),
    ];
    expect(yearsOf(orders)).toEqual([2026, 2024]);
    expect(statusesOf(orders)).toEqual(['placed', 'shipped', 'delivered']);
  });

  it('[RT-16] lets through what has both year and status, newest first, and loses nothing over all choices', () => {
    fc.assert(
      fc.property(orderLists, (orders) => {
        const all = filterOrders(orders, allOrders);
        expect(all).toHaveLength(orders.length);
        all.forEach((order, index) => {
          const after = all[index + 1];
          if (after) expect(Date.parse(order.placedAt)).toBeGreaterThanOrEqual(Date.parse(after.placedAt));
        });
        let shown = 0;
        for (const year of yearsOf(orders)) {
          for (const status of statusesOf(orders)) {
            const some = filterOrders(orders, { year, status });
            expect(some.every((order) => yearOf(order) === year && order.status === status)).toBe(true);
            shown += some.length;
          }
        }
        expect(shown).toBe(orders.length);
      }),
    );
  });

  it('[RT-16] goes into the address and comes out of it again', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 2000, max: 2099 })), fc.option(statuses), (year, status) => {
        expect(filterOfSearch(searchOfFilter({ year, status }))).toEqual({ year, status });
      }),
    );
    expect(searchOfFilter({ year: 2026, status: 'shipped' })).toBe('?ev=2026&allapot=shipped');
    expect(searchOfFilter(allOrders)).toBe('');
  });

  it.each(['?ev=26', '?ev=2026x', '?ev=-2026', '?allapot=lost', '?allapot=__proto__', '?ev=%00', ''])(
    'takes %j for no filter',
    (search) => {
      expect(filterOfSearch(search)).toEqual(allOrders);
    },
  );

  it.each([
    ['/my-account/order-details/00000000-0000-4000-8000-000000000000/', '00000000-0000-4000-8000-000000000000'],
    ['/en/my-account/order-details/abc', 'abc'],
    ['/my-account/order-details/', null],
    ['/my-account/orders/', null],
    ['/my-account/order-details/a/b/', null],
  ])('[RT-17] reads the order of %s', (path, id) => expect(orderOfPath(path)).toBe(id));

  it.each<[OrderStatus, string]>([
    ['placed', 'moving'],
    ['confirmed', 'moving'],
    ['packed', 'moving'],
    ['shipped', 'moving'],
    ['ready_for_pickup', 'waiting'],
    ['delivered', 'arrived'],
    ['cancelled', 'off'],
    ['withdrawn', 'off'],
  ])('marks %s as %s', (status, tone) => expect(toneOf(status)).toBe(tone));
});

describe('the timeline of an order', () => {
  const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const steps = (type: OrderDetails['delivery']['type'], ...passed: OrderStatus[]) =>
    timelineSteps({
      status: passed.at(-1) ?? 'placed',
      timeline: passed.map((status, index) => ({ status, at: at(index) })),
      delivery: { type, description: '' },
    }).map(({ status, state }) => `${status} ${state}`);

  it.each<[string, string[], string[]]>([
    [
      'an order on its way',
      steps('home', 'placed', 'confirmed'),
      ['placed done', 'confirmed current', 'packed next', 'shipped next', 'delivered next'],
    ],
    [
      'one for a store',
      steps('click_and_collect', 'placed'),
      ['placed current', 'confirmed next', 'ready_for_pickup next', 'delivered next'],
    ],
    [
      'one that skipped a step',
      steps('home', 'placed', 'shipped'),
      ['placed done', 'shipped current', 'delivered next'],
    ],
    [
      'one that waits at a pick-up point',
      steps('pick_up_points', 'placed', 'shipped', 'ready_for_pickup'),
      ['placed done', 'shipped done', 'ready_for_pickup current', 'delivered next'],
    ],
    ['a delivered one', steps('home', 'placed', 'delivered'), ['placed done', 'delivered current']],
    ['a cancelled one', steps('home', 'placed', 'cancelled'), ['placed done', 'cancelled current']],
    [
      'one withdrawn from',
      steps('home', 'placed', 'delivered', 'withdrawn'),
      ['placed done', 'delivered done', 'withdrawn current'],
    ],
  ])('[RT-17] [ACC-09] of %s', (_, found, expected) => expect(found).toEqual(expected));

  it('[RT-17] has the oldest step first, whatever the answer’s order', () => {
    const found = timelineSteps({
      status: 'confirmed',
      delivery: { type: 'home', description: '' },
      timeline: [
        { status: 'confirmed', at: at(5) },
        { status: 'placed', at: at(1) },
      ],
    });
    expect(found.map(({ status }) => status).slice(0, 2)).toEqual(['placed', 'confirmed']);
  });

  it('never goes back on its way', () => {
    const way: OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped', 'ready_for_pickup', 'delivered'];
    const shares = way.map(progressOf);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('withdrawal', () => {
  const order = (changes: Partial<OrderDetails>) => ({
    status: 'delivered' as const,
    withdrawalUntil: '2026-11-25',
    items: [item()],
    ...changes,
  });

  it('[ACC-09] counts the days left, the last one as none', () => {
    expect(daysUntil('2026-11-25', '2026-11-21')).toBe(4);
    expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
    expect(withdrawalOf(order({}), '2026-11-21')).toEqual({ kind: 'open', until: '2026-11-25', daysLeft: 4 });
    expect(withdrawalOf(order({}), '2026-11-25')).toEqual({ kind: 'open', until: '2026-11-25', daysLeft: 0 });
  });

  it.each<[string, Partial<OrderDetails>, string]>([
    ['over', {}, '2026-11-26'],
    ['over', { withdrawalUntil: null }, '2026-11-21'],
    ['before', { withdrawalUntil: null, status: 'shipped' }, '2026-11-21'],
    ['none', { withdrawalUntil: null, status: 'cancelled' }, '2026-11-21'],
    ['none', { status: 'withdrawn' }, '2026-11-21'],
    ['none', { items: [item({ quantity: 2, withdrawn: 2 })] }, '2026-11-21'],
    ['custom', { items: [item({ isCustomMade: true })] }, '2026-11-21'],
    ['custom', { items: [item({ withdrawn: 1 }), item({ isCustomMade: true })], withdrawalUntil: null }, '2026-11-21'],
  ])('is %s for %o', (kind, changes, today) => expect(withdrawalOf(order(changes), today)).toEqual({ kind }));
});

describe('addresses of carriers', () => {
  const carriers = ['https://szelfutar.example'];
  it.each([
    ['https://szelfutar.example/csomag?szam=SZF26HU', 'https://szelfutar.example/csomag?szam=SZF26HU'],
    ['HTTPS://szelfutar.example/', 'https://szelfutar.example/'],
  ])('[SEC-02] lets %s through', (url, href) => expect(outsideLink(url, carriers)).toBe(href));

  it('[SEC-01] refuses an origin that is not allowed', () =>
    expect(outsideLink('https://szelfutar.example/', [])).toBeNull());

  it.each([
    null,
    '',
    '/',
    '#',
    'http://szelfutar.example/',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://szelfutar.example/1',
    'vbscript:x',
    '//szelfutar.example/',
    'https:szelfutar.example',
    'https:\\\\szelfutar.example',
    'https://bank@szelfutar.example/',
    'https://bank:pw@szelfutar.example/',
    'https://szelfutar.example\\@bank.example/',
    ' https://szelfutar.example/',
    'https://szelfutar.example/a b',
    'https://szel\tfutar.example/',
    'https://',
    'https://[',
    'ftp://szelfutar.example/',
  ])('[SEC-02] refuses %j', (url) => expect(outsideLink(url, carriers)).toBeNull());

  it('[SEC-02] never answers anything but https without sign-in data', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((tail) => `https://${tail}`),
        ),
        (url) => {
          const href = outsideLink(url, carriers);
          if (href === null) return;
          expect(new URL(href)).toMatchObject({ protocol: 'https:', username: '', password: '' });
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a reorder', () => {
  it.each<[string, unknown, string]>([
    ['sold out', refused({ productOption: ['sold_out'] }), 'soldOut'],
    ['unknown to the API', refused({ productOption: ['unknown'] }), 'gone'],
    ['no room', refused({ productOption: ['cart_full'] }), 'full'],
    ['too many', refused({ amount: ['stock:2'] }), 'stock'],
    ['no answer', new ApiError('timeout', null, 'no answer'), 'failed'],
    ['an outage', new ApiError('status', 503, 'away'), 'failed'],
    ['a fault', new TypeError('x'), 'failed'],
  ])('[ACC-09] names the refusal: %s', (_, error, outcome) => expect(refusalOf(error)).toBe(outcome));

  it('[ACC-09] adds one item after the other, each once with its pieces, and goes on after a refusal', async () => {
    const sent: unknown[] = [];
    let running = 0;
    const outcomes = await reorder(
      [
        item({ quantity: 2 }),
        item({ line: 1, optionId: 8 }),
        item({ line: 2, optionId: 9, url: null }),
        item({ line: 3, optionId: 10 }),
      ],
      async (line) => {
        expect(++running).toBe(1);
        sent.push(line);
        await Promise.resolve();
        running--;
        if (line.productOption === 8) throw refused({ productOption: ['sold_out'] });
      },
    );
    expect(sent).toEqual([
      { productOption: 7, amount: 2 },
      { productOption: 8, amount: 1 },
      { productOption: 10, amount: 1 },
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['added', 'soldOut', 'gone', 'added']);
    expect(addedPieces(outcomes)).toBe(3);
  });

  it('tries nothing after an addition whose outcome nobody knows', async () => {
    const add = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError('timeout', null, 'no answer')));
    const outcomes = await reorder([item(), item({ line: 1 }), item({ line: 2, url: null })], add);
    expect(add).toHaveBeenCalledOnce();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'gone']);
  });

  it('ends without a word where somebody else is at the browser', async () => {
    const add = vi.fn<() => Promise<never>>(() => Promise.reject(new SessionChangedError()));
    await expect(reorder([item(), item({ line: 1 })], add)).rejects.toBeInstanceOf(SessionChangedError);
    expect(add).toHaveBeenCalledOnce();
  });
});
