import { localePath } from '#lib/core/locales.ts';
import type { Block } from '#lib/contract/rich-text.ts';
import type { CatalogImage } from '../catalog/model.ts';
import type { Place } from './finding.ts';
import { linksOf, shownProductsOf, toldIn } from './references.ts';
import { guidePath, pageAddress, type SiteParts } from './site.ts';

/** A text or a banner with all that it shows and leads to. */
export interface TextPlace {
  place: Place;
  links: string[];
  anchors: string[];
  productIds: number[];
  pictures: CatalogImage[];
}

/** Pictures in texts are named by their path on the API host, `/media/{name}`, or by their address on another one. */
function picturesOf(blocks: readonly Block[]): CatalogImage[] {
  return blocks.flatMap((block) =>
    block.type === 'image' ? [{ name: block.image.path.replace('/media/', ''), alt: block.image.alt }] : [],
  );
}

function textPlace(place: Place, blocks: readonly Block[], image?: CatalogImage): TextPlace {
  return {
    place,
    links: linksOf(blocks),
    anchors: blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : [])),
    productIds: shownProductsOf(blocks),
    pictures: [...(image ? [image] : []), ...picturesOf(blocks)],
  };
}

/** All texts and banners of the shop. */
export function textPlaces({ structure: { banners }, content, settings }: SiteParts): TextPlace[] {
  const { STOREFRONT_HOST: shop } = settings;
  return [
    ...banners.map(({ title, image, links }, at): TextPlace => ({
      place: { kind: 'banner', id: String(at + 1), name: title, url: `${shop}/` },
      links: links.map(({ path }) => path),
      anchors: [],
      productIds: [],
      pictures: [image],
    })),
    ...content.guides.flatMap((guide) =>
      toldIn(guide).map(({ title, blocks, language }, at) => {
        const url = `${shop}${localePath(language, guidePath(guide.slug))}`;
        return textPlace(
          { kind: 'cikk', id: guide.slug, name: title, url },
          blocks,
          at === 0 ? guide.image : undefined,
        );
      }),
    ),
    ...content.pages.flatMap((page) =>
      toldIn(page).map(({ title, blocks, language }) =>
        textPlace({ kind: 'oldal', id: page.slug, name: title, url: pageAddress(page, settings, language) }, blocks),
      ),
    ),
  ];
}
