import { socks as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bodyMark } from './clothing/wearer.ts';
import { sockPath, type SocksPalette } from './socks/outline.ts';
import { sock, type SocksGraphic } from './socks/sock.ts';

/** Where the two socks lie: the far one first. */
const lies: Readonly<Record<SocksGraphic, readonly [far: string, near: string]>> = {
  crew: ['translate(150 -26) rotate(4 640 600)', 'translate(-34 34)'],
  hoops: ['translate(146 -14) rotate(-30 640 600)', 'translate(-82 -58) rotate(-18 640 600)'],
};

function tableShadow(drawing: Drawing, place: string, strength: number): string {
  const cast = (opacity: number, blur: number, shift: string): string =>
    `<g fill="#3b3a44" opacity="${opacity * strength}" filter="${drawing.blur(blur)}" transform="translate(${shift})">` +
    `<path d="${sockPath}" transform="${place}"/></g>`;
  return cast(0.3, 24, '22 32') + cast(0.32, 7, '7 9');
}

/** A pair of crew socks lying flat, toes to the left; in use one of them, with room for a leg (ADR-0157). */
export const socks = defineArchetype<SocksPalette>({
  name: 'socks',
  colourways: {
    chalk: { ...colours.chalk, palette: { base: '#eeece6', heel: '#2b3a55', stripe: '#d8442f', print: '#2b3a55' } },
    navy: { ...colours.navy, palette: { base: '#283a5c', heel: '#d8442f', stripe: '#f2efe8', print: '#f2efe8' } },
    charcoal: {
      ...colours.charcoal,
      palette: { base: '#3a3d43', heel: '#24262b', stripe: '#b7e24a', print: '#b7e24a' },
    },
    black: { ...colours.black, palette: { base: '#242529', heel: '#5d6067', stripe: '#e9e7e0', print: '#e9e7e0' } },
    red: { ...colours.red, palette: { base: '#bf3333', heel: '#5f1620', stripe: '#f6efe2', print: '#f6efe2' } },
    sun: { ...colours.sun, palette: { base: '#edb838', heel: '#24407a', stripe: '#24407a', print: '#1d3260' } },
    moss: { ...colours.moss, palette: { base: '#66754c', heel: '#39432a', stripe: '#f0cf6a', print: '#f2ecd6' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '430 190 460 460' }],
  draw(palette, brand, view, design) {
    const drawing = new Drawing(palette.base);
    const graphic: SocksGraphic = design === 'hoops' ? 'hoops' : 'crew';
    const one = (seed: number): string => sock(drawing, palette, brand, { seed, graphic });
    if (view === 'scene') return drawing.add(bodyMark, one(9));
    const [far, near] = lies[view === 'main' ? graphic : 'crew'];
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.12) translate(-592 -650)">',
      tableShadow(drawing, far, 1),
      `<g transform="${far}">${one(5)}</g>`,
      tableShadow(drawing, near, 1.2),
      `<g transform="${near}">${one(9)}</g>`,
      '</g>',
    );
  },
});
