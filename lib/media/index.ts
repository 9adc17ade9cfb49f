import { settings } from '#lib/config/index.ts';
import type { Image, mediaWidths } from '#lib/contract/media.ts';

type Width = (typeof mediaWidths)[number];

/** Address of a picture in one of the widths that the media host scales to, px. */
export function imageUrl(image: Pick<Image, 'path'>, width: Width): string {
  return `${settings.API_HOST}${image.path}/${width}`;
}

/** Attributes of an `<img>` of a square picture in several widths; `sizes` as in HTML. */
export function imageProps(image: Image, widths: readonly Width[], sizes: string) {
  return {
    src: imageUrl(image, widths[0] ?? 640),
    srcSet: widths.map((width) => `${imageUrl(image, width)} ${width}w`).join(','),
    sizes,
    alt: image.alt,
    width: 1200,
    height: 1200,
  };
}
