import type { Hotspot } from '#lib/contract/flipbook.ts';

/** Lines of a grid that an offer stands between: the first, from 1, and how many tracks it takes. */
interface Span {
  from: number;
  tracks: number;
}

/** A side of an offer's place, in shares of the page. */
interface Side {
  start: number;
  size: number;
}

/** The places of a page's offers as a grid: shares of its columns and rows, and where each offer stands. */
export interface OfferGrid<T> {
  columns: number[];
  rows: number[];
  places: { offer: T; column: Span; row: Span }[];
}

/** What begins this close together begins together, share of the page. */
const near = 0.005;

/** Tracks along one side: one for each beginning, as large as the smallest that begins there. */
function tracksOf(sides: readonly Side[]): { sizes: number[]; spanOf: (side: Side) => Span } {
  const starts = sides
    .map(({ start }) => start)
    .toSorted((a, b) => a - b)
    .filter((start, at, all) => start - (all[at - 1] ?? -1) > near);
  const begunBy = (edge: number) => starts.filter((start) => start <= edge + near).length;
  const spanOf = ({ start, size }: Side) => {
    const from = begunBy(start);
    return { from, tracks: Math.max(begunBy(start + size - 2 * near) - from + 1, 1) };
  };
  const sizes = starts.map((_, at) =>
    Math.min(...sides.filter((side) => spanOf(side).from === at + 1).map(({ size }) => size)),
  );
  return { sizes, spanOf };
}

const across = ({ x, width }: Pick<Hotspot, 'x' | 'width'>): Side => ({ start: x, size: width });
const down = ({ y, height }: Pick<Hotspot, 'y' | 'height'>): Side => ({ start: y, size: height });

/** Lays out offers, whose places are shares of the page, in columns and rows that a page can stretch (ADR-0036). */
export function offerGrid<T extends Pick<Hotspot, 'x' | 'y' | 'width' | 'height'>>(offers: readonly T[]): OfferGrid<T> {
  const [columns, rows] = [tracksOf(offers.map(across)), tracksOf(offers.map(down))];
  return {
    columns: columns.sizes,
    rows: rows.sizes,
    places: offers.map((offer) => ({ offer, column: columns.spanOf(across(offer)), row: rows.spanOf(down(offer)) })),
  };
}
