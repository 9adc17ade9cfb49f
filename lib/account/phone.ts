import { contact } from '#lib/contract/market/contact.ts';

const { country, groups } = contact.phone;
/** Country, area, and the number in its groups. */
const grouped = new RegExp(`^\\${country}${groups}$`);

/** E.164 → `+36 30 123 4567`; another number stays as it is. */
export function formatPhone(e164: string): string {
  const [, ...parts] = grouped.exec(e164) ?? [];
  return parts.length > 0 ? [country, ...parts.filter(Boolean)].join(' ') : e164;
}
