import { mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { flatLace } from '../../lib/hardware.ts';
import { knit, overlay } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { laceTurns } from '../footwear/lacing.ts';
import { topline, upperPath, type ShoePalette } from './last.ts';

const stayTop: Run = [[356, 640], [398, 622], [460, 588], [540, 530], [612, 478], [676, 436]];

/** The throat: a band of the tongue seen between the skyline and the eyelet stay. */
export function throat(drawing: Drawing, palette: ShoePalette): string {
  const band = loop(
    [[320, 640], [370, 618], [440, 572], [520, 510], [596, 452], [654, 406]], [[654, 406], [690, 446]],
    [[690, 446], [616, 486], [544, 538], [464, 596], [400, 632], [352, 652], [320, 640]],
  );
  const stay = loop(stayTop, [[676, 436], [704, 462]], [
    [704, 462], [704, 488], [650, 522], [568, 578], [490, 630], [420, 668], [374, 672], [350, 656], [356, 640],
  ]);
  const lining = drawing.linear([[0, shade(palette.lining, 0.16)], [1, shade(palette.lining, -0.2)]]);
  const film = drawing.linear([[0, shade(palette.overlay, 0.2)], [1, shade(palette.overlay, -0.12)]]);
  const thread = mix(palette.overlay, '#ffffff', 0.4);
  return drawing.clip(upperPath, drawing.panel(band, lining, {
    roundness: 12, strength: 0.8,
    inner: overlay(band, knit(drawing), 0.6) + drawing.softLine(smooth(stayTop), '#04050c', 0.65, 20, 8),
  })) + drawing.clip(upperPath, drawing.panel(stay, film, {
    roundness: 8, strength: 0.85, shadow: drawing.dropShadow(2, 5, 4),
    inner: drawing.grain(stay, { frequency: 0.5, octaves: 2, scale: 0.6, opacity: 0.4 }),
  })) + stitch(
    [[376, 662], [420, 657], [484, 620], [562, 567], [644, 511], [696, 476]], thread, { length: 7, gap: 5, width: 2 },
  );
}

const eyelets: Run = [[398, 640], [466, 603], [542, 549], [614, 496], [672, 456]];

/** Flat laces: each rises from its eyelet, crosses the tongue and turns over the skyline. */
export function laces(drawing: Drawing, palette: ShoePalette): string {
  const holes = laceTurns(eyelets, 4, topline);
  const rim = mix(palette.overlay, '#ffffff', 0.4);
  const crossing = holes.slice(0, -1).map(({ turnX, turnY }, index) => {
    const next = holes[index + 1]!;
    const bend = `${(turnX + next.x) / 2 - 6} ${(turnY + next.y) / 2 - 2}`;
    const path = `M${turnX + 6} ${turnY + 10}Q${bend} ${next.x - 6} ${next.y - 6}`;
    return drawing.clip(upperPath, flatLace(path, shade(palette.lace, -0.25), 12));
  });
  const bars = holes.map(({ x, y, turnX, turnY }) => {
    const place = `cx="${x + 1}" cy="${y + 4}" transform="rotate(-36 ${x} ${y})"`;
    const path = `M${x} ${y + 3}Q${(x + turnX) / 2 - 1} ${(y + turnY) / 2 - 8} ${turnX} ${turnY}`;
    return `<ellipse ${place} rx="10" ry="8" fill="#05060c" opacity=".9"/>
<ellipse ${place} rx="11" ry="9" fill="none" stroke="${rim}" stroke-width="1.6"/>
<g filter="${drawing.dropShadow(4, 5, 4, 0.5)}">${flatLace(path, palette.lace, 16)}</g>`;
  });
  return crossing.join('') + bars.join('');
}
