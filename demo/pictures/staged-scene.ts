import type { Campaign, SceneName } from '../catalog/scenes.ts';
import { svgOf, type PictureRequest } from './request.ts';
import { sceneDrawings } from './scenes/index.ts';

/** Goods that stand in a scene: left upper corner of their canvas and its width, in px of the scene's 1200. */
interface Staged {
  goods: PictureRequest;
  x: number;
  y: number;
  width: number;
}

const lendulet: PictureRequest['brand'] = { slug: 'lendulet', name: 'LENDÜLET', motif: 'blades' };
const goods = (archetype: string, colourway: string, design: string): PictureRequest => ({
  archetype,
  colourway,
  design,
  brand: lendulet,
  view: 'main',
});

/** What is on offer where a scene stands on a banner or a cover, near the middle, which each of their forms shows. */
const staged: Partial<Record<SceneName | Campaign, Staged & { scene?: SceneName }>> = {
  'city-at-dusk': { goods: goods('shoe', 'crimson', 'daily'), x: 576, y: 392, width: 580 },
  'snowy-quay': { goods: goods('shoe', 'crimson', 'daily'), x: 576, y: 392, width: 580 },
  'lake-shore': { goods: goods('backpack', 'ember', 'trek'), x: 420, y: 490, width: 440 },
  'first-snow': { goods: goods('ski-boot', 'red', 'race'), x: 390, y: 490, width: 420 },
  'forest-trail': { goods: goods('trail-shoe', 'ember', 'ridge'), x: 380, y: 580, width: 480 },
  'sports-hall': { goods: goods('sneaker', 'white', 'court'), x: 350, y: 620, width: 430 },
  'bike-at-dusk': { goods: goods('bicycle', 'petrol', 'tour'), scene: 'city-at-dusk', x: 232, y: 330, width: 736 },
  'pitch-under-lights': { goods: goods('football-boot', 'white', 'collar'), x: 345, y: 575, width: 440 },
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

/** What is shown in use, and where, in the picture of each campaign. */
const shownInUse: Partial<Record<SceneName | Campaign, PictureRequest>> = {
  'down-in-snow': { ...goods('puffer-jacket', 'fjord', 'chevron'), view: 'scene' },
  'child-in-hall': { ...goods('tshirt', 'teal', 'raglan'), view: 'scene', setting: 'hall-child' },
};

/** A scene with what it leads to, or a campaign, as banners and covers show it: SVG of 1200 × 1200 px. */
export function backdropSvg(backdrop: SceneName | Campaign): string {
  const inUse = shownInUse[backdrop];
  if (inUse) return svgOf(inUse);
  const stand = staged[backdrop];
  const landscape = sceneDrawings[stand?.scene ?? (backdrop as SceneName)]();
  return (stand ? landscape.add(goodsIn(stand.goods, stand.x, stand.y, stand.width)) : landscape).toString();
}
