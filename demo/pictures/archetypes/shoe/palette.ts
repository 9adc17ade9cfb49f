import type { PaletteOf } from '../../archetype.ts';

/** The colours of a running shoe by part. */
export type ShoePalette = PaletteOf<'base' | 'accent' | 'sole' | 'foam' | 'rubber' | 'lace' | 'lining' | 'overlay'>;
