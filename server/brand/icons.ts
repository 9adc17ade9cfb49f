import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '#lib/config/settings.ts';

/** Icons that browsers and phones ask for by themselves, with their widths in px. */
const sizes = { '/apple-touch-icon.png': 180, '/favicon.ico': 48 } as const;

/** An ICO file of one square PNG. */
function icoOf(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

/**
 * The icons of a brand by their paths, drawn from its SVG once and kept in a folder. Rejects with a SettingsError for one
 * that can not be drawn; nothing is kept then.
 */
export async function brandIcons(svg: Buffer, digest: string, folder: string): Promise<Map<string, Buffer>> {
  const icons = new Map<string, Buffer>();
  for (const [path, width] of Object.entries(sizes)) {
    const file = join(folder, `${digest}-${path.slice(1)}`);
    const kept = await readFile(file).catch(() => undefined);
    const body = kept ?? (await drawn(svg, path, width));
    icons.set(path, body);
    if (kept) continue;
    await mkdir(folder, { recursive: true });
    // Whole or not there: another process may read it while it is written.
    await writeFile(`${file}.${process.pid}`, body);
    await rename(`${file}.${process.pid}`, file);
  }
  return icons;
}

async function drawn(svg: Buffer, path: string, width: number): Promise<Buffer> {
  // Loaded where it draws alone: it takes more memory than all else that a start reads.
  const { default: sharp } = await import('sharp');
  const png = await sharp(svg, { density: 300 })
    .resize(width, width, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()
    .catch((error: unknown) => {
      throw new SettingsError(
        `The icon of the brand can not be drawn: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  return path.endsWith('.ico') ? icoOf(png, width) : png;
}
