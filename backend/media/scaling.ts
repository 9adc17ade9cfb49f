import sharp from 'sharp';

export type PictureFormat = 'avif' | 'webp' | 'jpg';

export const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Ground of the tiles that pictures stand on (`--mist`), for a format that knows no transparency. */
const ground = '#f4f5f2';

// One thread each: two pictures at a time fill the two cores that the shop is measured on.
sharp.concurrency(1);
sharp.cache(false);

/** Widths, px, up to which an edge is few pixels wide, and a ghost of it stands beside it where it is pressed hard. */
const small = 480;

/**
 * Scales a master picture, a file or its bytes, to a width in px, never up. AVIF at effort 1 takes a fifth of the time of effort 4
 * at 640 px and more (15 instead of 13 kB), which the first shopper waits for.
 */
export async function scaled(master: string | Uint8Array, width: number, format: PictureFormat): Promise<Buffer> {
  // A camera's picture says by itself which side is up.
  const picture = sharp(master).autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'jpg') return picture.flatten({ background: ground }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return format === 'avif'
    ? picture.avif(width <= small ? { quality: 58, effort: 2 } : { quality: 55, effort: 1 }).toBuffer()
    : picture.webp({ quality: 78, effort: 2 }).toBuffer();
}
