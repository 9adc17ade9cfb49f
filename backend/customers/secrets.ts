import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A token that proves something by being known: 256 random bits, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A fast hash is enough: nobody guesses 256 bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Request uuid of a customer: `u` and 192 random bits (ADR-0071). */
export function newCustomerUuid(): string {
  return `u${randomBytes(24).toString('base64url')}`;
}

/** User hash: 32 hexadecimal digits. */
export function newUserHash(): string {
  return randomBytes(16).toString('hex');
}

/** Number of a loyalty card from twelve digits: an EAN, so that any till can scan it. */
export function cardNumber(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A loyalty card's number from the range for use inside a company (prefix 29), so it is no article's. */
export function newCardNumber(): string {
  return cardNumber(`29${String(randomInt(10 ** 10)).padStart(10, '0')}`);
}

/** Whether a request uuid is a customer's (ADR-0071). */
export function isCustomerUuid(uuid: string): boolean {
  return uuid.startsWith('u');
}
