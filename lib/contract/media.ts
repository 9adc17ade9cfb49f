import { z } from 'zod';
import { textLanguageSchema } from './language.ts';

/**
 * A picture. A `path` on the API's host is answered by `{path}/{width}` as AVIF or WebP in one of `mediaWidths`, and by
 * `{path}/{width}.jpg` as JPEG, for those who show shared pages and know nothing newer. A picture of another host, which
 * the storefront's MEDIA_HOST names, has its whole address, in which `*` stands for the width (ADR-0141).
 */
export const imageSchema = z.object({
  path: z.string().regex(/^(?:\/media\/[a-z0-9-]+|https?:\/\/[^\s"'<>\\]+)$/),
  alt: z.string(),
  /** Language of `alt`, where it is not the catalog's (ADR-0125). */
  lang: textLanguageSchema.optional(),
});
export type Image = z.output<typeof imageSchema>;

/** The widths, in px, that the media host scales to; any other is refused. The last is for an enlarged picture (ADR-0161). */
export const mediaWidths = [96, 160, 240, 320, 480, 640, 720, 960, 1200, 2000] as const;
