import type { Explanation } from '#lib/contract/explanation.ts';
import type { Role } from '../catalog/model.ts';
import type { Bitmap } from './bitmap.ts';
import { readChoice, type SearchQuery } from './choice.ts';
import { find } from './product-search.ts';
import { QueryRun } from './query-run.ts';
import type { ReadModel } from './read-model.ts';

/**
 * Why the products of an answer stand where they stand, by their ids; `query` is the one that was answered. Without
 * words nothing but the sales rank and the stock is told.
 */
export function explain(
  model: ReadModel,
  query: SearchQuery,
  role: Role,
  productIds: readonly number[],
  within: Bitmap | null = null,
): Explanation[] {
  const choice = readChoice(model, query, role, within);
  const exact = query.exact === '1';
  const { hits, understood } = find(model, choice, exact, new QueryRun());
  const words = hits?.corrected ?? understood?.query ?? choice.q;
  const documents = productIds.flatMap((id) => model.documentOf(id) ?? []);
  const scope = { live: model.everyDocument, size: model.size, exact };
  const texts = words === null ? [] : model.text.explain(words, scope, documents);
  return documents.map((document, at) => ({
    id: model.documents.id(document),
    query: words,
    score: hits?.scores[document] ?? null,
    boost: texts[at]?.boost ?? 0,
    words: (texts[at]?.expressions ?? []).map(({ words: expression, isRequired, points, matches }) => ({
      words: expression,
      isOptional: !isRequired,
      points,
      matches,
    })),
    inStock: model.isBuyable(document),
    salesRank: model.documents.salesRank(document),
  }));
}
