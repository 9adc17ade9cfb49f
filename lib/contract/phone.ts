import { z } from 'zod';
import { contact } from './market/contact.ts';

const { country, trunk, isKnownBare } = contact.phone;
const ownCountry = country.slice(1);
const bare = isKnownBare ? '|(?=[1-9])' : '';
const own = String.raw`(?:(?:\+|00)${ownCountry}[ /-]?|${trunk}[ /-]?${bare})\d[\d /-]{7,14}`;
const abroad = String.raw`(?:\+|00)(?!${ownCountry})`;
const written = new RegExp(String.raw`^(?:${own}|${abroad}[1-9][\d /-]{7,17})$`);
const beginningAbroad = new RegExp(`^${abroad}`);

/**
 * A telephone number as people write it, in Hungary 06…, +36…, 0036…, 30…, with spaces, hyphens and slashes; one of another
 * country with that country's number.
 */
export const phoneSchema = z.string().trim().regex(written);

/** Whether a telephone number begins with the number of another country. */
export const isForeignPhone = (written: string): boolean => beginningAbroad.test(written.trim());
