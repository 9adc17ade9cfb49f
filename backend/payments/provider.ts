import type { IncomingHttpHeaders } from 'node:http';
import type { Money } from '#lib/contract/money.ts';
import type { Language } from '#lib/contract/language.ts';
import type { PaymentFailure } from '#lib/contract/payment.ts';
import type { SaidOfTry } from '../domain/payment-states.ts';

/** What a provider is asked to collect: its card page asks the shopper, and nothing of a card comes to the shop. */
export interface PaymentToStart {
  /** Names the try, and is never used for another one. */
  reference: string;
  amount: Money;
  email: string;
  /** To whom the invoice is made out: the bank compares it with the card's holder. */
  billing: { name: string; postal: string; city: string; street: string; phone: string };
  language: Language;
  /** Where the shopper comes back to, whatever came of it. */
  returnUrl: string;
  /** After it, the card page begins no payment any more. */
  until: Date;
}

/** A try that a provider knows. */
export interface StartedPayment {
  reference: string;
  /** The provider's own number of it. */
  transaction: string;
  amount: Money;
}

/** Where a try stands, as the provider says when it is asked, or in a notice. */
export interface ProviderReading extends SaidOfTry {
  /** The sum in smallest units of `currency`; it is compared with the order's. */
  amount: number;
  currency: string;
  failure: PaymentFailure | null;
}

/** What a provider told by itself, once its signature was found right. */
export interface ProviderNotice {
  reference: string;
  /** Null where the notice does not say enough, and the provider has to be asked. */
  reading: ProviderReading | null;
  /** What the provider wants to hear once the notice is kept. */
  answer: { headers: Record<string, string>; body: string };
}

/** A notice as it came: its bytes are what is signed. */
export interface RawNotice {
  body: string;
  headers: IncomingHttpHeaders;
}

/**
 * A provider of card payments: one file each in this folder. Calls throw a ProviderError where the provider does not
 * answer, refuses, or answers what it did not sign.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Whether the shop collects what a card's bank has authorised; else the provider does so by itself. */
  readonly capturesOnRequest: boolean;
  /** Opens a card page. */
  start(payment: PaymentToStart): Promise<{ url: string; transaction: string }>;
  /** Asks where a try stands; null for one that the provider does not know. */
  read(payment: Pick<StartedPayment, 'reference'>): Promise<ProviderReading | null>;
  /** Collects an authorised sum; asked again it collects nothing more. */
  capture(payment: StartedPayment): Promise<void>;
  /** Gives a part of what was collected back to the card. */
  refund(payment: StartedPayment, sum: Money): Promise<void>;
  /** Reads a notice. Throws a ForgedNotice where its signature is not the provider's. */
  parseCallback(notice: RawNotice, now: Date): ProviderNotice;
}

/** A provider did not do what it was asked. The message says which provider, which call and why; for the log. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/** A notice that the provider did not sign, or that says nothing. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice';
}
