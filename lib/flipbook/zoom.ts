import { fittingView, type Frame, type Point, type View } from '#lib/products/zoom.ts';

/** How many times its fitting size a flipbook can become. */
export const largestFlipbookScale = 4;
/** What a double press enlarges to. */
const doublePressScale = 2.5;

const between = (number: number, low: number, high: number) => Math.min(Math.max(number, low), high);

/** The view that comes nearest to one without leaving the flipbook's edges or scales; the flipbook fills its frame at 1. */
function hold({ scale, x, y }: View, { width, height }: Frame): View {
  const held = between(scale, 1, largestFlipbookScale);
  if (held === 1) return fittingView;
  const [reachX, reachY] = [(width * (held - 1)) / 2, (height * (held - 1)) / 2];
  return { scale: held, x: between(x, -reachX, reachX), y: between(y, -reachY, reachY) };
}

/** Enlarges to a scale so that what lies under `at` stays there; `at` is measured from the frame's middle, px. */
export function zoomFlipbook(view: View, scale: number, at: Point, frame: Frame): View {
  const held = between(scale, 1, largestFlipbookScale);
  const factor = held / view.scale;
  return hold({ scale: held, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, frame);
}

/** Moves an enlarged flipbook in its frame, px. */
export function panFlipbook(view: View, by: Point, frame: Frame): View {
  return hold({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Enlarges a fitting flipbook around a point, and fits an enlarged one. */
export function toggleFlipbookZoom(view: View, at: Point, frame: Frame): View {
  return view.scale > 1 ? fittingView : zoomFlipbook(view, doublePressScale, at, frame);
}
