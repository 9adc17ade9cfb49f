import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, part, reverse, sample, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { openMesh, overlay, ripstop } from '../../lib/materials.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded, drape } from '../cloth/light.ts';
import { doorArch, doorPath, frontPath, hems, moved, poles, sidePath, type TentPalette } from './form.ts';

/** How high the waterproof floor stands up at the walls, px. */
const tubHeight = 62;

/** The floor of the tent, turned up along its walls. */
function tub(drawing: Drawing, palette: TentPalette): string {
  const wall = (hem: Run, tone: number): string => {
    const path = loop(moved(hem, 0, -tubHeight), reverse(moved(hem, 0, 8)));
    return (
      drawing.panel(path, shade(palette.low, tone), {
        roundness: 9,
        strength: 0.7,
        inner: overlay(path, ripstop(drawing), 0.7),
      }) +
      stitch(moved(hem, 0, 9 - tubHeight), shade(palette.low, lightness(palette.low) < 0.42 ? 0.3 : -0.24), {
        length: 6,
        gap: 4,
        width: 1.7,
      })
    );
  };
  return wall(hems.side, -0.08) + wall(hems.front, -0.24);
}

/** One wall: breathable cloth below, net above, through which the dim inside is seen. */
function wall(drawing: Drawing, palette: TentPalette, path: string, net: Run, isFar: boolean): string {
  const cloth = drawing.linear([
    [0, shade(palette.inner, isFar ? 0.02 : 0.16)],
    [1, shade(palette.inner, isFar ? -0.26 : -0.1)],
  ]);
  const [first, last] = [net[0]!, net.at(-1)!];
  // Up to the crossing of the poles, which stands beyond the end of the side's net.
  const above = loop(net, [last, [Math.max(last[0], 680), 250], [first[0], 250], first]);
  const inside = mix(shade(palette.inner, -0.5), '#2a2d33', 0.45);
  const light = isFar
    ? shaded(
        drawing,
        [
          [1080, 900],
          [1060, 720],
          [960, 520],
          [860, 430],
          [880, 560],
          [950, 740],
          [980, 900],
        ],
        0.36,
        34,
      )
    : lit(
        drawing,
        [
          [230, 600],
          [360, 450],
          [540, 360],
          [480, 460],
          [380, 560],
          [260, 700],
        ],
        0.24,
        28,
      );
  return drawing.panel(path, cloth, {
    roundness: 18,
    strength: 0.55,
    light: { highlight: 0.4, shade: 0.4 },
    inner:
      overlay(path, ripstop(drawing), 0.5) +
      overlay(above, inside, 0.86) +
      overlay(above, openMesh(drawing), 0.9) +
      seam(net, { width: 3.2, opacity: 0.45 }) +
      light,
  });
}

/** The door of net, closed by its zip. */
function door(drawing: Drawing, palette: TentPalette): string {
  const inside = mix(shade(palette.inner, -0.5), '#24272d', 0.6);
  const inner =
    overlay(doorPath, openMesh(drawing), 0.9) +
    drape(drawing, [
      [
        [
          [640, 560],
          [620, 700],
          [612, 900],
        ],
        18,
        0.22,
      ],
      [
        [
          [800, 580],
          [840, 720],
          [860, 880],
        ],
        18,
        0.24,
        -1,
      ],
    ]);
  const closing = part(doorArch, 0.06, 0.945).filter((_, index) => index % 8 === 0);
  return (
    drawing.panel(doorPath, inside, { roundness: 8, strength: 0.5, inner }) +
    drawing.softLine(smooth(closing), drawing.ink, 0.4, 20, 5) +
    zip(closing, shade(palette.sleeve, -0.1), { width: 15 }) +
    puller(drawing, 552, 740, palette.rope, 8, 0.85)
  );
}

/** A pole with the clips by which the tent hangs from it. */
function pole(drawing: Drawing, palette: TentPalette, run: Run, inwards: number): string {
  const clips = sample(run, 40)
    .filter((_, index) => index % 6 === 3)
    .map(({ x, y, nx, ny }) => {
      const [endX, endY] = [x + nx * 24 * inwards, y + ny * 24 * inwards];
      return (
        cord(`M${x.toFixed(1)} ${y.toFixed(1)}L${endX.toFixed(1)} ${endY.toFixed(1)}`, 7, '#24272d') +
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="#1b1d22"/>`
      );
    });
  const metal = offset(run, 0, 60);
  return `${clips.join('')}<g filter="${drawing.dropShadow(3, 5, 4, 0.4)}">${cord(smooth(metal), 11, palette.pole)}</g>`;
}

/** The inner tent without its fly: net and breathable cloth, hung from the poles, on a floor that stands up at the walls. */
export function innerTent(drawing: Drawing, palette: TentPalette): string[] {
  const sideNet: Run = [
    [110, 742],
    [220, 720],
    [330, 736],
    [430, 780],
  ];
  const frontNet: Run = [
    [410, 770],
    [620, 750],
    [850, 728],
    [1090, 690],
  ];
  return [
    pole(drawing, palette, poles.backLeft, 0.2),
    wall(drawing, palette, sidePath, sideNet, false),
    wall(drawing, palette, frontPath, frontNet, true),
    door(drawing, palette),
    tub(drawing, palette),
    pole(drawing, palette, poles.backLeft, 1),
    pole(drawing, palette, poles.frontRight, -1),
    pole(drawing, palette, poles.frontLeft, 1),
    drawing.panel('M586 330h40q8 0 8 8v14q0 8 -8 8h-40q-8 0 -8 -8v-14q0 -8 8 -8z', '#24272d', {
      roundness: 8,
      strength: 0.8,
      shadow: drawing.dropShadow(2, 5, 4, 0.42),
    }),
  ];
}
