import type { Measure } from './measures.ts';

type Figure = 'foot' | 'body' | 'head' | 'hand';

const figureOf: Readonly<Record<Measure, Figure>> = {
  foot: 'foot',
  chest: 'body',
  underbust: 'body',
  waist: 'body',
  hips: 'body',
  height: 'body',
  inseam: 'body',
  head: 'head',
  hand: 'hand',
};

const drawings: Readonly<Record<Figure, { size: readonly [number, number]; outline: string }>> = {
  foot: {
    size: [150, 84],
    outline:
      'M10 6v70M12 36c0-14 10-19 24-17 22 3 40-8 64-6 20 2 30 10 30 22s-12 21-30 21c-24 0-36-7-60-5-18 1-28-3-28-15z',
  },
  body: {
    size: [116, 226],
    outline:
      'M50 7a13 13 0 1 1 0 26a13 13 0 1 1 0-26M44 33c0 6-21 6-24 17l-9 61c0 4 6 5 7 1l10-53M56 33c0 6 21 6 24 17l9 61c0 4-6 5-7 1L72 59M28 59c2 15 6 25 5 38-6 10-8 20-7 32l7 88h13l4-78 4 78h13l7-88c1-12-1-22-7-32-1-13 3-23 5-38',
  },
  head: {
    size: [112, 106],
    outline: 'M32 100V82C20 74 14 62 14 48 14 25 31 10 53 10s37 15 38 36l8 18-9 4v9c0 7-4 9-11 9H70v14',
  },
  hand: {
    size: [96, 120],
    outline:
      'M28 114V73L12 53c-4-6 3-12 8-7l14 14V21c0-8 11-8 11 0v30-38c0-8 11-8 11 0v38-32c0-8 11-8 11 0v34-24c0-8 11-8 11 0v58c0 10-4 16-5 26',
  },
};

/** Where the tape lies. */
const tapes: Readonly<Record<Measure, string>> = {
  foot: 'M10 72h120',
  chest: 'M28 66q22 9 44 0',
  underbust: 'M31 79q19 8 38 0',
  waist: 'M33 97q17 8 34 0',
  hips: 'M26 126q24 9 48 0',
  height: 'M104 7v210',
  inseam: 'M50 141v76',
  head: 'M17 38q36 14 71-6',
  hand: 'M34 62q22 9 44-3',
};

/** A drawn figure with the tape where the sentences beside it say; nothing for a reader that does not see it. */
export function MeasureFigure({ measures }: { measures: readonly Measure[] }) {
  const [first] = measures;
  if (!first) return null;
  const figure = figureOf[first];
  const { size, outline } = drawings[figure];
  const tape = measures
    .filter((measure) => figureOf[measure] === figure)
    .map((measure) => tapes[measure])
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size.join(' ')}`}
      width={size[0]}
      height={size[1]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={outline} />
      {/* The tape: ink on a broad stroke of volt. */}
      <path d={tape} style={{ stroke: 'var(--volt)' }} strokeWidth="9" />
      <path d={tape} strokeDasharray="5 4" />
    </svg>
  );
}
