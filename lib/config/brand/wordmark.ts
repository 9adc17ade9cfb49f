/** A picture of a brand as it is served; measures in px. */
export interface BrandPicture {
  url: string;
  type: string;
  width: number;
  height: number;
}

/** Letters with a marked middle, or a picture. */
export type Wordmark = readonly [before: string, marked: string, after: string] | BrandPicture;

/** Parts of a wordmark of letters: `LEN[DÜL]ET`. */
export function lettersOf(wordmark: string): readonly [string, string, string] {
  const [before = '', marked = '', after = ''] = wordmark.split(/[[\]]/);
  return [before, marked, after];
}
