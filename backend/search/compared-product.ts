import type { WireComparedProduct } from '#lib/contract/product.ts';
import type { CatalogProduct, Role } from '../catalog/model.ts';
import { factTexts } from '../filters/fact-texts.ts';
import { cardToBuyFrom } from './card.ts';
import type { ReadModel } from './read-model.ts';

/** A stored product beside others, with what can be bought of it, for a caller of a role; undefined while lists do not show it. */
export function comparedProduct(
  model: ReadModel,
  { id, facts, attributes }: CatalogProduct,
  role: Role,
): WireComparedProduct | undefined {
  const document = model.documentOf(id);
  return document === undefined
    ? undefined
    : { ...cardToBuyFrom(model, document, role), facts: factTexts(facts), attributes };
}
