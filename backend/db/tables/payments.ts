import type { Generated } from 'kysely';
import type { Money } from '#lib/contract/money.ts';
import type { PaymentFailure } from '#lib/contract/payment.ts';
import type { TryState } from '../../domain/payment-states.ts';

/** Tries to pay orders by card. Conventions as in `schema.ts`. */
export interface PaymentTables {
  payment: {
    /** Names the try to the provider, and opens the order's payment to who holds it. */
    reference: string;
    order_uuid: string;
    /** Counts the tries of an order from 0; the last one is the one that is open. */
    position: number;
    provider: string;
    /** The provider's number; null until its card page was opened. */
    transaction_id: string | null;
    url: string | null;
    state: TryState;
    failure: PaymentFailure | null;
    amount: Money;
    /** What went back to the card, and what has to, all in all. */
    refunded: Generated<Money>;
    refund_due: Generated<Money>;
    /** How often it could not be given back since it became due. */
    refund_tries: Generated<number>;
    created_at: string;
    pay_until: string;
    /** When it is looked after next; null where nothing is left to do. */
    due_at: string | null;
    /** How long a process has it for itself, whatever becomes due meanwhile; null where none has it. */
    claimed_until: string | null;
  };
}
