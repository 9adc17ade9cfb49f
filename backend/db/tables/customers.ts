import type { Generated } from 'kysely';
import type { Money } from '#lib/contract/money.ts';
import type { Personal, ShippingAddress } from '#lib/contract/account.ts';
import type { Loyalty } from '#lib/contract/loyalty.ts';
import type { OrderStatus } from '#lib/contract/order.ts';
import type { Role } from '../../catalog/model.ts';

/** Customers and what belongs to them; wishlists belong to guests too. Conventions as in `schema.ts`. */
export interface CustomerTables {
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  /** `token_hash` is the SHA-256 of the token; the token itself is nowhere. */
  session: { token_hash: string; customer_id: number; created_at: string; seen_at: string };
  /** What a link in a mail proves, hashed like a session's token. */
  customer_token: {
    token_hash: string;
    customer_id: number;
    kind: CustomerTokenKind;
    created_at: string;
    expires_at: string;
  };
  /** Tries of one kind for one name (`login:` and a hash, for example) since a moment. */
  attempt: { name: string; count: number; since: string };
  loyalty_entry: {
    id: Generated<number>;
    customer_id: number;
    at: string;
    points: number;
    reason: LoyaltyReason;
    order_number: string | null;
  };
  voucher: VoucherTable;
  gift_card: GiftCardTable;
  /** `owner` is the request uuid of a guest or customer. The row is what concurrent changes lock. */
  wishlist: { owner: string; created_at: string; changed_at: string };
  /** `price` is what the product cost its owner when it was added. */
  wishlist_item: { id: Generated<number>; owner: string; product_id: number; added_at: string; price: Money };
  /** Guests whose cart or wishlist became a customer's; they are never written to again. */
  retired_guest: { uuid: string; customer_id: number; at: string };
  order_status: { order_uuid: string; position: number; status: OrderStatus; at: string };
  order_shipment: { order_uuid: string; carrier: string; number: string; url: string | null };
  order_invoice: { order_uuid: string; number: string; url: string | null };
  /** Begun withdrawals, and those that were confirmed. */
  withdrawal: {
    uuid: string;
    order_uuid: string;
    name: string;
    email: string;
    created_at: string;
    confirmed_at: string | null;
    /** What of the refund went back to gift cards. */
    to_gift_cards: Generated<Money>;
  };
  /** `refund` is what was paid for the pieces; null until it is confirmed, and in those from before it was kept. */
  withdrawal_item: { withdrawal_uuid: string; line: number; quantity: number; refund: Money | null };
  mail: MailTable;
}

export type CustomerTokenKind = 'reset' | 'email' | 'newsletter' | 'unsubscribe';
type LoyaltyReason = Loyalty['history'][number]['reason'];

interface CustomerTable {
  id: Generated<number>;
  /** Request uuid; begins with `u`. */
  uuid: string;
  /** User hash: 32 hexadecimal digits. */
  hash: string;
  /** In lower case. */
  email: string;
  /** Argon2id in its own notation, with salt and cost. */
  password: string;
  role: Role;
  first_name: string;
  last_name: string;
  /** E.164. */
  phone: string | null;
  birthday: string | null;
  gender: Personal['gender'];
  avatar: string | null;
  separate_email: string | null;
  verified: number;
  newsletter: number;
  card_number: string;
  created_at: string;
}

/** Takes off up to `value` from the goods of so many orders as `uses` says, the customer's alone where it has one. */
interface VoucherTable {
  /** In capitals. */
  code: string;
  customer_id: number | null;
  name: string;
  value: Money;
  /** Least sum of goods. */
  minimum: Money | null;
  /** Last day, as a date of Hungary. */
  valid_until: string;
  /** When it was redeemed last. */
  used_at: string | null;
  uses: Generated<number>;
  used: Generated<number>;
  is_combinable: Generated<number>;
}

/** Money that pays any order; whose it is nobody knows (ADR-0129). */
interface GiftCardTable {
  id: string;
  /** SHA-256 of the code without hyphens, in capitals; the code itself is nowhere. */
  code_hash: string;
  /** The last four characters of the code. */
  ending: string;
  /** What it was worth when it was issued, and what is left of that. */
  value: Money;
  balance: Money;
  /** Last day, as a date of Hungary. */
  valid_until: string;
}

interface CustomerAddressTable {
  uuid: string;
  customer_id: number;
  position: number;
  first_name: string;
  last_name: string;
  city: string;
  country_id: string;
  postal: string;
  street: string;
  street_no: string;
  delivery_type: ShippingAddress['deliveryType'];
  is_default: number;
}

interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** For the header of a newsletter's mail. */
  unsubscribe_url: string | null;
  /** Whether a mail program may end it by a POST to that address (RFC 8058). */
  one_click: Generated<number>;
  created_at: string;
  attempts: number;
  /** Not before this moment; also how long a process has it for itself. */
  due_at: string;
  sent_at: string | null;
}
