import { picturePath } from '#lib/core/pictures/media-host.ts';
import type { ReadModel } from './read-model.ts';

/** Path of each brand's logo on the media host, by its slug; null for a brand without one (HDR-10). */
export function brandLogos({ catalog }: Pick<ReadModel, 'catalog'>): (slug: string) => string | null {
  const paths = new Map(catalog.brands.map(({ slug, logo }) => [slug, logo === undefined ? null : picturePath(logo)]));
  return (slug) => paths.get(slug) ?? null;
}
