import type { StoredProduct } from '../db/products.ts';
import { emptyBitmap, intersection, setBit, type Bitmap } from '../search/bitmap.ts';
import type { ReadModel } from '../search/read-model.ts';
import type { TeamShop } from './model.ts';

interface Marked {
  model: ReadModel;
  /** Documents that the model had given numbers to: a product that changes takes a new one. */
  numbered: number;
  documents: Bitmap;
}

const markedOf = new WeakMap<TeamShop, Marked>();

function marked(team: TeamShop, model: ReadModel): Bitmap {
  const known = markedOf.get(team);
  const numbered = model.documents.length;
  if (known?.model === model && known.numbered === numbered) return known.documents;
  const documents = emptyBitmap(model.size);
  for (const { productId } of team.products) {
    const document = model.documentOf(productId);
    if (document !== undefined) setBit(documents, document);
  }
  markedOf.set(team, { model, numbered, documents });
  return documents;
}

/** What a team's shop shows of a catalog now; a new bitmap. */
export function documentsOfTeam(team: TeamShop, model: ReadModel): Bitmap {
  return intersection(model.everyDocument, marked(team, model));
}

/** Whether a team's shop has a product. */
export function offers({ products }: TeamShop, productId: number): boolean {
  return products.some((product) => product.productId === productId);
}

/** A stored product as a team's shop knows it: related goods and sets only of what the team offers. */
export function storedInTeam(team: TeamShop, stored: StoredProduct): StoredProduct {
  const isOffered = (optionId: number) => offers(team, stored.goods.get(optionId)?.productId ?? 0);
  return {
    ...stored,
    product: { ...stored.product, relatedIds: stored.product.relatedIds.filter((id) => offers(team, id)) },
    sets: stored.sets.filter(({ optionIds }) => optionIds.every(isOffered)),
  };
}
