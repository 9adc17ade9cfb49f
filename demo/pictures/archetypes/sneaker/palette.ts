import type { PaletteOf } from '../../archetype.ts';

/** The colours of a court shoe by part; over is the leather of mudguard, stay and counter. */
export type SneakerPalette = PaletteOf<'base' | 'over' | 'accent' | 'toe' | 'sole' | 'gum' | 'lace' | 'lining'>;
