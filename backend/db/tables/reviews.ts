import type { Language } from '#lib/contract/language.ts';
import type { RefusalReason, ReviewState, SizeFeel, WidthFeel } from '#lib/contract/review.ts';

/** Reviews by buyers (ADR-0128). Conventions as in `schema.ts`. */
export interface ReviewTables {
  /** The one mail of an order that asks for reviews: whoever has a row is never asked again. */
  review_ask: {
    order_uuid: string;
    /** SHA-256 of the secret of its link; null where no mail was written, or once it has ended. */
    token_hash: string | null;
    asked_at: string;
    expires_at: string;
  };
  review: ReviewTable;
  /** SHA-256 of mailboxes that want no more such mails. */
  review_stop: { mailbox_hash: string; at: string };
}

interface ReviewTable {
  uuid: string;
  /** Null for a sample alone, and so is `line`. */
  order_uuid: string | null;
  line: number | null;
  product_id: number;
  stars: number;
  size_feel: SizeFeel | null;
  width_feel: WidthFeel | null;
  text: string;
  lang: Language;
  name: string | null;
  state: ReviewState;
  reason: RefusalReason | null;
  is_sample: number;
  /** When it was last changed. */
  written_at: string;
}
