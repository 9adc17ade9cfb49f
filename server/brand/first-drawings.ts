import sharp from 'sharp';
import type { BrandColours } from '#lib/config/brand/colours.ts';
import { outlined } from './drawn-letters.ts';

type Colours = Pick<BrandColours, 'ink' | 'paper' | 'accent'>;

/** An icon for a brand that has none yet: the first letter of its mark in the accent, on ink. */
export async function firstIcon(mark: string, { ink, accent }: Colours): Promise<string> {
  const [letter = ''] = mark;
  const { width, path } = await outlined(letter);
  const size = 24;
  const drawn = path((32 - width(size)) / 2, 24.5, size);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ink}"/><path d="${drawn}" fill="${accent}"/></svg>\n`;
}

/** A picture for shared pages, PNG of 1200 × 630 px: the name on paper, underlined in the accent. */
export async function firstSharePicture(name: string, { ink, paper, accent }: Colours): Promise<Buffer> {
  const { width, path } = await outlined(name);
  const size = Math.min(200, (1040 / width(200)) * 200);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${paper}"/><rect x="80" y="330" width="${width(size)}" height="40" fill="${accent}"/><path d="${path(80, 350, size)}" fill="${ink}"/><rect y="602" width="1200" height="28" fill="${ink}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
