import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { edgesOf } from '#demo/pictures/lib/edges.ts';
import { enlarge } from '#demo/pictures/enlarge.ts';

const blur = '<filter id="a" x="0"><feGaussianBlur stdDeviation="60"/></filter>';
const grain = '<filter id="b"><feTurbulence baseFrequency="0.05"/></filter>';
const volume =
  '<filter id="c"><feGaussianBlur in="SourceAlpha" stdDeviation="14"/><feComposite in="SourceGraphic"/></filter>';

describe('edges of a picture', () => {
  it.each([
    ['a blurred shape is left out', '<path d="M0 0L9 9" filter="url(#a)" opacity="0.5"/>', ''],
    ['grain is left out', '<ellipse rx="3" filter="url(#b)"/>', ''],
    ['what is lit stays, flat', '<g filter="url(#c)"><path d="M1 1L2 2"/></g>', '<g><path d="M1 1L2 2"/></g>'],
    ['a blurred group is not shown', '<g filter="url(#a)"><path/></g>', '<g display="none"><path/></g>'],
    ['a weave is left out', '<pattern id="i1" width="4">\n<path/></pattern><path/>', '<path/>'],
    ['what has no filter stays', '<path d="M1 1L2 2" fill="#333"/>', '<path d="M1 1L2 2" fill="#333"/>'],
  ])('[ADR-0161] %s', (_what, markup, expected) => {
    expect(edgesOf(`<svg><defs>${blur}${grain}${volume}</defs>${markup}</svg>`)).toBe(
      `<svg><defs></defs>${expected}</svg>`,
    );
  });
});

const levelsOf = (of: Sharp) => of.removeAlpha().raw().toBuffer();

/** A dark disc and fine lines on a light ground, under a soft shade. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200"><defs>${blur}</defs>
<rect width="1200" height="1200" fill="#e8e6df"/><circle cx="600" cy="600" r="400" fill="#1d4f91"/>
<path d="M200 600L1000 640" stroke="#fff" stroke-width="3"/><path d="M100 900L1100 700L1100 1100Z" fill="#000" opacity="0.4" filter="url(#a)"/></svg>`;
const drawnAt = (width: number) =>
  sharp(Buffer.from(picture.replace(/ width="1200" height="1200"/, ` width="${width}" height="${width}"`)));

it('[ADR-0161] enlarges a picture so that its edges are as sharp as those of one drawn in that width', async () => {
  const small = await drawnAt(300).png().toBuffer();
  const [whole, enlarged, blown] = await Promise.all([
    levelsOf(drawnAt(600)),
    enlarge(picture, small, 600).then(levelsOf),
    levelsOf(sharp(small).resize(600, 600)),
  ]);
  const error = (of: Buffer) => of.reduce((sum, level, at) => sum + (level - whole[at]!) ** 2, 0) / of.length;
  expect(enlarged).toHaveLength(600 * 600 * 3);
  expect(error(enlarged)).toBeLessThan(error(blown) / 3);
});

it('[ADR-0161] draws no dark line along the edge of what is lit, which is darker without its light', async () => {
  const edge = (dark: string) =>
    picture.replace(/<circle.*$/s, `<path d="M613 0H1200V1200H613Z" fill="${dark}"/></svg>`);
  const small = await sharp(Buffer.from(edge('#aaa')))
    .resize(300)
    .png()
    .toBuffer();
  const levels = await levelsOf(await enlarge(edge('#333'), small, 600));
  expect(levels.reduce((least, level) => Math.min(least, level))).toBeGreaterThanOrEqual(0xaa - 4);
});
