import type { Brandmark } from '../../archetype.ts';
import { readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth } from '../../lib/geometry.ts';
import { ribLines } from '../../lib/hardware.ts';
import { knit, overlay, twill } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { at, cuffOutline, type GlovePalette } from './hand.ts';

/** The knitted cuff with the slit at its middle where the hand goes in. */
export function cuff(drawing: Drawing, palette: GlovePalette, slit: boolean): string {
  const opening = loop(
    at([-14, 300], [0, 280], [14, 300]),
    at([14, 300], [22, 420]),
    at([22, 420], [-22, 420]),
    at([-22, 420], [-14, 300]),
  );
  const inner =
    overlay(cuffOutline, knit(drawing), 0.6) +
    ribLines(at([-120, 340], [0, 348], [124, 340]), at([-134, 412], [0, 426], [138, 412]), 34, 2.6, 0.3) +
    (slit
      ? `<path d="${opening}" fill="${shade(palette.wrist, -0.6)}"/>` +
        drawing.softLine(smooth(at([-14, 300], [-22, 420])), '#fff', 0.2, 3, 1)
      : '') +
    drawing.softShape(
      smooth(at([-150, 220], [0, 234], [150, 220], [150, 260], [-150, 260]), true),
      drawing.ink,
      0.4,
      10,
    );
  return (
    drawing.panel(cuffOutline, palette.wrist, { roundness: 18, shadow: drawing.dropShadow(2, 4, 5, 0.3), inner }) +
    drawing.softLine(smooth(at([-131, 404], [0, 419], [135, 404])), palette.accent, 1, 6, 0.5)
  );
}

/** The strap round the wrist; with its lettered tab on the back of the hand, plain on the palm. */
export function wristStrap(drawing: Drawing, palette: GlovePalette, brand: Brandmark | null): string {
  const strap = loop(
    at([-126, 238], [0, 250], [130, 238]),
    at([130, 238], [127, 322]),
    at([127, 322], [0, 336], [-122, 322]),
    at([-122, 322], [-126, 238]),
  );
  const body = drawing.panel(strap, palette.panel, {
    roundness: 14,
    strength: 0.9,
    shadow: drawing.dropShadow(3, 6, 6, 0.4),
    inner: overlay(strap, twill(drawing), 0.7),
  });
  if (!brand) return body;
  const tab = loop(
    at([-108, 234], [0, 245], [104, 237]),
    at([104, 237], [122, 250], [122, 318], [104, 330]),
    at([104, 330], [0, 339], [-108, 328]),
    at([-108, 328], [-112, 280], [-108, 234]),
  );
  const edge = at([-98, 246], [0, 256], [98, 248], [110, 258], [110, 310], [98, 320], [0, 328], [-98, 318]);
  return (
    body +
    drawing.panel(tab, palette.accent, { roundness: 12, shadow: drawing.dropShadow(3, 6, 5, 0.4) }) +
    stitch(edge, shade(palette.accent, -0.4), { width: 1.8, opacity: 0.6 }) +
    wordmark(brand.name, 38, { maxWidth: 172 }).at(601, 887, {
      fill: readableOn(palette.accent, 0.68, '#1d2026'),
      opacity: 0.96,
    })
  );
}
