import { bicycle as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { cockpit, saddle } from './bicycle/cockpit.ts';
import { cassette, derailleur, farCrank, nearCrank } from './bicycle/drivetrain.ts';
import { fork } from './bicycle/fork.ts';
import { decals, mainTriangle, rearTriangle, seatPost } from './bicycle/frame.ts';
import {
  frontAxle,
  geometry,
  groundY,
  place,
  rearAxle,
  steering,
  type BicyclePalette,
  type Build,
} from './bicycle/frame-geometry.ts';
import { tube } from './bicycle/turned-parts.ts';
import { wheel } from './bicycle/wheel.ts';

const colourways: Record<keyof typeof colours, Colourway<BicyclePalette>> = {
  petrol: {
    ...colours.petrol,
    palette: {
      base: '#136f7d',
      fork: '#1b1e24',
      decal: '#f3f4ef',
      accent: '#ff7a2f',
      stanchion: '#2a2420',
      sidewall: '#23242a',
    },
  },
  ember: {
    ...colours.ember,
    palette: {
      base: '#d93a22',
      fork: '#1c1d22',
      decal: '#fff6ea',
      accent: '#ffb52e',
      stanchion: '#b98a45',
      sidewall: '#b78a5a',
    },
  },
  graphite: {
    ...colours.graphite,
    palette: {
      base: '#3a3f47',
      fork: '#15171b',
      decal: '#c6f24a',
      accent: '#c6f24a',
      stanchion: '#23252b',
      sidewall: '#222329',
    },
  },
  sand: {
    ...colours.sand,
    palette: {
      base: '#c9b18a',
      fork: '#1d1c1b',
      decal: '#2b2620',
      accent: '#b4532a',
      stanchion: '#2a2724',
      sidewall: '#a9804f',
    },
  },
  olive: {
    ...colours.olive,
    palette: {
      base: '#5f6b42',
      fork: '#1b1d1a',
      decal: '#f2edda',
      accent: '#f0a23a',
      stanchion: '#26261f',
      sidewall: '#25261f',
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
      return pool([x + 6, groundY + 4, 120, 10], '#23222c', 0.36, 9) + pool([x, groundY + 1, 46, 5], '#0f0e16', 0.7, 4);
    })
    .join('');
  return pool([610, groundY + 14, 520, 24], '#3b3a44', 0.17, 20) + contacts;
}

/** The brake callipers, which show between the spokes. */
function callipers(): string {
  const onLeg = (below: number, ahead: number): readonly [number, number] => steering(geometry.headTube + below, ahead);
  return (
    tube([place([-352, 128]), place([-392, 100])], (share) => 40 - 6 * share, '#1a1b20') +
    tube([place(onLeg(436, 2)), place(onLeg(492, 0))], (share) => 52 - 8 * share, '#1f2026')
  );
}

/**
 * A hardtail mountain bike, drive side, front at the right; computed in mm from a table of its geometry. It has what its
 * data tell of: a flat bar and wide tyres, but no rack, mudguards, bags or lamps.
 */
export const bicycle = defineArchetype<BicyclePalette>({
  name: 'bicycle',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '190 480 460 460' }],
  draw(palette, brand, _view, design) {
    const build: Build = design === 'marathon' || design === 'slim' ? design : 'trail';
    const drawing = new Drawing(palette.base);
    // A marathon bike rolls on pale walls, so that it is told from the others from afar.
    const tyres = build === 'marathon' ? { ...palette, sidewall: '#b78a5a' } : palette;
    return drawing.add(
      drawing.studio(),
      shadows(drawing),
      farCrank(drawing),
      wheel(drawing, tyres, { hub: place(rearAxle), rotor: 80, turn: 0.04 }, brand.name),
      wheel(drawing, tyres, { hub: place(frontAxle), rotor: 90, turn: 0.1 }, brand.name),
      callipers(),
      cassette(drawing),
      rearTriangle(drawing, palette, build),
      seatPost(build),
      mainTriangle(drawing, palette, build),
      decals(palette, brand, build),
      fork(drawing, palette, brand.name),
      derailleur(drawing, palette),
      nearCrank(drawing, brand.name),
      saddle(drawing, palette),
      cockpit(drawing, palette),
    );
  },
});
