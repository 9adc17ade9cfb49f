/**
 * `node demo/pictures/draw-logos.ts`: draws the logos of a handful of the demo's brands as masters of 160 px in height, as
 * wide as each is, on white, which the menu takes out. The results are committed.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { brands, logoBrands, logoName, type BrandSlug } from '../catalog/brands.ts';
import { isMark, motifPaths } from './lib/motifs.ts';
import { wordmark, type WordmarkCut } from './lib/wordmark.ts';
import { mastersDirectory } from './masters.ts';

const height = 160;
/** Around the mark and the name. */
const margin = 12;
const mark = { y: 80, radius: 58 };
/** Between the mark and the name. */
const gap = 20;

const looks: Record<(typeof logoBrands)[number], { ink: string; accent: string; cut: WordmarkCut }> = {
  havran: { ink: '#15232b', accent: '#7fa8b5', cut: 'bold' },
  vantor: { ink: '#101418', accent: '#e2502b', cut: 'heavyItalic' },
  bercjaro: { ink: '#1f3a2c', accent: '#c8a24a', cut: 'semibold' },
  szelkakas: { ink: '#17365c', accent: '#58b4d9', cut: 'heavyItalic' },
  zuzmara: { ink: '#24406b', accent: '#9cc7e8', cut: 'semibold' },
  firnland: { ink: '#7a1626', accent: '#e9b3a8', cut: 'bold' },
};

function drawLogo(slug: BrandSlug & (typeof logoBrands)[number]): string {
  const { name, motif } = brands[slug];
  const { ink, accent, cut } = looks[slug];
  const { y, radius } = mark;
  const text = wordmark(name, 62, { cut, maxWidth: 300 });
  const width = Math.ceil(margin * 2 + radius * 2 + gap + text.width);
  const x = margin + radius;
  const place = isMark(motif)
    ? { x, y, width: radius * 1.3, height: radius * 1.22 }
    : { x, y, width: radius * 2, height: radius * 1.1, rotation: -12 };
  const bands = motifPaths(motif, place);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#fff"/>
    <clipPath id="mark"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>
    <g clip-path="url(#mark)">${bands.map((path) => `<path d="${path}" fill="${accent}"/>`).join('')}</g>
    ${text.at(x + radius + gap + text.width / 2, y, { fill: ink })}
  </svg>`;
}

for (const slug of logoBrands) {
  const file = join(mastersDirectory, `${logoName(slug)}.webp`);
  await sharp(Buffer.from(drawLogo(slug)))
    .webp({ quality: 82 })
    .toFile(file);
}
