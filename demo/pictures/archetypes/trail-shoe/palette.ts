import type { PaletteOf } from '../../archetype.ts';

/** The colours of a trail running shoe by part; the cage is the welded film of its stays. */
export type TrailShoePalette = PaletteOf<'base' | 'cage' | 'accent' | 'foam' | 'wedge' | 'rubber' | 'lace' | 'lining'>;
