import { swimGoggles as colours } from '#demo/catalog/colourways/equipment.ts';
import { bodyMark } from './clothing/wearer.ts';
import { defineArchetype, wholeCanvas, type Brandmark } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { eyesOf, gogglesOf, type Eye, type SwimGogglesPalette } from './swim-goggles/form.ts';
import { frameRing, gasket, lowerLip, noseBridge, ringWordmark, sideArms } from './swim-goggles/frame.ts';
import { lens } from './swim-goggles/lens.ts';
import { strap, wornStrap } from './swim-goggles/strap.ts';

const blue = {
  base: '#14326e',
  cup: '#1b2230',
  strap: '#14326e',
  accent: '#ffffff',
  sky: '#bff1ff',
  lens: '#35a7ea',
  depth: '#1c4fb4',
  bottom: '#0e1d55',
};
const coral = {
  base: '#f1f0ec',
  cup: '#d7d8d6',
  strap: '#ff5a4d',
  accent: '#e8443a',
  sky: '#ffe3a6',
  lens: '#ff8a5c',
  depth: '#d23f74',
  bottom: '#5a1450',
};
const smoke = {
  base: '#1c1f25',
  cup: '#2a2e36',
  strap: '#1c1f25',
  accent: '#c6f24a',
  sky: '#e4e9ee',
  lens: '#8c98a6',
  depth: '#46505d',
  bottom: '#171b22',
};
const mint = {
  base: '#3fae9f',
  cup: '#dfe9e5',
  strap: '#3fae9f',
  accent: '#0f2f38',
  sky: '#e6fff4',
  lens: '#7fd8cb',
  depth: '#2b8796',
  bottom: '#103c50',
};

function eyePiece(drawing: Drawing, palette: SwimGogglesPalette, brand: Brandmark, eye: Eye): string {
  return (
    sideArms(drawing, palette.base, eye) +
    gasket(drawing, palette.cup, eye) +
    frameRing(drawing, palette.base, eye) +
    lens(drawing, palette, brand, eye) +
    lowerLip(drawing, palette.base, eye)
  );
}

/** Swimming goggles with mirrored lenses in four builds, seen from the front and slightly above. */
export const swimGoggles = defineArchetype<SwimGogglesPalette>({
  name: 'swim-goggles',
  colourways: {
    blue: { ...colours.blue, palette: blue },
    coral: { ...colours.coral, palette: coral },
    smoke: { ...colours.smoke, palette: smoke },
    mint: { ...colours.mint, palette: mint },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '578 376 480 480' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const design = gogglesOf(name);
    const eyes = eyesOf(design);
    const floorAt = 706 + design.drop;
    const floor = `<ellipse cx="610" cy="${floorAt}" rx="500" ry="30" fill="#3b3a44" opacity=".15"
 filter="${drawing.blur(24)}"/>`;
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 668) scale(.98) translate(-600 -590)">',
      drawing.room(
        drawing.ground([
          [790, floorAt, 170, 13],
          [410, floorAt, 170, 13],
          [600, floorAt - 2, 380, 12, 0.5],
        ]),
      ),
      drawing.room(floor),
      view === 'scene' ? bodyMark + wornStrap(drawing, palette, design) : strap(drawing, palette, brand, design),
      ...eyes.map((eye) => eyePiece(drawing, palette, brand, eye)),
      noseBridge(drawing, palette.base, design),
      ringWordmark(palette, brand.name, eyes.at(-1)!),
      '</g>',
    );
  },
});
