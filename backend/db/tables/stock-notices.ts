import type { NoticeState } from '../../domain/stock-notice.ts';

/** Mails that were promised for when goods are back (ADR-0122). Conventions as in `schema.ts`. */
export interface StockNoticeTables {
  stock_notice: StockNoticeTable;
  /** What the links of the mails prove, hashed like a session's token. */
  stock_notice_token: {
    token_hash: string;
    notice_uuid: string;
    kind: NoticeTokenKind;
    expires_at: string;
  };
}

export type NoticeTokenKind = 'confirm' | 'end';

interface StockNoticeTable {
  uuid: string;
  option_id: number;
  /** An option that comes to another product is another thing. */
  product_id: number;
  /** Sysname of a shop, or `any`. */
  place: string;
  customer_id: number | null;
  /** A guest's, in lower case; a customer's stands in the account. */
  email: string | null;
  state: NoticeState;
  asked_at: string;
  /** When the last mail that asks to confirm was written. */
  mailed_at: string | null;
  confirmed_at: string | null;
  /** When it was sent or ended. */
  closed_at: string | null;
  /** Language in which it was asked for; null of those from before it was kept. */
  lang: string | null;
}
