import { z } from 'zod';

/** What leads out of a text: addresses of the web and of mails, with or without what they begin with. */
const link =
  /:\/\/|www\.|@|(?:^|[^\p{L}\p{Nd}])[\p{L}\p{Nd}][\p{L}\p{Nd}-]*\.(?:hu|com|net|org|eu|info|biz|io|me|ly|gg|shop|store|online|site|xyz|top|club|app|link|ru|cn|de|at|sk|ro)(?![\p{L}\p{Nd}])/iu;
/** A telephone number, however its digits are parted; years and prices have fewer. */
const manyDigits = /\p{Nd}(?:[\s.\-/()]{0,3}\p{Nd}){8}/u;
/** Control characters but for new lines, and those that turn the direction of what stands around them. */
const unseen = /[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/**
 * A text that the shop shows to everybody in the words of who wrote it (SEC-01, REV-04): at most so many characters,
 * refused with the codes `link`, `digits` (a telephone number) and `characters` (control characters).
 */
export function plainText(most: number) {
  return z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(most)
        .refine((text) => !unseen.test(text), { error: 'characters' })
        .refine((text) => !link.test(text.normalize('NFKC')), { error: 'link' })
        .refine((text) => !manyDigits.test(text.normalize('NFKC')), { error: 'digits' }),
    );
}
