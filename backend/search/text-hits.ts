import type { Bitmap } from './bitmap.ts';

/** The products that words find. */
export interface TextHits {
  documents: Bitmap;
  /** Those of them that are called what the query calls them; the others mention it in their description. */
  called: Bitmap;
  /** Relevance by document number, for those in `documents`. */
  scores: Uint8Array;
  /** The query with its mistyped words replaced; null where it was taken as typed. */
  corrected: string | null;
}
