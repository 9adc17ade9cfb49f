import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SettingsError } from './settings.ts';

/** The file of the harmonised notice's official figure: shown as it is, never scaled anew or drawn over. */
export interface NoticeFile {
  /** Named by its content, so that caches may keep it. */
  name: string;
  type: 'image/svg+xml' | 'image/png';
  body: Buffer;
  width: number;
  height: number;
}

function sizeOf(body: Buffer, isPng: boolean): { width: number; height: number } | null {
  if (isPng) {
    return body.toString('latin1', 1, 4) === 'PNG'
      ? { width: body.readUInt32BE(16), height: body.readUInt32BE(20) }
      : null;
  }
  const [, width, height] =
    /<svg[^>]*\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(body.toString()) ?? [];
  return width === undefined || height === undefined ? null : { width: Number(width), height: Number(height) };
}

/** Where the storefront gives the file. */
export const noticePath = ({ name }: Pick<NoticeFile, 'name'>): string => `/_next/static/${name}`;

/** Reads the file that HARMONISED_NOTICE names; null for none. Throws a SettingsError for one that is no such picture. */
export function readNoticeFile({ HARMONISED_NOTICE: path }: { HARMONISED_NOTICE: string }): NoticeFile | null {
  if (path === '') return null;
  let body: Buffer;
  try {
    body = readFileSync(path);
  } catch (error) {
    throw new SettingsError(
      `HARMONISED_NOTICE="${path}" cannot be read: ${error instanceof Error ? error.message : ''}`,
    );
  }
  const isPng = path.endsWith('.png');
  const size = sizeOf(body, isPng);
  if (!size || !(size.width > 0 && size.height > 0)) {
    throw new SettingsError(`HARMONISED_NOTICE="${path}" is no PNG file, nor an SVG file with a viewBox`);
  }
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return {
    ...size,
    body,
    name: `harmonised-notice-${digest}.${isPng ? 'png' : 'svg'}`,
    type: isPng ? 'image/png' : 'image/svg+xml',
  };
}
