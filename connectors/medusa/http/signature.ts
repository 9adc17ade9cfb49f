import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a signed moment may be from now, s: older calls may be somebody's who listened. */
const tolerance = 300;

export interface SignedCall {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** Whether a call is signed by one of the secrets, as Standard Webhooks has it, and of this moment (ADR-0137). */
export function isSigned({ headers, body }: SignedCall, secrets: readonly string[], now: Date): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return false;
  const given = signatures.split(' ').flatMap((part) => (part.startsWith('v1,') ? [Buffer.from(part.slice(3))] : []));
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const wanted = Buffer.from(createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'));
    return given.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted));
  });
}
