import sharp from 'sharp';

const cell = 300;
const columns = 6;

/** Writes all pictures at 300 px into one WebP, six in a row. */
export async function writeContactSheet(files: readonly string[], target: string): Promise<void> {
  const thumbnails = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(cell, cell).toBuffer(),
      left: (index % columns) * cell,
      top: Math.floor(index / columns) * cell,
    })),
  );
  const width = Math.min(columns, files.length) * cell;
  const height = Math.ceil(files.length / columns) * cell;
  const sheet = sharp({ create: { width, height, channels: 3, background: '#f4f5f2' } });
  await sheet.composite(thumbnails).webp({ quality: 82 }).toFile(target);
}
