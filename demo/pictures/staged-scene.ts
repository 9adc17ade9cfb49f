import type { SceneName } from '../catalog/scenes.ts';
import type { Drawing } from './lib/drawing.ts';
import { svgOf, type PictureRequest } from './request.ts';
import { sceneDrawings } from './scenes/index.ts';

/** What the front page's campaign is about. */
const shoe: PictureRequest = {
  archetype: 'shoe',
  colourway: 'crimson',
  brand: { slug: 'lendulet', name: 'LENDÜLET', motif: 'blades' },
  view: 'main',
  design: 'daily',
};

/** The empty room that goods are drawn into (Drawing.studio). */
const room =
  /<rect width="1200" height="1200" fill="#F4F5F2"\/><rect [^>]*\/><ellipse cx="600" cy="1000" rx="640"[^>]*\/>/;

/**
 * Goods without the room around them, their shadow with them, to stand in a landscape: the left upper corner of their
 * canvas, and its width, in px. Throws where their drawing has another room.
 */
function goodsIn(request: PictureRequest, x: number, y: number, width: number): string {
  const svg = svgOf(request);
  if (!room.test(svg)) throw new Error(`${request.archetype} stands in another room`);
  const own = svg
    .replace(room, '')
    .replaceAll(' id="', ' id="goods-')
    .replaceAll('url(#', 'url(#goods-')
    .replaceAll('href="#', 'href="#goods-');
  return own.replace(
    /^<svg [^>]*>/,
    `<svg x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 0 1200 1200">`,
  );
}

/** A scene as banners and covers show it: the one of the front page's campaign with what that is about. */
export function stagedScene(scene: SceneName): Drawing {
  const landscape = sceneDrawings[scene]();
  return scene === 'city-at-dusk' ? landscape.add(goodsIn(shoe, 576, 392, 580)) : landscape;
}
