import { randomBytes } from 'node:crypto';

/** The form of the request uuids of this API: at least 128 random bits; a customer's begins with `u` (ADR-0071). */
export const uuidPattern = /^[A-Za-z0-9_-]{22,64}$/;

/** The form of the tokens of this API: 256 random bits. */
export const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** A request uuid for a guest: 192 random bits, never beginning like a customer's (ADR-0071). */
export function newGuestUuid(random: (size: number) => Buffer = randomBytes): string {
  for (;;) {
    const uuid = random(24).toString('base64url');
    if (!/^u/i.test(uuid)) return uuid;
  }
}

/** Names a line of a cart, or a set in it: 96 random bits. */
export function newHash(): string {
  return randomBytes(12).toString('hex');
}
