import { clothingFacts } from './clothing.ts';
import { equipmentFacts } from './equipment.ts';
import type { Fact } from './fact.ts';
import { footwearFacts } from './footwear.ts';

/** Every fact, in the order of the panel and of the table of a product's data. */
export const allFacts: readonly Fact[] = [...equipmentFacts, ...footwearFacts, ...clothingFacts];

const byKey = new Map<string, Fact>(allFacts.map((fact) => [fact.key, fact]));

/** The fact of a key; undefined for one that is not declared. */
export function factOf(key: string): Fact | undefined {
  return byKey.get(key);
}

/** Whether goods have a fact, of a category with those slugs from the root down. */
export function isFactOf({ goods }: Pick<Fact, 'goods'>, slugs: readonly string[]): boolean {
  return slugs.some((slug) => goods.includes(slug));
}
