const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Digits with what people write between them, and at least eight of them: `+36 1 702 1101`, `06-1/702-1101`. */
const phone = /^\+?[\d\s()/-]+$/;
const fewestDigits = 8;
const mostDigits = 15;

/** Whether a text is an electronic address in the sense of the law: an e-mail address, or the address of a page. */
export function isElectronicAddress(text: string): boolean {
  const address = text.trim();
  if (address.length > 200) return false;
  if (email.test(address)) return true;
  return /^(?:https?:\/\/|www\.)[^\s.]+\.[^\s]+$/i.test(address);
}

/** Whether a text could be a postal address: words and a number. */
export function isPostalAddress(text: string): boolean {
  return /\p{L}{2}/u.test(text) && /\d/.test(text);
}

/** Whether a text can be dialled. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return phone.test(text.trim()) && digits >= fewestDigits && digits <= mostDigits;
}
