import type { Drawing } from '../../lib/drawing.ts';
import { loop, polygon, smooth, type Run } from '../../lib/geometry.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { gap, insideFrame, type SkiGogglesPalette } from './shape.ts';

const lensPath = polygon(insideFrame(30, 3));
const groovePath = polygon(insideFrame(25, 2));

/** Far mountains and snow in the mirror, bent by the lens. */
function landscape(drawing: Drawing, { lensUpper, lensFloor }: SkiGogglesPalette): string {
  const ridge =
    'M200 640L280 600L330 566L372 590L430 548L486 512L530 548L574 530L640 578L700 540L752 500L806 552' +
    'L862 540L920 590L1000 620L1000 820H200Z';
  const snow =
    'M486 512L530 548L574 530L560 566L528 574L504 556L478 574L462 544Z' +
    'M752 500L806 552L788 566L762 548L738 568L722 528Z';
  const plain: Run = [
    [180, 700],
    [400, 650],
    [600, 640],
    [800, 650],
    [1020, 700],
    [1020, 840],
    [180, 840],
  ];
  const glow: Run = [
    [230, 660],
    [420, 690],
    [600, 670],
    [780, 690],
    [980, 660],
    [880, 790],
    [320, 790],
  ];
  return (
    `<path d="${ridge}" fill="${lensFloor}" opacity=".42" filter="${drawing.blur(2.2)}"/>` +
    `<path d="${snow}" fill="#fff" opacity=".13" filter="${drawing.blur(2.5)}"/>` +
    drawing.softShape(smooth(plain, true), lensFloor, 0.75, 26) +
    drawing.softShape(smooth(glow, true), lensUpper, 0.22, 30) +
    drawing.softShape('M200 380H300V820H200Z', lensFloor, 0.6, 34) +
    drawing.softShape('M910 380H1000V820H910Z', lensFloor, 0.85, 34)
  );
}

/** The windows of the studio and a strip light along the right edge. */
function reflections(drawing: Drawing): string {
  const broad = loop(
    [
      [268, 560],
      [286, 480],
      [340, 436],
      [440, 414],
      [560, 408],
    ],
    [
      [560, 408],
      [520, 470],
      [470, 530],
      [420, 600],
    ],
    [
      [420, 600],
      [350, 578],
      [268, 560],
    ],
  );
  const slim = loop(
    [
      [586, 408],
      [640, 409],
    ],
    [
      [640, 409],
      [600, 476],
      [552, 542],
      [506, 616],
    ],
    [
      [506, 616],
      [470, 608],
    ],
    [
      [470, 608],
      [510, 536],
      [552, 470],
      [586, 408],
    ],
  );
  const soft = `filter="${drawing.blur(1.5)}"`;
  const strip = smooth([
    [840, 424],
    [908, 470],
    [934, 544],
    [928, 628],
    [892, 704],
  ]);
  return (
    `<path d="${broad}" fill="${drawing.linear(
      [
        [0, '#fff', 0.62],
        [1, '#fff', 0.04],
      ],
      0.2,
      0,
      0.5,
      1,
    )}" ${soft}/>` +
    `<path d="${slim}" fill="${drawing.linear([
      [0, '#fff', 0.42],
      [1, '#fff', 0.02],
    ])}" ${soft}/>` +
    drawing.softLine(strip, '#fff', 0.34, 7, 3)
  );
}

/** The mirror lens in its groove, with the brand's name at its upper corner. */
export function lens(drawing: Drawing, palette: SkiGogglesPalette, brandName: string): string {
  const { lensSky, lensUpper, lensLower, lensFloor } = palette;
  const mirror = drawing.linear(
    [
      [0, lensSky],
      [0.34, lensUpper],
      [0.7, lensLower],
      [1, lensFloor],
    ],
    0.12,
    0,
    0.82,
    1,
  );
  const inner =
    `<path d="${lensPath}" fill="${mirror}"/>${landscape(drawing, palette)}${reflections(drawing)}` +
    drawing.softLine(groovePath, gap, 0.75, 16, 7) +
    `<path d="${lensPath}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="2.5"/>`;
  return (
    `<path d="${groovePath}" fill="${gap}" opacity=".85"/>${drawing.clip(lensPath, inner)}` +
    wordmark(brandName, 24, { cut: 'bold', letterSpacing: 0.12, maxWidth: 138 }).at(826, 458, {
      rotation: 14,
      fill: '#fff',
      opacity: 0.82,
    })
  );
}
