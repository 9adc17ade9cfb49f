import type { ReactNode } from 'react';
import type { PriceType } from '#lib/contract/price.ts';

/** What a page of a list has: the server says it of everybody's, the browser of a customer's own. */
export interface Found {
  total: number;
  /** The same in words. */
  totalText: string;
  pageCount: number;
  /** Products of the page. */
  ids: number[];
  cards: ReactNode;
}

/** A list as a customer with prices of their own has it, while the page around it is everybody's (ADR-0101). */
export interface OwnList {
  /** Address of the page that it is of. */
  address: string;
  /** Whose prices further pages are asked for by; null where they wait for this one. */
  role: PriceType | null;
  /** Whether the cards that stand there are about to change. */
  isBusy: boolean;
  /** Null as long as everybody's list stands. */
  found: Found | null;
}
