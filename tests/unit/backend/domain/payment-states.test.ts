import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterNotice,
  mayPaymentBecome,
  paymentStateOf,
  type KnownTry,
  type SaidOfTry,
  type TryState,
} from '#backend/domain/payment-states.ts';
import { money } from '#lib/contract/money.ts';

const states = ['pending', 'authorised', 'failed', 'paid', 'refunded'] as const satisfies TryState[];
/** Every step that a try to pay may take, and no other. */
const steps: readonly (readonly [TryState, TryState])[] = [
  ['pending', 'authorised'],
  ['pending', 'failed'],
  ['pending', 'paid'],
  ['pending', 'refunded'],
  ['authorised', 'failed'],
  ['authorised', 'paid'],
  ['authorised', 'refunded'],
  ['failed', 'paid'],
  ['failed', 'refunded'],
  ['paid', 'refunded'],
];
const all = states.flatMap((from) =>
  states.map((to) => ({ from, to, isStep: steps.some(([one, other]) => one === from && other === to) })),
);
const amount = money(15_980);
const fresh: KnownTry = { state: 'pending', amount, refunded: money(0) };

/** What a provider can say of a try: a part goes back only of what was paid, and all of it is `refunded`. */
const notices = fc.oneof(
  fc.constantFrom<TryState>('pending', 'authorised', 'failed').map((state) => ({ state, refunded: money(0) })),
  fc.integer({ min: 0, max: amount - 1 }).map((sum): SaidOfTry => ({ state: 'paid', refunded: money(sum) })),
  fc.constant<SaidOfTry>({ state: 'refunded', refunded: amount }),
);

function told(list: readonly SaidOfTry[]) {
  let known = fresh;
  let collected = 0;
  for (const notice of list) {
    const after = afterNotice(known, notice);
    if (after.isNowCollected) collected += 1;
    known = after.known;
  }
  return { known, collected };
}

describe('the states of a payment by card', () => {
  it.each(all)('[PAY-05] from $from to $to: $isStep', ({ from, to, isStep }) => {
    expect(mayPaymentBecome(from, to)).toBe(isStep);
  });

  it('[PAY-05] notices in any order and number end in the same state, and collect once at most', () => {
    const shuffled = fc
      .array(notices, { minLength: 1, maxLength: 8 })
      .chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
          fc.array(fc.constantFrom(...list), { maxLength: 4 }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([list, other, again]) => {
        const [one, two] = [told(list), told([...other, ...again])];
        expect(two).toEqual(one);
        expect(one.collected).toBe(list.some(({ state }) => state === 'paid' || state === 'refunded') ? 1 : 0);
        expect(one.known.refunded).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('[PAY-05] what has failed may still bring money, and what brought money can not fail', () => {
    const no = money(0);
    expect(afterNotice({ ...fresh, state: 'failed' }, { state: 'paid', refunded: no })).toMatchObject({
      known: { state: 'paid' },
      isNowCollected: true,
    });
    expect(afterNotice({ ...fresh, state: 'paid' }, { state: 'failed', refunded: no })).toMatchObject({
      known: { state: 'paid' },
      isNowCollected: false,
    });
  });

  it('[PAY-03] an order is paid by whichever try has paid it, else stands as its last try does', () => {
    expect(paymentStateOf([])).toBe('none');
    expect(paymentStateOf(['failed', 'pending'])).toBe('pending');
    expect(paymentStateOf(['pending', 'failed'])).toBe('failed');
    expect(paymentStateOf(['paid', 'failed'])).toBe('paid');
    expect(paymentStateOf(['failed', 'paid', 'refunded'])).toBe('paid');
    expect(paymentStateOf(['refunded', 'failed'])).toBe('refunded');
  });
});
