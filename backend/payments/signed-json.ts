import { createHmac, timingSafeEqual } from 'node:crypto';
import { ProviderError } from './provider.ts';

/** Longest wait for a provider's answer, ms. */
const patience = 10_000;

/** How a provider signs: base64 of the HMAC of the whole body, in a header (SimplePay v2, "Üzenetek validálása"). */
export interface Signing {
  algorithm: 'sha384' | 'sha256';
  secret: string;
}

/** The signature of a body. */
export function signatureOf(body: string, { algorithm, secret }: Signing): string {
  return createHmac(algorithm, secret).update(body).digest('base64');
}

/** Whether a signature is that of a body; the same time for any that is not. */
export function isSigned(body: string, signature: unknown, signing: Signing): boolean {
  const [given, right] = [Buffer.from(String(signature)), Buffer.from(signatureOf(body, signing))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** What a body says; undefined where it is no JSON. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A call with a signed body, whose answer has to be signed as well. Throws a ProviderError that names provider and call. */
export async function callSigned(
  { provider, url, signing }: { provider: string; url: string; signing: Signing },
  message: object,
): Promise<unknown> {
  const body = JSON.stringify(message);
  const call = `${provider} ${new URL(url).pathname}`;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', signature: signatureOf(body, signing) },
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    const text = await answer.text();
    if (!answer.ok) throw new ProviderError(`${call} answered ${answer.status}`);
    if (!isSigned(text, answer.headers.get('signature'), signing))
      throw new ProviderError(`${call} answered without its signature`);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(`${call} did not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
}
