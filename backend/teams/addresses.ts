import type { WireCart } from '#lib/contract/cart.ts';
import type { Breadcrumb, WireProduct, WireProductCard } from '#lib/contract/product.ts';
import type { WireSearchAnswer } from '#lib/contract/search.ts';
import type { TeamShop } from './model.ts';

type Named = Pick<TeamShop, 'slug' | 'name'>;

/** A path of the catalog within a team's shop: `/szegedi-futok/p/…-12/`. */
export function pathInTeam(slug: string, path: string): string {
  return `/${slug}${path}`;
}

const linked = <Item extends { url: string }>(slug: string, item: Item): Item => ({
  ...item,
  url: pathInTeam(slug, item.url),
});

/** Within a team's shop there are no pages of brands: their names lead to all that it has. */
const brandInTeam = (slug: string, brand: WireProductCard['brand']) => ({ ...brand, url: pathInTeam(slug, '/') });

function crumbsInTeam({ slug, name }: Named, breadcrumbs: readonly Breadcrumb[]): Breadcrumb[] {
  return [{ name, url: pathInTeam(slug, '/') }, ...breadcrumbs.map((crumb) => linked(slug, crumb))];
}

/** A card that leads to the product's page in a team's shop, where one buys for many at once: not from a card. */
export function cardInTeam({ slug }: Named, { options: _options, ...card }: WireProductCard): WireProductCard {
  return { ...linked(slug, card), brand: brandInTeam(slug, card.brand) };
}

/** An answer of the search whose links stay in a team's shop; `path` is still the one that was asked for. */
export function searchInTeam(team: Named, answer: WireSearchAnswer): WireSearchAnswer {
  const nodes = (list: WireSearchAnswer['categoryTree']['tree']) => list.map((node) => linked(team.slug, node));
  return {
    ...answer,
    products: answer.products.map((card) => cardInTeam(team, card)),
    categoryTree: {
      ...answer.categoryTree,
      tree: nodes(answer.categoryTree.tree),
      genders: nodes(answer.categoryTree.genders),
    },
    breadcrumbs: crumbsInTeam(team, answer.breadcrumbs),
  };
}

/** A product's page whose links stay in a team's shop. */
export function productInTeam(team: Named, product: WireProduct): WireProduct {
  return {
    ...linked(team.slug, product),
    brand: brandInTeam(team.slug, product.brand),
    sets: product.sets.map((set) => ({ ...set, members: set.members.map((member) => linked(team.slug, member)) })),
    related: product.related.map((card) => cardInTeam(team, card)),
    breadcrumbs: crumbsInTeam(team, product.breadcrumbs),
  };
}

/** A cart whose lines lead to the shop of the team that they were added for. */
export function cartInTeams(cart: WireCart): WireCart {
  return {
    ...cart,
    products: cart.products.map((line) =>
      line.team === null ? line : { ...line, product: linked(line.team, line.product) },
    ),
  };
}
