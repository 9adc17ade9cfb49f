import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { cord } from '../../lib/strokes.ts';
import { place, placeAround, seatTube, steering, type BicyclePalette, type FramePoint } from './frame-geometry.ts';
import { anodised, disc, onBlack, ring, tube } from './turned-parts.ts';

const saddleClamp = seatTube(690);
const stemClamp = steering(-42, 52);
/** Where the near grip begins, and its end: the bar is flat, and its sweep shows the grip foreshortened. */
const grip: FramePoint = [stemClamp[0] - 14, stemClamp[1] + 20];
const gripEnd: FramePoint = [grip[0] - 92, grip[1] + 2];

const aroundSaddle = (...points: FramePoint[]): Run => placeAround(saddleClamp, points);
const aroundGrip = (...points: FramePoint[]): Run => placeAround(grip, points);

/** The saddle on its rails. */
export function saddle(drawing: Drawing, { accent }: BicyclePalette): string {
  const rail = (lift: number): string =>
    smooth(aroundSaddle([-86, 20 + lift], [-60, 2 + lift * 1.5], [40, 2 + lift * 1.5], [92, 16 + lift]));
  const cover = loop(
    aroundSaddle([-132, 44], [-120, 56], [-70, 52], [0, 43], [70, 42], [120, 42], [140, 35]),
    aroundSaddle([140, 35], [144, 26], [128, 17], [70, 16]),
    aroundSaddle([70, 16], [0, 20], [-60, 14], [-110, 14]),
    aroundSaddle([-110, 14], [-134, 22], [-138, 34], [-132, 44]),
  );
  const line = (points: Run, stroke: string, width: number, opacity = 1): string =>
    `<path d="${smooth(points)}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  const inner =
    drawing.grain(cover, { frequency: 0.5, octaves: 2, scale: 0.5, opacity: 0.35 }) +
    line(aroundSaddle([-140, 30], [-60, 28], [20, 31], [150, 28]), '#000', 2, 0.55) +
    line(aroundSaddle([-120, 24], [-80, 22], [-50, 22]), accent, 2.6);
  const bolt = place([saddleClamp[0] + 1, saddleClamp[1] - 4]);
  return (
    `<path d="${rail(0)}" fill="none" stroke="#2b2d33" stroke-width="4.6"/>` +
    `<path d="${rail(1)}" fill="none" stroke="#b9bcc2" stroke-width="1.4"/>` +
    tube(aroundSaddle([-24, 2], [26, 2]), 22, '#25272d') +
    disc(bolt, 6, '#8a8d95') +
    drawing.panel(cover, '#1d1e23', {
      roundness: 11,
      strength: 1.2,
      light: onBlack,
      shadow: drawing.dropShadow(2, 5, 5, 0.35),
      inner,
    })
  );
}

/** Brake hose and gear cable, which run close before the stem into the head tube. */
function hoses(): string {
  const [x, y] = grip;
  const brake: FramePoint[] = [[x + 34, y - 4], [x + 62, y - 22], steering(6, 58), steering(40, 42), steering(52, 16)];
  const gear: FramePoint[] = [[x + 26, y - 14], [x + 48, y - 32], steering(20, 50), steering(58, 36), steering(74, 18)];
  return [brake, gear].map((line) => cord(smooth(line.map(place)), 4.2, '#1b1c21')).join('');
}

function stem(drawing: Drawing, { accent }: BicyclePalette): string {
  const onAxis = (from: number, to: number): Run => [place(steering(from)), place(steering(to))];
  const gap = [steering(-15, -19), steering(-15, 19)].map((point) => place(point).join(' ')).join('L');
  const body = tube([place(steering(-44, 8)), place(stemClamp)], 38, '#25272d');
  const bar = tube(
    [place(stemClamp), place([stemClamp[0] - 2, stemClamp[1] + 14]), place(grip)],
    (share) => 32 - 6 * share,
    '#17181c',
  );
  return (
    tube(onAxis(-24, -7), 38, '#1f2126') +
    `<path d="M${gap}" stroke="#000" stroke-opacity=".6" stroke-width="1.2"/>` +
    tube(onAxis(-64, -24), 44, '#24262c') +
    tube(onAxis(-69, -63), 36, accent) +
    `<g filter="${drawing.dropShadow(2, 4, 4)}">${body}</g>` +
    disc(place(stemClamp), 23, anodised(drawing)) +
    disc(place(steering(-54, 2)), 4, '#9a9da5') +
    disc(place(steering(-33, 2)), 4, '#9a9da5') +
    bar
  );
}

function levers(drawing: Drawing): string {
  const part = (points: Run, colour: string, roundness: number, opacity: number): string =>
    drawing.panel(smooth(points, true), colour, {
      roundness,
      strength: 1.1,
      light: onBlack,
      shadow: drawing.dropShadow(2, 3, 3, opacity),
    });
  const body = aroundGrip([-8, 12], [14, 14], [38, 6], [46, -6], [36, -16], [14, -16], [-8, -14]);
  const blade = aroundGrip([34, 4], [48, 0], [76, -22], [104, -40], [114, -50], [106, -52], [72, -36], [40, -16]);
  const shifter = aroundGrip([-26, -12], [-2, -14], [8, -26], [-8, -32], [-30, -24]);
  return part(body, '#1d1f24', 6, 0.35) + part(blade, '#3a3d45', 4, 0.3) + part(shifter, '#22242a', 5, 0.3);
}

/** Stem, flat bar, levers and the near grip. */
export function cockpit(drawing: Drawing, palette: BicyclePalette): string {
  const end = place(gripEnd);
  const ribs = [0.3, 0.42, 0.54, 0.66, 0.78].map((share) => {
    const [x, y] = place([grip[0] + (gripEnd[0] - grip[0]) * share, grip[1] + (gripEnd[1] - grip[1]) * share]);
    return `<path d="M${x.toFixed(1)} ${(y - 8).toFixed(1)}v16" stroke="#000" stroke-opacity=".45" stroke-width="2"/>`;
  });
  const rubber =
    tube([place([grip[0] + 2, grip[1]]), end], 33, '#24252b') + ribs.join('') + disc(end, 16.5, anodised(drawing));
  return (
    hoses() +
    stem(drawing, palette) +
    levers(drawing) +
    `<g filter="${drawing.dropShadow(2, 5, 4)}">${rubber}</g>` +
    ring(end, 14, 3, palette.accent) +
    disc(end, 8, '#0f1013')
  );
}
