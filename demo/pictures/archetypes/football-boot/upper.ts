import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, tenth, type Run } from '../../lib/geometry.ts';
import { knit, overlay } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { band, motifPanels, patch, tones } from '../footwear/form.ts';
import { plateTop, upperPath, type FootballBootPalette } from './last.ts';

const night = '#05070f';
const isDark = (palette: FootballBootPalette): boolean => lightness(palette.base) < 0.45;

/** The far side of the collar with the lining, and the tongue. */
export function inside(drawing: Drawing, palette: FootballBootPalette): string {
  const far = loop(
    [
      [640, 466],
      [690, 432],
      [740, 452],
      [800, 486],
      [860, 496],
      [920, 476],
      [980, 448],
      [1030, 440],
    ],
    [
      [1030, 440],
      [1000, 500],
      [930, 566],
      [860, 584],
      [780, 570],
      [700, 520],
      [640, 466],
    ],
  );
  const tongue = loop(
    [
      [600, 500],
      [636, 456],
      [668, 420],
      [700, 400],
      [736, 394],
      [760, 404],
      [764, 424],
    ],
    [
      [764, 424],
      [744, 470],
      [740, 524],
    ],
    [
      [736, 524],
      [660, 520],
      [600, 500],
    ],
  );
  const depth: Run = [
    [720, 500],
    [800, 560],
    [900, 570],
    [990, 490],
    [950, 620],
    [740, 620],
  ];
  const tongueShade: Run = [
    [700, 450],
    [700, 500],
    [760, 540],
    [770, 420],
  ];
  const lining = drawing.linear(tones(palette.lining, [0, 0.08], [0.5, -0.3], [1, -0.6]));
  const cloth = drawing.linear(tones(palette.heel, [0, 0.16], [1, -0.3]), 0, 0, 1, 1);
  return (
    drawing.panel(far, lining, {
      roundness: 9,
      strength: 0.7,
      inner: overlay(far, knit(drawing), 0.5) + patch(drawing, depth, night, 0.65, 14),
    }) +
    drawing.panel(tongue, cloth, {
      roundness: 16,
      strength: 0.9,
      inner: overlay(tongue, knit(drawing), 0.6) + patch(drawing, tongueShade, night, 0.45, 12),
    })
  );
}

function weave(drawing: Drawing): string {
  return drawing.pattern(
    9,
    8,
    '<path d="M0 4L4.5 1L9 4" fill="none" stroke="#060914" stroke-width="1.2" opacity=".3"/>' +
      '<path d="M0 6L4.5 3L9 6" fill="none" stroke="#fff" stroke-width="1" opacity=".35"/>',
    'rotate(-24)',
  );
}

/** Diamonds that grow towards the heel until they close. */
function halftone(): string {
  let path = '';
  for (let row = 0; row < 34; row++) {
    for (let column = 0; column < 46; column++) {
      const [x, y] = [430 + column * 15 + (row % 2) * 7.5, 420 + row * 13.5];
      const fade = (x - 560 + (y - 640) * 0.42) / 330;
      if (fade <= 0.02) continue;
      const reach = Math.min(16, 2 + 10 * fade + 6 * Math.max(0, fade - 0.7));
      const [left, right] = [tenth(x - reach * 0.95), tenth(x + reach * 0.95)];
      path += `M${left} ${y}L${x} ${tenth(y - reach)}L${right} ${y}L${x} ${tenth(y + reach)}Z`;
    }
  }
  return path;
}

/** The heel's colour fades in behind: in diamonds, or evenly where they would fight with the brand's dots. */
function heelFade(drawing: Drawing, { heel: colour }: FootballBootPalette, { motif }: Brandmark): string {
  if (motif !== 'dots') return `<path d="${halftone()}" fill="${colour}"/>`;
  const fade = drawing.linear(
    [
      [0, colour, 0],
      [0.5, colour, 0.5],
      [1, colour, 1],
    ],
    610,
    580,
    890,
    698,
    true,
  );
  return overlay(upperPath, fade);
}

/** Raised ridges across the vamp, where the ball is struck. */
function strikeRibs(drawing: Drawing, palette: FootballBootPalette): string {
  const dark = isDark(palette);
  return Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [186 + index * 31, 724 - index * 10.5];
    const middle: Run = [
      [x, y],
      [x + 24, y + 34],
      [x + 40, y + 74],
      [x + 46, y + 104],
    ];
    const path = band(middle, (share) => 4.6 * Math.max(0, Math.sin(Math.PI * share)) ** 0.7, 24);
    return (
      drawing.softShape(path, drawing.ink, 0.42, 2.2, 'transform="translate(3 2.5)"') +
      `<path d="${path}" fill="${shade(palette.base, dark ? 0.2 : -0.05)}"/>` +
      drawing.softLine(smooth(offset(middle, 1.8)), '#fff', dark ? 0.3 : 0.75, 1.8, 0.8)
    );
  }).join('');
}

/** The woven skin of the upper. */
export function shell(drawing: Drawing, palette: FootballBootPalette, brand: Brandmark): string {
  const dark = isDark(palette);
  const tucked: Run = [
    [90, 806],
    [300, 880],
    [700, 870],
    [1090, 860],
    [1090, 770],
    [800, 790],
    [600, 800],
    [330, 810],
    [150, 780],
    [98, 750],
  ];
  const crest: Run = [
    [134, 744],
    [220, 706],
    [330, 668],
    [430, 620],
    [520, 560],
    [610, 490],
    [620, 520],
    [530, 604],
    [420, 670],
    [300, 712],
    [180, 752],
  ];
  const sheen: Run = [
    [660, 620],
    [780, 610],
    [880, 640],
    [820, 720],
    [700, 730],
    [620, 690],
  ];
  const inner =
    overlay(upperPath, weave(drawing), dark ? 0.75 : 0.55) +
    heelFade(drawing, palette, brand) +
    strikeRibs(drawing, palette) +
    patch(drawing, tucked, drawing.ink, drawing.isLight ? 0.24 : 0.4, 22) +
    patch(drawing, crest, '#fff', dark ? 0.28 : 0.6, 16) +
    patch(drawing, sheen, '#fff', 0.13, 34) +
    drawing.fold(
      [
        [380, 652],
        [404, 704],
        [412, 760],
      ],
      12,
      0.16,
    ) +
    drawing.fold(
      [
        [438, 626],
        [466, 690],
        [474, 744],
      ],
      11,
      0.13,
    );
  const cloth = drawing.linear(tones(palette.base, [0, 0.1], [0.55, 0], [1, -0.2]));
  return drawing.panel(upperPath, cloth, { roundness: 28, strength: 0.75, inner });
}

/** The brand's motif on the quarter. */
export function sideMotif(drawing: Drawing, palette: FootballBootPalette, { motif }: Brandmark): string {
  const region =
    motif === 'blades'
      ? { x: 700, y: 736, width: 330, height: 220 }
      : { x: 704, y: 712, width: 290, height: 136, rotation: -8, skew: 14 };
  const paint = drawing.linear(tones(palette.mark, [0, 0.14], [1, -0.16]));
  return drawing.clip(
    upperPath,
    motifPanels(drawing, motif, region, paint, {
      roundness: motif === 'dots' ? 4 : 5,
      strength: 0.7,
    }),
  );
}

/** The film of the heel counter, the brand's name and the pull tab. */
export function heel(drawing: Drawing, palette: FootballBootPalette, brand: Brandmark): string {
  const counter = loop(
    [
      [1080, 664],
      [1046, 666],
      [1010, 690],
      [970, 730],
      [930, 764],
      [880, 796],
    ],
    [
      [880, 790],
      [1090, 800],
    ],
    [
      [1090, 800],
      [1080, 664],
    ],
  );
  const tab = loop(
    [
      [1030, 442],
      [1042, 422],
      [1060, 418],
      [1074, 432],
    ],
    [
      [1074, 432],
      [1072, 480],
      [1062, 536],
    ],
    [
      [1062, 536],
      [1046, 530],
      [1050, 484],
      [1042, 452],
      [1030, 442],
    ],
  );
  const film = drawing.linear(tones(palette.heel, [0, 0.2], [1, -0.1]), 0, 0, 1, 0.6);
  const webbing = drawing.linear(tones(palette.stud, [0, 0.1], [1, -0.25]), 0, 0, 1, 1);
  return (
    drawing.clip(
      upperPath,
      drawing.panel(counter, film, {
        roundness: 8,
        strength: 0.85,
        inner: drawing.grain(counter, { frequency: 0.6, octaves: 2, scale: 0.5, opacity: 0.4 }),
      }),
    ) +
    wordmark(brand.name, 34, { maxWidth: 148 }).at(962, 640, {
      rotation: -16,
      fill: readableOn(palette.heel, 0.62, '#12181f'),
      opacity: 0.95,
    }) +
    drawing.panel(tab, webbing, { roundness: 6, strength: 0.8, shadow: drawing.dropShadow(1, 3, 3, 0.3) })
  );
}

/** One light over all parts of the upper: the heel turns away, the lower edge tucks in. */
export function formLight(drawing: Drawing): string {
  const turning: Run = [
    [1010, 450],
    [1090, 420],
    [1120, 850],
    [1010, 850],
    [1030, 640],
  ];
  return drawing.clip(
    upperPath,
    patch(drawing, turning, night, 0.32, 24) + drawing.softLine(smooth(plateTop), night, 0.5, 18, 9),
  );
}
