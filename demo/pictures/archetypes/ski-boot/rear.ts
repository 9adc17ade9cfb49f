import type { Brandmark } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import type { SkiBootPalette } from './parts.ts';
import { cuff, strap } from './rear/cuff.ts';
import { levers, type Rear } from './rear/levers.ts';
import { liner } from './rear/liner.ts';
import { lug, shell } from './rear/shell.ts';
import { spine } from './rear/spine.ts';

/** One boot from behind. */
export const rear = (drawing: Drawing, palette: SkiBootPalette, brand: Brandmark, look: Rear): string =>
  liner(drawing, palette) +
  levers(drawing, palette, look) +
  shell(drawing, { ...palette, accent: look.heel }, brand) +
  cuff(drawing, palette) +
  spine(drawing, palette, brand, look.walks) +
  strap(drawing, palette) +
  lug(drawing, palette);
