import { footballBoot as colours } from '#demo/catalog/colourways/footwear.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { Drawing, type GroundContact } from '../lib/drawing.ts';
import { collar } from './football-boot/collar.ts';
import type { FootballBootPalette } from './football-boot/last.ts';
import { farStuds, plate } from './football-boot/plate.ts';
import { quilt } from './football-boot/quilt.ts';
import { cuff, laces, throat } from './football-boot/throat.ts';
import { formLight, heel, inside, shell, sideMotif } from './football-boot/upper.ts';
import { firstPose, pose, type Stance } from './footwear/pose.ts';
import { drawSide, type ShoeDesign } from './footwear/sketch.ts';

const colourways: Record<keyof typeof colours, Colourway<FootballBootPalette>> = {
  volt: {
    ...colours.volt,
    palette: {
      base: '#d7f23c',
      heel: '#12181f',
      plate: '#171b22',
      stud: '#d7f23c',
      lace: '#f4f5ee',
      lining: '#1d232c',
      mark: '#ee4a2c',
    },
  },
  white: {
    ...colours.white,
    palette: {
      base: '#f5f4ef',
      heel: '#d8322c',
      plate: '#d8322c',
      stud: '#f2f1ec',
      lace: '#f5f4ef',
      lining: '#3a2424',
      mark: '#1d2026',
    },
  },
  night: {
    ...colours.night,
    palette: {
      base: '#1c2440',
      heel: '#16c0c8',
      plate: '#10162b',
      stud: '#16c0c8',
      lace: '#16c0c8',
      lining: '#0d1222',
      mark: '#f2f6f4',
    },
  },
  black: {
    ...colours.black,
    palette: {
      base: '#26272c',
      heel: '#17181c',
      plate: '#1b1c20',
      stud: '#d1a54a',
      lace: '#2e2f34',
      lining: '#101114',
      mark: '#d1a54a',
    },
  },
  red: {
    ...colours.red,
    palette: {
      base: '#d02a2c',
      heel: '#7d1420',
      plate: '#f2efe8',
      stud: '#d02a2c',
      lace: '#f6efe6',
      lining: '#3c0d13',
      mark: '#f6efe6',
    },
  },
  orange: {
    ...colours.orange,
    palette: {
      base: '#f0702a',
      heel: '#2b2f3a',
      plate: '#22252d',
      stud: '#f0702a',
      lace: '#2b2f3a',
      lining: '#1b1e26',
      mark: '#fdf3e4',
    },
  },
  violet: {
    ...colours.violet,
    palette: {
      base: '#6a45b5',
      heel: '#2d1d5a',
      plate: '#241847',
      stud: '#e7f25a',
      lace: '#f1edf8',
      lining: '#1d1238',
      mark: '#e7f25a',
    },
  },
  mint: {
    ...colours.mint,
    palette: {
      base: '#4cc7b0',
      heel: '#16443f',
      plate: '#f4f5f0',
      stud: '#f0705a',
      lace: '#f4f5f0',
      lining: '#0f302c',
      mark: '#f4f5f0',
    },
  },
};

const designs: Readonly<Record<string, ShoeDesign<FootballBootPalette>>> = { collar, quilt };

const contacts: readonly GroundContact[] = [
  [340, 920, 260, 15],
  [930, 920, 170, 14],
  [600, 918, 470, 18, 0.6],
];

/** The classic: woven upper with strike ribs, plate with conical studs. */
function drawClassic(palette: FootballBootPalette, brand: Brandmark, how: Stance): Drawing {
  const drawing = new Drawing(palette.base);
  return pose(drawing, how, {
    transform: 'translate(10 58) scale(1 .91)',
    contacts,
    parts: () => [
      farStuds(drawing, palette) + inside(drawing, palette),
      shell(drawing, palette, brand),
      throat(drawing, palette),
      cuff(drawing, palette),
      sideMotif(drawing, palette, brand),
      heel(drawing, palette, brand),
      laces(drawing, palette),
      formLight(drawing),
      plate(drawing, palette),
    ],
  });
}

/** A football boot for firm ground, in the pose of its brand and design. */
export const footballBoot = defineArchetype<FootballBootPalette>({
  name: 'football-boot',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '80 510 470 470' }],
  draw(palette, brand, view, name) {
    const design = designs[name];
    const how = firstPose('football-boot', brand, view, name);
    return design ? drawSide(design, palette, brand, how) : drawClassic(palette, brand, how);
  },
});
