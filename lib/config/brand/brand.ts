import type { BrandColours } from './colours.ts';
import type { BrandFile } from './brand-file.ts';
import type { BrandPicture, Wordmark } from './wordmark.ts';

/** A brand as its process states it for all that it draws (ADR-0143). */
export interface StatedBrand {
  /** Of all that its folder gives. */
  digest: string;
  name: string;
  isSample: boolean;
  wordmark: Wordmark;
  /** Address of the icon. */
  icon: string;
  sharePicture: BrandPicture;
  colours: BrandColours;
  /** What its pages have beside the style sheets; empty where it has their colours and fonts. */
  rules: string;
  /** Fonts that are fetched before a style sheet names them; null for the program's own. */
  fonts: string[] | null;
  company: BrandFile['company'];
  profiles: string[];
  delivery: BrandFile['delivery'];
}
