/**
 * `node demo/pictures/draw-logos.ts`: draws the logos of the demo's brands, mark and name as on their goods, as masters of
 * 160 px in height, as wide as each is, on white, which pages take out. The results are committed.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { brands, brandSlugs, logoName, type BrandSlug } from '../catalog/brands.ts';
import { isMark, motifPaths } from './lib/motifs.ts';
import { wordmark } from './lib/wordmark.ts';
import { mastersDirectory } from './masters.ts';

const height = 160;
/** Around the mark and the name. */
const margin = 12;
const mark = { y: 80, radius: 58 };
/** Between the mark and the name. */
const gap = 20;

interface Look {
  ink: string;
  accent: string;
}

/** Of the brands that have colours of their own. */
const looks: Partial<Record<BrandSlug, Look>> = {
  lendulet: { ink: '#0e1116', accent: '#d4ff3a' },
  havran: { ink: '#15232b', accent: '#7fa8b5' },
  vantor: { ink: '#101418', accent: '#e2502b' },
  bercjaro: { ink: '#1f3a2c', accent: '#c8a24a' },
  szelkakas: { ink: '#17365c', accent: '#58b4d9' },
  zuzmara: { ink: '#24406b', accent: '#9cc7e8' },
  firnland: { ink: '#7a1626', accent: '#e9b3a8' },
};
/** The others take turns. */
const usualLooks: readonly Look[] = [
  { ink: '#1b1f24', accent: '#f2b33d' },
  { ink: '#14433d', accent: '#8fd3b4' },
  { ink: '#3b1f4a', accent: '#d9a6e0' },
  { ink: '#5a2414', accent: '#f0a571' },
  { ink: '#123a5e', accent: '#ffd166' },
  { ink: '#3d3a16', accent: '#d6d06a' },
  { ink: '#4a1228', accent: '#f28fa4' },
];

function drawLogo(slug: BrandSlug, at: number): string {
  const { name, motif } = brands[slug];
  const { ink, accent } = looks[slug] ?? usualLooks[at % usualLooks.length]!;
  const { y, radius } = mark;
  const text = wordmark(name.toUpperCase(), 62, { cut: 'heavyItalic', maxWidth: 300 });
  if (motif === 'plain') {
    const all = Math.ceil(margin * 2 + text.width);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${all}" height="${height}">
    <rect width="${all}" height="${height}" fill="#fff"/>
    ${text.at(all / 2, y, { fill: ink })}
  </svg>`;
  }
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

for (const [at, slug] of brandSlugs.entries()) {
  const file = join(mastersDirectory, `${logoName(slug)}.webp`);
  await sharp(Buffer.from(drawLogo(slug, at)))
    .webp({ quality: 82 })
    .toFile(file);
}
