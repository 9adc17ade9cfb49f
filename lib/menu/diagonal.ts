export interface Point {
  x: number;
  y: number;
}

/** The near edge of a panel that hangs below a row of roots, px. */
export interface NearEdge {
  left: number;
  right: number;
  top: number;
}

/** A path no flatter than 1 in `flattest` leads into the panel; what is flatter passes along the roots. */
const flattest = 8;

/**
 * Whether a pointer that went from `from` to `to` is on its way into a panel: whether `to` lies in the triangle between
 * `from` and the near corners of the panel. While it does, the roots that it crosses open nothing.
 */
export function isOnWay(from: Point, to: Point, { left, right, top }: NearEdge): boolean {
  const height = top - from.y;
  const done = to.y - from.y;
  if (height <= 0 || done <= 0 || to.y > top) return false;
  const leftCorner = Math.max(left, from.x - flattest * height);
  const rightCorner = Math.min(right, from.x + flattest * height);
  const part = done / height;
  return to.x >= from.x + (leftCorner - from.x) * part && to.x <= from.x + (rightCorner - from.x) * part;
}
