import { mix, shade } from '../../lib/colour.ts';
import { loop, offset, part, reverse, smooth } from '../../lib/geometry.ts';
import { flatLace } from '../../lib/hardware.ts';
import { knit, overlay } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { tones } from './form.ts';
import { laceTurns, type LaceTurn } from './lacing.ts';
import { upperPath, type Part, type Sketch } from './sketch.ts';

const threadOn = (colour: string): string => mix(colour, '#ffffff', 0.4);

/** The throat: a band of the tongue seen between the skyline and the eyelet stay. */
export function throat({ drawing, cut, paint }: Sketch): string {
  const { topline, collar } = cut;
  const { from, stayTop, stayBottom } = cut.throat;
  const skyline = offset(part(topline, from, 1), -4);
  const top = [...skyline.slice(-1), ...collar.slice(1, 2)];
  const band = loop(skyline, top, reverse(stayTop), [stayTop[0]!, skyline[0]!]);
  const stay = loop(stayTop, [...stayTop.slice(-1), ...stayBottom.slice(-1)], reverse(stayBottom));
  const lining = drawing.linear(tones(paint.lining, [0, 0.16], [1, -0.2]));
  const film = drawing.linear(tones(paint.stay, [0, 0.2], [1, -0.12]));
  return drawing.clip(
    upperPath(cut),
    drawing.panel(band, lining, {
      roundness: 12,
      strength: 0.8,
      inner: overlay(band, knit(drawing), 0.6) + drawing.softLine(smooth(stayTop), '#04050c', 0.65, 20, 8),
    }) +
      drawing.panel(stay, film, {
        roundness: 8,
        strength: 0.85,
        shadow: drawing.dropShadow(2, 5, 4),
        inner: drawing.grain(stay, { frequency: 0.5, octaves: 2, scale: 0.6, opacity: 0.4 }),
      }),
  );
}

/** The stitches along the lower edge of the eyelet stay. */
export function stayStitches({ cut, paint }: Sketch): string {
  const row = offset(part(cut.throat.stayBottom, 0.06, 0.96), -11, 24);
  return stitch(row, threadOn(paint.stay), { length: 7, gap: 5, width: 2 });
}

/** What lies under a lace where it enters the stay. */
type Eyelet = (sketch: Sketch, turn: LaceTurn) => string;

/** An eyelet punched into the stay. */
export function punchedEyelet({ paint }: Sketch, { x, y }: LaceTurn): string {
  const place = `cx="${x + 1}" cy="${y + 4}" transform="rotate(-36 ${x} ${y})"`;
  return `<ellipse ${place} rx="10" ry="8" fill="#05060c" opacity=".9"/>
<ellipse ${place} rx="11" ry="9" fill="none" stroke="${threadOn(paint.stay)}" stroke-width="1.6"/>`;
}

/** A loop of webbing, sewn below the stay, that holds the lace. */
export function webbingEyelet({ drawing, paint }: Sketch, { x, y }: LaceTurn): string {
  const path = `M${x + 21} ${y + 31}L${x - 1} ${y - 1}`;
  const weave = 'stroke-width="9" stroke-dasharray="1.4 3.4" stroke-linecap="butt" opacity=".6"';
  return `<g fill="none" stroke-linecap="round" filter="${drawing.dropShadow(1, 3, 2, 0.45)}">
<path d="${path}" stroke="${shade(paint.tab, -0.35)}" stroke-width="15"/>
<path d="${path}" stroke="${paint.tab}" stroke-width="12"/>
<path d="${path}" stroke="${shade(paint.tab, 0.35)}" ${weave}/></g>`;
}

/** Flat laces: each rises from its eyelet, crosses the tongue and turns over the skyline. */
export function laces(eyelet: Eyelet): Part {
  return (sketch) => {
    const { drawing, cut, paint } = sketch;
    const { eyelets, bars, laceWidth } = cut.throat;
    const holes = laceTurns(eyelets, bars - 1, cut.topline);
    const path = upperPath(cut);
    const crossing = holes.slice(0, -1).map(({ turnX, turnY }, index) => {
      const next = holes[index + 1]!;
      const bend = `${(turnX + next.x) / 2 - 6} ${(turnY + next.y) / 2 - 2}`;
      const under = `M${turnX + 6} ${turnY + 10}Q${bend} ${next.x - 6} ${next.y - 6}`;
      return drawing.clip(path, flatLace(under, shade(paint.lace, -0.25), laceWidth * 0.75));
    });
    const over = holes.map((turn) => {
      const { x, y, turnX, turnY } = turn;
      const bar = `M${x} ${y + 3}Q${(x + turnX) / 2 - 1} ${(y + turnY) / 2 - 8} ${turnX} ${turnY}`;
      const lace = flatLace(bar, paint.lace, laceWidth);
      return `${eyelet(sketch, turn)}<g filter="${drawing.dropShadow(4, 5, 4, 0.5)}">${lace}</g>`;
    });
    return crossing.join('') + over.join('');
  };
}
