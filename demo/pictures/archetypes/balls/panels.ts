import { polygon } from '../../lib/geometry.ts';
import { footballFaces, project, type Face } from '../../lib/sphere.ts';
import { between, dot, unit, type Vector } from '../../lib/vectors.ts';

/** The panels of a 32-panel ball that are turned to the viewer, farthest first. */
export function visibleFaces(turn: (point: Vector) => Vector): Face[] {
  return footballFaces()
    .map((face) => ({ ...face, centre: turn(face.centre), vertices: face.vertices.map(turn) }))
    .filter(({ vertices }) => Math.max(...vertices.map(([, , z]) => z)) > 0.1)
    .toSorted((a, b) => a.centre[2] - b.centre[2]);
}

/** Edges of a panel as pairs of corners. */
export function edges({ vertices }: Face): { from: Vector; to: Vector }[] {
  return vertices.map((from, index) => ({ from, to: vertices[(index + 1) % vertices.length] ?? from }));
}

/** Whether the edge of a hexagon is shared with a pentagon. */
export function meetsPentagon(from: Vector, to: Vector, faces: readonly Face[]): boolean {
  const middle = unit(between(from, to, 0.5));
  return faces.some(({ corners, centre }) => corners === 5 && dot(centre, middle) > 0.93);
}

/** The outline of a panel, shrunk towards its middle by a factor. */
export function insetOutline(face: Face, factor: number): string {
  const steps = 10;
  return polygon(
    edges(face).flatMap(({ from, to }) =>
      Array.from({ length: steps }, (_, step) =>
        project(unit(between(face.centre, unit(between(from, to, step / steps)), factor))),
      ),
    ),
  );
}

/** The outline of a panel between its seams, with rounded corners. */
export function seamOutline(face: Face): string {
  const corners = face.vertices.map((corner) => unit(between(face.centre, corner, 0.981)));
  const count = corners.length;
  return polygon(
    corners.flatMap((corner, index) => {
      const before = corners[(index + count - 1) % count] ?? corner;
      const after = corners[(index + 1) % count] ?? corner;
      const [start, end] = [between(corner, before, 0.1), between(corner, after, 0.1)];
      const turn = Array.from({ length: 6 }, (_, step) => {
        const share = step / 5;
        return between(between(start, corner, share), between(corner, end, share), share);
      });
      const straight = Array.from({ length: 10 }, (_, step) => between(corner, after, 0.16 + step * 0.08));
      return [...turn, ...straight].map((point) => project(unit(point)));
    }),
  );
}
