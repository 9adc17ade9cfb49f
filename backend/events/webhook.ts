import { createHmac } from 'node:crypto';
import type { ClaimedDelivery, Failure } from './deliveries.ts';

/** A webhook that did not arrive. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
  readonly failure: Failure;

  constructor(reason: string, more: Partial<Failure> = {}) {
    super(reason);
    this.failure = { reason, isFinal: false, rest: 0, ...more };
  }
}

/**
 * The header `webhook-signature` of Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`, one for each secret
 * (`whsec_` and base64), so that secrets can be changed while both are known.
 */
export function signatureOf(
  secrets: readonly string[],
  { id, body }: Pick<ClaimedDelivery, 'id' | 'body'>,
  timestamp: number,
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

/** What the log and the list of dead letters say of a call that had no answer: a code, never an address. */
function reasonOf(error: unknown, timeout: number): string {
  const { name, cause } = Object(error) as { name?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return `no answer within ${timeout} ms`;
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? code : 'no connection';
}

/** Seconds of a header Retry-After as ms; 0 for none, and for a date. */
function restOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** How a receiver is called. */
export interface Sending {
  secrets: readonly string[];
  /** Longest wait for an answer, ms. */
  timeout: number;
  /** Breaks the call off. */
  stopping: AbortSignal;
  now: Date;
}

/**
 * Sends an event to its receiver as Standard Webhooks has it. An answer of 200–299 has taken it; a redirection is followed
 * nowhere, and 410 asks for no more of it. Throws NotDelivered, and the reason of `stopping` once that is aborted.
 */
export async function sendWebhook(
  delivery: ClaimedDelivery,
  { secrets, timeout, stopping, now }: Sending,
): Promise<void> {
  const timestamp = Math.floor(now.getTime() / 1000);
  let answer: Response;
  try {
    answer = await fetch(delivery.receiver, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'webhook-id': delivery.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(secrets, delivery, timestamp),
      },
      body: delivery.body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeout)]),
    });
  } catch (error) {
    stopping.throwIfAborted();
    throw new NotDelivered(reasonOf(error, timeout));
  }
  await answer.body?.cancel().catch(() => {});
  if (answer.ok) return;
  throw new NotDelivered(`answered ${answer.status}`, { isFinal: answer.status === 410, rest: restOf(answer) });
}
