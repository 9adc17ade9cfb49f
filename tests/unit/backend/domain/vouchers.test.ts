import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDiscounts, reckonVouchers, type Voucher, type VoucherView } from '#backend/domain/vouchers.ts';
import { difference, money, sumOf } from '#lib/contract/money.ts';

const day = '2026-11-25';
const voucher = (changes: Partial<Voucher> = {}): Voucher => ({
  code: 'LEND-1234-5678',
  name: '1 000 Ft kedvezmény',
  value: money(1000),
  minimum: null,
  validUntil: day,
  customerId: null,
  isUsedUp: false,
  isCombinable: false,
  ...changes,
});
const view = (items: number, changes: Partial<VoucherView> = {}): VoucherView => ({
  items: money(items),
  customerId: 7,
  day,
  ...changes,
});
const states = (vouchers: Voucher[], seen: VoucherView) =>
  reckonVouchers(vouchers, seen).list.map(({ state }) => state);

const anyMoney = fc.integer({ min: 0, max: 2_000_000 }).map(money);
const anyVoucher: fc.Arbitrary<Voucher> = fc.record({
  code: fc.constantFrom('A-1', 'B-2', 'C-3'),
  name: fc.constant('Kupon'),
  value: anyMoney,
  minimum: fc.option(anyMoney),
  validUntil: fc.constantFrom('2026-11-24', '2026-11-25', '2027-01-01'),
  customerId: fc.constantFrom(null, 7, 8),
  isUsedUp: fc.boolean(),
  isCombinable: fc.boolean(),
});
const anyVouchers = fc.array(anyVoucher, { maxLength: 6 });
const anyLines = fc.array(anyMoney, { maxLength: 12 });

describe('what a voucher takes off', () => {
  it('[ADR-0123] is its value, as long as the goods come to that', () => {
    expect(reckonVouchers([voucher()], view(24_990)).discount).toBe(1000);
    expect(reckonVouchers([voucher()], view(700))).toMatchObject({ discount: 700, list: [{ state: 'applied' }] });
  });

  it.each([
    ['expired', voucher({ validUntil: '2026-11-24' })],
    ['used', voucher({ isUsedUp: true })],
    ['foreign', voucher({ customerId: 8 })],
    ['minimum', voucher({ minimum: money(10_001) })],
  ] as const)('[ADR-0123] is nothing where it is %s, and it says so', (state, given) => {
    expect(reckonVouchers([given], view(10_000))).toMatchObject({ discount: 0, list: [{ state, discount: 0 }] });
  });

  it('[ADR-0123] counts to the end of its last day, from its minimum on, for its customer', () => {
    const own = voucher({ validUntil: day, minimum: money(10_000), customerId: 7 });
    expect(states([own], view(10_000))).toEqual(['applied']);
    expect(states([own], view(10_000, { customerId: null }))).toEqual(['foreign']);
  });

  it('[ADR-0123] goes with others where all of them do', () => {
    const [one, two] = [voucher({ isCombinable: true }), voucher({ code: 'B', isCombinable: true })];
    expect(reckonVouchers([one, two], view(1500))).toMatchObject({ discount: 1500 });
    expect(states([one, voucher({ code: 'C' })], view(9000))).toEqual(['applied', 'not_combinable']);
    expect(states([voucher({ code: 'C' }), one], view(9000))).toEqual(['applied', 'not_combinable']);
    // One that takes nothing off keeps nobody out.
    expect(states([voucher({ isUsedUp: true }), one], view(9000))).toEqual(['used', 'applied']);
  });

  it('[ADR-0123] is never below 0, nor above the goods, whatever vouchers there are', () => {
    fc.assert(
      fc.property(anyVouchers, anyMoney, fc.constantFrom(null, 7), (vouchers, items, customerId) => {
        const { list, discount } = reckonVouchers(vouchers, { items, customerId, day });
        expect(discount).toBe(sumOf(list.map((one) => one.discount)));
        expect(discount).toBeLessThanOrEqual(items);
        for (const one of list) {
          expect(one.discount).toBeGreaterThanOrEqual(0);
          expect(one.discount).toBeLessThanOrEqual(one.voucher.value);
          if (one.state !== 'applied') expect(one.discount).toBe(0);
        }
      }),
    );
  });

  it('[ADR-0123] is shared out over the lines, so that what is paid for them adds up', () => {
    fc.assert(
      fc.property(anyVouchers, anyLines, (vouchers, lines) => {
        const items = sumOf(lines);
        const { discount } = reckonVouchers(vouchers, { items, customerId: 7, day });
        const shares = lineDiscounts(discount, lines);
        expect(shares).toHaveLength(lines.length);
        expect(sumOf(shares)).toBe(discount);
        const paid = lines.map((line, index) => difference(line, shares[index]!));
        expect(sumOf(paid)).toBe(difference(items, discount));
        for (const part of paid) expect(part).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
