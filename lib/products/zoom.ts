/** A picture in its frame: how many times its fitting size it is, and how far its middle is from the frame's, px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const fittingView: View = { scale: 1, x: 0, y: 0 };

/** Width to which a picture can be enlarged at least, px. */
const zoomedWidth = 2000;

/** Side of a square picture that fits into a frame, px. */
const fittingSide = ({ width, height }: Frame) => Math.max(1, Math.min(width, height));

/** How many times its fitting size a picture can become: 2000 px wide, and twice at least. */
export function largestScale(frame: Frame): number {
  return Math.max(2, zoomedWidth / fittingSide(frame));
}

const between = (number: number, low: number, high: number) => Math.min(Math.max(number, low), high);

/** The view that comes nearest to one without leaving the picture's edges or scales. */
function hold({ scale, x, y }: View, frame: Frame): View {
  const held = between(scale, 1, largestScale(frame));
  if (held === 1) return fittingView;
  const reach = (length: number) => Math.max(0, (fittingSide(frame) * held - length) / 2);
  return {
    scale: held,
    x: between(x, -reach(frame.width), reach(frame.width)),
    y: between(y, -reach(frame.height), reach(frame.height)),
  };
}

/** Enlarges to a scale so that what lies under `at` stays there; `at` is measured from the frame's middle. */
export function zoomTo(view: View, scale: number, at: Point, frame: Frame): View {
  const held = between(scale, 1, largestScale(frame));
  const factor = held / view.scale;
  return hold({ scale: held, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, frame);
}

/** Moves the picture in its frame. */
export function panBy(view: View, by: Point, frame: Frame): View {
  return hold({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Enlarges a fitting picture to the full, and fits an enlarged one. */
export function toggleZoom(view: View, at: Point, frame: Frame): View {
  return view.scale > 1 ? fittingView : zoomTo(view, largestScale(frame), at, frame);
}
