import { z } from 'zod';

/** What mail programs turn into a link, or read as an address: no street and no name has it. */
const link = /:\/\/|www\.|@/i;
/** A telephone number; no town, street or name has as many digits in a row. */
const manyDigits = /\p{Nd}{8}/u;

/**
 * A line that the shop writes into mails to an address that nobody has proven (SEC-01): of `least` to `most`
 * characters, refused with the codes `link` and, unless it `takesNumbers`, `digits`. A dot between letters is allowed,
 * as in "Szt.István u."; mails part it.
 */
export function plainLine(most: number, { least = 1, takesNumbers = false } = {}) {
  return z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((line) => !link.test(line.normalize('NFKC')), { error: 'link' })
    .refine((line) => takesNumbers || !manyDigits.test(line), { error: 'digits' });
}
