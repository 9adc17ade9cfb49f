import { settings } from '#lib/config/index.ts';
import type { Image, mediaWidths } from '#lib/contract/media.ts';

type Width = (typeof mediaWidths)[number];

/** Address of a picture in one of the widths that the media host scales to, px; on another host it has its place. */
export function imageUrl({ path }: Pick<Image, 'path'>, width: Width): string {
  return path.startsWith('/') ? `${settings.API_HOST}${path}/${width}` : path.replace('*', `${width}`);
}

/** Candidates for `srcset`: browsers take the narrowest that fills the place in their density. */
const candidates = (image: Pick<Image, 'path'>, widths: readonly Width[]) =>
  widths.map((width) => `${imageUrl(image, width)} ${width}w`).join();

/**
 * Attributes of an `<img>` of a square picture in several widths, px. `sizes` as in HTML is how wide the picture is
 * drawn, which is less than its box where it is fitted into it, and rounded down so that phones (412 × 1.75, 360 × 2)
 * need no wider candidate for a few pixels.
 */
export function imageProps(image: Image, widths: readonly Width[], sizes: string) {
  return {
    src: imageUrl(image, widths[0] ?? 640),
    srcSet: candidates(image, widths),
    sizes,
    alt: image.alt,
    width: 1200,
    height: 1200,
  };
}

/**
 * Attributes of the `<img>` of a product's card, which is narrower in results, beside the filters, than in a row of its
 * own. Their style sheet gives it its place, and a list has 48 of them.
 */
export function cardPicture(image: Pick<Image, 'path'>, isInResults: boolean) {
  const wide = isInResults ? 'min(25vw - 120px,304px)' : '22vw';
  return {
    src: imageUrl(image, 320),
    srcSet: candidates(image, [240, 320, 480, 640]),
    sizes: `(min-width:993px) ${wide},(min-width:577px) 29vw,44vw`,
  };
}
