/** Where a shopper left a list: scroll position in px, the focused card or filter, the first and last page loaded. */
export interface ReturnPoint {
  y: number;
  focus: string | null;
  from: number;
  to: number;
}

const prefix = 'lendulet_list ';
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1;

/** What is kept of an address; null for nothing, and for what is none of ours or damaged. */
export function readReturnPoint(address: string): ReturnPoint | null {
  try {
    const point = JSON.parse(sessionStorage.getItem(prefix + address) ?? 'null') as Partial<ReturnPoint> | null;
    if (typeof point !== 'object' || point === null || typeof point.y !== 'number' || !Number.isFinite(point.y))
      return null;
    if (!isCount(point.from) || !isCount(point.to) || point.from > point.to) return null;
    return { y: point.y, focus: typeof point.focus === 'string' ? point.focus : null, from: point.from, to: point.to };
  } catch {
    return null;
  }
}

/** Keeps where a list was left, for as long as the tab lives; without storage the list begins at its top. */
export function keepReturnPoint(address: string, point: ReturnPoint): void {
  try {
    sessionStorage.setItem(prefix + address, JSON.stringify(point));
  } catch {
    // Full or refused storage costs the shopper the position and nothing else.
  }
}
