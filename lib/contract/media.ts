import { z } from 'zod';

/**
 * A picture. `path` lies on the API host; `{path}/{width}` answers AVIF or WebP in one of `mediaWidths`, and
 * `{path}/{width}.jpg` JPEG, for those who show shared pages and know nothing newer.
 */
export const imageSchema = z.object({
  path: z.string().regex(/^\/media\/[a-z0-9-]+$/),
  alt: z.string(),
});
export type Image = z.output<typeof imageSchema>;

/** The widths, in px, that the media host scales to; any other is refused. */
export const mediaWidths = [96, 160, 240, 320, 480, 640, 720, 960, 1200] as const;
