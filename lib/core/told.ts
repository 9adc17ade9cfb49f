/** What a storefront's process knows by being told (ADR-0149), for the pages that it draws. */
export interface Told {
  /** Up to where the API has told what changed; null while nobody tells it. */
  readonly cursor: string | null;
  /** Since when what is read may be another than before, ms since 1970: what every page shows, or goods as well. */
  touchedAt(what: 'frame' | 'goods'): number;
}

/** Under this key the entry keeps it: Next's bundles and the entry share no module. */
export const toldKey = Symbol.for('lendulet.told');

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && 'touchedAt' in value && typeof value.touchedAt === 'function';

/** What this process has been told; null in a build and outside of the entry. */
export function told(): Told | null {
  const value: unknown = Reflect.get(globalThis, toldKey);
  return isTold(value) ? value : null;
}
