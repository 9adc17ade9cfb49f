import { picturePath } from '#lib/core/pictures/media-host.ts';
import type { WireTeam, TeamTeaser } from '#lib/contract/team.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import { printPrice } from '../domain/print.ts';
import type { ReadModel } from '../search/read-model.ts';
import type { TeamShop } from './model.ts';

/** A team as lists show it. */
export function teamTeaser({ slug, name, sport, city, colours, image }: TeamShop): TeamTeaser {
  return {
    slug,
    name,
    sport,
    city,
    colours,
    url: `/${slug}/`,
    image: { path: picturePath(image.name), alt: image.alt },
  };
}

/** A team with its shop; products that are gone from the catalog are left out. */
export function teamView(team: TeamShop, model: ReadModel): WireTeam {
  const offered = team.products.filter(({ productId }) => model.documentOf(productId) !== undefined);
  return {
    ...teamTeaser(team),
    text: team.text,
    shopIdentifier: team.shopIdentifier,
    productIds: offered.map(({ productId }) => productId),
    printableIds: offered.filter(({ printable }) => printable).map(({ productId }) => productId),
    printPrice: toWirePrice(printPrice),
  };
}
