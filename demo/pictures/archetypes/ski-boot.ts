import { poseOf } from '#demo/catalog/poses.ts';
import { skiBoot as named } from '#demo/catalog/colourways/footwear.ts';
import { defineArchetype, otherSide, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { lightness } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { bareMetal } from './footwear/fittings.ts';
import { pose } from './footwear/pose.ts';
import { buckles, cuff, pivot, powerStrap } from './ski-boot/cuff.ts';
import { liner } from './ski-boot/liner.ts';
import type { SkiBootPalette } from './ski-boot/parts.ts';
import { rear } from './ski-boot/rear.ts';
import type { Rear } from './ski-boot/rear/levers.ts';
import { lowerShell } from './ski-boot/shell.ts';
import { sole } from './ski-boot/sole.ts';

const colourways: Record<keyof typeof named, Colourway<SkiBootPalette>> = {
  red: {
    ...named.red,
    palette: {
      base: '#c92a2a',
      cuff: '#22252c',
      accent: '#f4f4f0',
      lever: bareMetal,
      sole: '#17191e',
      liner: '#2b2e36',
      strap: '#15171b',
    },
  },
  white: {
    ...named.white,
    palette: {
      base: '#f1f1ec',
      cuff: '#e2e3df',
      accent: '#1f7a8c',
      lever: '#1f7a8c',
      sole: '#2a2e35',
      liner: '#3a3f48',
      strap: '#23272e',
    },
  },
  lime: {
    ...named.lime,
    palette: {
      base: '#2c3038',
      cuff: '#2c3038',
      accent: '#b8e62e',
      lever: '#b8e62e',
      sole: '#15171b',
      liner: '#1d2026',
      strap: '#0f1114',
    },
  },
  blue: {
    ...named.blue,
    palette: {
      base: '#1f5fae',
      cuff: '#1a5299',
      accent: '#f5c63a',
      lever: bareMetal,
      sole: '#1a1e26',
      liner: '#20283a',
      strap: '#151a24',
    },
  },
  orange: {
    ...named.orange,
    palette: {
      base: '#e0662a',
      cuff: '#25272c',
      accent: '#f2ede1',
      lever: '#e0662a',
      sole: '#18191d',
      liner: '#2c2e34',
      strap: '#141518',
    },
  },
};

/** A freeride boot turns the colours over, so that its cuff is what is seen from afar. */
function freeride(palette: SkiBootPalette): SkiBootPalette {
  const { base, cuff: upper, accent } = palette;
  const isOfOneColour = Math.abs(lightness(base) - lightness(upper)) < 0.08;
  return isOfOneColour ? { ...palette, cuff: accent, accent: base } : { ...palette, base: upper, cuff: base };
}

/** Both boots of a pair from behind, their buckles outwards. */
function pairFromBehind(
  drawing: Drawing,
  palette: SkiBootPalette,
  brand: Brandmark,
  { walks, heel }: Pick<Rear, 'walks' | 'heel'>,
): Drawing {
  const boots = ([1, -1] as const).map((outer) => {
    const place = `translate(${outer === 1 ? -222 : 222} -4) translate(600 600) scale(.98) translate(-600 -600)`;
    return (
      `<g transform="${place}">${drawing.ground([[600, 1052, 190, 18]])}` +
      `${rear(drawing, palette, brand, { buckles: walks ? 3 : 4, walks, heel, outer })}</g>`
    );
  });
  return drawing.add(drawing.studio(), ...boots);
}

/** An alpine ski boot: overlap shell, pivoting cuff, buckles, power strap; in the pose of its brand and design, and the pair from behind. */
export const skiBoot = defineArchetype<SkiBootPalette>({
  name: 'ski-boot',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '420 210 540 540' }],
  draw(colours, brand, view, design) {
    const isFree = design === 'freeride';
    const palette = isFree ? freeride(colours) : colours;
    const drawing = new Drawing(palette.base);
    if (view === 'back') return pairFromBehind(drawing, palette, brand, { walks: isFree, heel: colours.accent });
    return pose(drawing, view === 'main' ? poseOf('ski-boot', brand.name, design) : 'left', {
      transform: 'translate(30 -22) scale(.99)',
      contacts: [
        [580, 1056, 410, 20],
        [620, 1054, 300, 12, 0.5],
      ],
      parts: () => [
        liner(drawing, palette, brand),
        lowerShell(drawing, { ...palette, accent: colours.accent }, brand),
        cuff(drawing, palette, brand),
        pivot(drawing),
        powerStrap(drawing, palette),
        buckles(drawing, palette, isFree ? 3 : 4),
        sole(drawing, palette),
      ],
    });
  },
});
