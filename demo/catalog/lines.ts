import type { Motif, ViewName } from '../pictures/archetype.ts';
import { brands, type BrandSlug } from './brands.ts';
import { colourways, type ArchetypeName } from './colourways.ts';
import { designsOf } from './designs.ts';
import { settingsOf, useOf, type Setting } from './in-use.ts';
import { equipmentLines } from './lines/equipment.ts';
import type { Lines } from './lines/line.ts';
import { wornLines } from './lines/worn.ts';
import { otherViewsOf } from './other-views.ts';

const lines: Lines = { ...wornLines, ...equipmentLines };

/** Brands that make a kind of product, with the ids of its colourways. */
export function brandLines(archetype: ArchetypeName): { brand: BrandSlug; colourways: readonly string[] }[] {
  return Object.entries<readonly string[]>(lines[archetype]).map(([brand, ids]) => ({
    brand: brand as BrandSlug,
    colourways: ids,
  }));
}

/** The pictures that a kind of product has, in the order in which a shopper sees them. */
export function viewsOf(archetype: ArchetypeName): ViewName[] {
  const scene: ViewName[] = useOf(archetype) ? ['scene'] : [];
  const sole: ViewName[] = archetype === 'shoe' ? ['sole'] : [];
  return ['main', ...scene, ...otherViewsOf(archetype), 'detail', ...sole];
}

/** Views that look the same in every design of an archetype. */
const sameInEveryDesign: readonly ViewName[] = ['sole'];

/**
 * Name of a master picture: `shoe-coral-vantor`, `shoe-coral-vantor-tempo-detail` where the design is not the first, or
 * `polo-white-lendulet-child-scene` where it is in use in another setting than its kind usually is.
 */
export function pictureName(
  archetype: string,
  colourway: string,
  brand: string,
  view: ViewName,
  design?: string,
  setting?: Setting,
): string {
  const isFirst = design === undefined || design === designsOf(archetype)[0];
  const parts = [archetype, colourway, brand];
  if (!isFirst && !sameInEveryDesign.includes(view)) parts.push(design);
  if (setting) parts.push(setting);
  if (view !== 'main') parts.push(view);
  return parts.join('-');
}

/** Every picture that the catalog can show; the brand's name is spelled as its wordmark is set. */
export function pictureRequests(): {
  archetype: string;
  colourway: string;
  brand: { slug: string; name: string; motif: Motif };
  view: ViewName;
  design: string;
  setting?: Setting;
}[] {
  return (Object.keys(colourways) as ArchetypeName[]).flatMap((archetype) =>
    brandLines(archetype).flatMap(({ brand: slug, colourways: ids }) => {
      const brand = { slug, name: brands[slug].name.toLocaleUpperCase('hu'), motif: brands[slug].motif };
      return ids.flatMap((colourway) =>
        viewsOf(archetype).flatMap((view) =>
          designsOf(archetype)
            .filter((_, index) => index === 0 || !sameInEveryDesign.includes(view))
            .flatMap((design) => {
              const picture = { archetype, colourway, brand, view, design };
              const others = view === 'scene' ? settingsOf(archetype).map((setting) => ({ ...picture, setting })) : [];
              return [picture, ...others];
            }),
        ),
      );
    }),
  );
}
