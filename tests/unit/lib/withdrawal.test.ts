import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { choiceKey, chosenItems, chosenPieces, wholeChoice } from '#lib/withdrawal/choice.ts';
import { refundDay, returnDay } from '#lib/core/calendar/withdrawal-days.ts';
import { orderNumberOfSearch, tidyOrderNumber } from '#lib/withdrawal/order-number.ts';
import { isLapsed, refusalOf } from '#lib/withdrawal/refusal.ts';

describe('the number of an order', () => {
  it.each([
    ['L26-000123', 'L26-000123'],
    [' l26-000123 ', 'L26-000123'],
    ['L26000123', 'L26-000123'],
    ['l 26 000 123', 'L26-000123'],
    ['26–000123', 'L26-000123'],
    ['#L26-000123.', 'L26-000123'],
    ['L26-1000000', 'L26-1000000'],
    ['L26-123', 'L26-123'],
    ['K26-000123', 'K26-000123'],
    [' valami ', 'valami'],
    ['', ''],
  ])('is tidied from "%s" to "%s"', (typed, number) => expect(tidyOrderNumber(typed)).toBe(number));

  it('stays as it is once it is tidy, and never grows from something else', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const number = tidyOrderNumber(typed);
        expect(tidyOrderNumber(number)).toBe(number);
      }),
    );
  });

  it.each([
    ['?rendeles=L26-000123', 'L26-000123'],
    ['?rendeles=l26000123', 'L26-000123'],
    ['?rendeles=%3Cb%3E', ''],
    ['?rendeles=', ''],
    ['', ''],
  ])('is read from the address "%s" as "%s"', (search, number) => expect(orderNumberOfSearch(search)).toBe(number));
});

describe('a choice', () => {
  const items = [
    { line: 0, name: 'Póló', title: 'M', quantity: 3, refund: null },
    { line: 4, name: 'Sapka', title: '', quantity: 1, refund: null },
  ];

  it('begins with everything, and leaves out what is kept', () => {
    expect(chosenItems(items, wholeChoice(items))).toEqual([
      { line: 0, quantity: 3 },
      { line: 4, quantity: 1 },
    ]);
    expect(chosenItems(items, { 0: 0, 4: 1 })).toEqual([{ line: 4, quantity: 1 }]);
    expect([chosenPieces(items, wholeChoice(items)), chosenPieces(items, {})]).toEqual([4, 0]);
  });

  it('is never more than there is, and has a name of its own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (first, second) => {
        const chosen = chosenItems(items, { 0: first, 4: second });
        for (const { line, quantity } of chosen) expect(quantity).toBeLessThanOrEqual(line === 0 ? 3 : 1);
        expect(choiceKey(items, { 0: first, 4: second }) === choiceKey(items, wholeChoice(items))).toBe(
          first >= 3 && second >= 1,
        );
      }),
    );
  });
});

describe('the days after a withdrawal', () => {
  it.each([
    ['2026-11-20T10:00:00Z', '2026-12-04', '2026-12-04'],
    ['2026-11-21T10:00:00Z', '2026-12-07', '2026-12-05'],
    ['2026-11-20T23:30:00Z', '2026-12-07', '2026-12-05'],
    ['2026-12-11T12:00:00Z', '2026-12-28', '2026-12-25'],
  ])('of %s: goods are sent back by %s, money by %s', (confirmedAt, goods, money) => {
    expect([returnDay(confirmedAt), refundDay(confirmedAt)]).toEqual([goods, money]);
  });
});

describe('a refusal', () => {
  const error = (status: number, errors: Record<string, string[]>) => new ApiError('status', status, 'no', { errors });

  it.each([
    [422, { order: ['unknown'] }, 'unknown'],
    [422, { order: ['expired'] }, 'expired'],
    [422, { order: ['cancelled'] }, 'cancelled'],
    [422, { order: ['unpaid'] }, 'unpaid'],
    [409, { order: ['changed'] }, 'changed'],
    [422, { items: ['withdrawn'] }, 'withdrawn'],
    [422, { items: ['custom_made'] }, 'custom_made'],
    [422, { 'items.0.quantity': ['max:1'] }, 'changed'],
    [422, { name: ['short:2'] }, null],
    [500, {}, null],
    [422, { order: ['constructor'] }, null],
  ])('%s %o is %s', (status, errors, refusal) => expect(refusalOf(error(status, errors))).toBe(refusal));

  it('is told from a failure, and from what has lapsed', () => {
    expect(refusalOf(new TypeError('no'))).toBeNull();
    expect([
      isLapsed(error(404, { uuid: ['not_found'] })),
      isLapsed(error(404, {})),
      isLapsed(error(422, { uuid: ['x'] })),
    ]).toEqual([true, false, false]);
  });
});
