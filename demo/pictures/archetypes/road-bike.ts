import { roadBike as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { saddle } from './bicycle/cockpit.ts';
import { place, seatTube as bicycleSeatTube } from './bicycle/frame-geometry.ts';
import { tube } from './bicycle/turned-parts.ts';
import { cockpit } from './road-bike/cockpit.ts';
import { cassette, derailleur, farCrank, nearCrank } from './road-bike/drivetrain.ts';
import { decals, fork, mainTriangle, rearTriangle, seatPost } from './road-bike/frame.ts';
import { frontAxle, groundY, placed, rearAxle, seatTube, type RoadBikePalette } from './road-bike/geometry.ts';
import { roadWheel } from './road-bike/wheel.ts';

const colourways: Record<keyof typeof colours, Colourway<RoadBikePalette>> = {
  carbon: {
    ...colours.carbon,
    palette: {
      base: '#2a2d33',
      second: '#1a1b1f',
      decal: '#f1f1ee',
      accent: '#e0452f',
      tape: '#1b1c20',
      sidewall: '#1f2025',
    },
  },
  scarlet: {
    ...colours.scarlet,
    palette: {
      base: '#c4232b',
      second: '#1b1c21',
      decal: '#fdf6ee',
      accent: '#f3d34a',
      tape: '#1c1d21',
      sidewall: '#202126',
    },
  },
  pearl: {
    ...colours.pearl,
    palette: {
      base: '#ebe9e3',
      second: '#23252b',
      decal: '#22252c',
      accent: '#2f7fc4',
      tape: '#e9e8e3',
      sidewall: '#b38a5d',
    },
  },
  royal: {
    ...colours.royal,
    palette: {
      base: '#1d4fa6',
      second: '#16223c',
      decal: '#f2f5f8',
      accent: '#ff9a3c',
      tape: '#1b1c20',
      sidewall: '#202126',
    },
  },
  sage: {
    ...colours.sage,
    palette: {
      base: '#7f9a86',
      second: '#2a322d',
      decal: '#f6f5ea',
      accent: '#d9a441',
      tape: '#7b5234',
      sidewall: '#b08659',
    },
  },
};

function shadows(drawing: Drawing): string {
  type Ellipse = readonly [cx: number, cy: number, rx: number, ry: number];
  const pool = ([cx, cy, rx, ry]: Ellipse, colour: string, opacity: number, blur: number): string => {
    const look = `fill="${colour}" opacity="${opacity}" filter="${drawing.blur(blur)}"`;
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${look}/>`;
  };
  const contacts = [rearAxle, frontAxle]
    .map((axle) => {
      const [x] = place(axle);
      return pool([x + 6, groundY + 3, 100, 8], '#23222c', 0.36, 9) + pool([x, groundY + 1, 34, 4], '#0f0e16', 0.7, 4);
    })
    .join('');
  return pool([575, groundY + 12, 470, 20], '#3b3a44', 0.17, 20) + contacts;
}

/** The mountain bicycle's saddle, moved to the road bicycle's post. */
function movedSaddle(drawing: Drawing, palette: RoadBikePalette): string {
  const [fromX, fromY] = place(bicycleSeatTube(690));
  const [toX, toY] = place(seatTube(668));
  const colours = { base: palette.base, fork: '', decal: '', accent: palette.accent, stanchion: '', sidewall: '' };
  return `<g transform="translate(${(toX - fromX).toFixed(1)} ${(toY - fromY).toFixed(1)})">${saddle(
    drawing,
    colours,
  )}</g>`;
}

/** A road bicycle with drop bars, drive side, front at the right; computed in mm from a table of its geometry. */
export const roadBike = defineArchetype<RoadBikePalette>({
  name: 'road-bike',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '620 250 450 450' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const rearCalliper = tube(placed([-300, 96], [-336, 74]), 32, '#1b1c21');
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 640) scale(1.1) translate(-569 -640)">',
      shadows(drawing),
      farCrank(),
      roadWheel(drawing, palette, { hub: place(rearAxle), rotor: 70, turn: 0.05 }, brand),
      roadWheel(drawing, palette, { hub: place(frontAxle), rotor: 70, turn: 0.12 }, brand),
      rearCalliper,
      cassette(drawing),
      rearTriangle(drawing, palette),
      seatPost(),
      mainTriangle(drawing, palette),
      decals(palette, brand),
      fork(drawing, palette, brand.name),
      derailleur(drawing, palette),
      nearCrank(drawing, brand.name),
      movedSaddle(drawing, palette),
      cockpit(drawing, palette, brand.name),
      '</g>',
    );
  },
});
