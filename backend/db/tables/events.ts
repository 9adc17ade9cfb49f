import type { Generated } from 'kysely';
import type { Money } from '#lib/contract/money.ts';
import type { ShopEventType, Webhook } from '#lib/contract/event.ts';

/** What other systems are told, and what they tell of orders (ADR-0137). Conventions as in `schema.ts`. */
export interface EventTables {
  event: {
    /** In the order of writing; of one object, the order in which it changed. */
    position: Generated<number>;
    /** As receivers know it. */
    id: string;
    type: ShopEventType;
    object_kind: EventObjectKind;
    object_id: string;
    sequence: number;
    /** JSON of the event's `data`. */
    data: string;
    created_at: string;
    /** When it was put down for each receiver; null while there is none. */
    dispatched_at: string | null;
  };
  /** The last sequence of an object; a transaction that takes one locks the row until it ends. */
  event_object: { kind: EventObjectKind; id: string; last_sequence: number };
  event_delivery: {
    event_position: number;
    /** The receiver's address. */
    receiver: string;
    state: DeliveryState;
    attempts: number;
    /** Not before this moment; also how long a process has it for itself. */
    due_at: string;
    last_error: string | null;
    ended_at: string | null;
  };
  /** Money that went back; the reference is the other system's. */
  order_refund: { order_uuid: string; reference: string; amount: Money; reason: string | null; at: string };
}

export type EventObjectKind = Webhook['object']['kind'];
/** A dead letter is tried no more, and holds up those behind it until it is retried or skipped. */
export type DeliveryState = 'waiting' | 'delivered' | 'dead' | 'skipped';
