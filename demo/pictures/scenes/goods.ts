import { svgOf, type PictureRequest } from '../request.ts';

/** The empty room that goods are drawn into (Drawing.studio). */
const room =
  /<rect width="1200" height="1200" fill="#F4F5F2"\/><rect [^>]*\/><ellipse cx="600" cy="1000" rx="640"[^>]*\/>/;

/**
 * Goods without the room around them, their shadow with them, to stand in a landscape: the left upper corner of their
 * canvas, and its width, in px. Throws where their drawing has another room.
 */
export function goodsIn(request: PictureRequest, x: number, y: number, width: number): string {
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
