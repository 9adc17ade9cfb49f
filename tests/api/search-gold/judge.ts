import type { Catalog } from '#backend/catalog/model.ts';
import type { WireSearchAnswer } from '#lib/contract/search.ts';
import { fold } from '#lib/core/text/fold.ts';
import { isUnseen, recallAt10, rightProducts, type GoldQuery } from './score.ts';

/** What a query is judged by, of the answer of the search call. */
export type JudgedAnswer = Pick<
  WireSearchAnswer,
  'corrected' | 'notSold' | 'answers' | 'leftOut' | 'understood' | 'direct' | 'total'
> & { products: readonly { id: number }[] };

export interface Judgement {
  query: string;
  class: string;
  isUnseen: boolean;
  /** 0 to 1; of a query for what the shop does not have, 1 where the answer says so and shows what comes near. */
  recall: number;
  /** The shop has no such thing, says nothing about it, and shows goods as if they were meant. */
  isWrongFirstFive: boolean;
  /** Where the answer led to, and where it should have. */
  direct: { was: string | null; expected: string | null };
}

/** What a judge knows beside the answers. */
export interface Court {
  catalog: Catalog;
  now: Date;
  /** The version of the shop, which says what is held aside. */
  version: string;
}

/** Judges the answer to a query of a class. Throws a RangeError where the catalog can not answer it. */
export function judge({ catalog, now, version }: Court, of: string, gold: GoldQuery, answer: JudgedAnswer): Judgement {
  const ids = answer.products.map(({ id }) => id);
  const recall = gold.expect === undefined ? 1 : recallAt10(ids, rightProducts(catalog, gold.expect, now));
  return {
    query: gold.query,
    class: of,
    isUnseen: isUnseen(gold.query, version),
    recall: saysAll(gold, answer) ? recall : 0,
    isWrongFirstFive: isUnsaid(gold, answer) && ids.length > 0,
    direct: { was: answer.direct ?? null, expected: gold.direct ?? null },
  };
}

/** Whether the answer is silent about what the shop does not have. */
function isUnsaid({ notSold, answer }: GoldQuery, given: JudgedAnswer): boolean {
  const isNotSold = notSold !== undefined && (given.notSold ?? null) === null;
  const isNoAnswer = answer !== undefined && (given.answers ?? []).length === 0;
  return isNotSold || isNoAnswer;
}

/** Whether the answer says what the query expects beside the products. */
function saysAll({ notSold, answer, sorting, leftOut }: GoldQuery, given: JudgedAnswer): boolean {
  const isSaid = notSold === undefined || given.notSold?.kind === notSold;
  const leads = answer === undefined || (given.answers ?? []).some(({ url }) => url.includes(answer));
  const order = given.understood?.sorting ?? null;
  const isOrdered = sorting === undefined || (order?.field === 'price' && order.type === sorting);
  return isSaid && leads && isOrdered && (leftOut ?? []).every((word) => isNamedAsLeftOut(word, given));
}

function isNamedAsLeftOut(word: string, { leftOut = [], corrected }: JudgedAnswer): boolean {
  const left = leftOut.some((one) => fold(one) === fold(word));
  return left || (corrected?.applied === true && !fold(corrected.query).split(' ').includes(fold(word)));
}

/** Judges all queries of all classes. */
export async function judgeAll(
  court: Court,
  classes: Readonly<Record<string, readonly GoldQuery[]>>,
  ask: (query: string) => Promise<JudgedAnswer>,
): Promise<Judgement[]> {
  const all: Judgement[] = [];
  for (const [name, queries] of Object.entries(classes)) {
    for (const gold of queries) all.push(judge(court, name, gold, await ask(gold.query)));
  }
  return all;
}

/** Mean recall at 10, 0 to 1; NaN of none. */
export function meanRecall(all: readonly Judgement[]): number {
  return all.reduce((sum, { recall }) => sum + recall, 0) / all.length;
}

/** Queries that led elsewhere than they should have, as sentences. */
export function wrongDirectHits(all: readonly Judgement[]): string[] {
  return all
    .filter(({ direct: { was, expected } }) => was !== expected)
    .map(({ query, direct: { was, expected } }) => `${query}: ${was} instead of ${expected}`);
}

/** A line for each class, and one for all of them: mean recall and number of the seen and of those held aside. */
export function tableByClass(all: readonly Judgement[]): string {
  const figure = (part: readonly Judgement[]) =>
    `${part.length === 0 ? '    -' : meanRecall(part).toFixed(3)} of ${String(part.length).padStart(3)}`;
  const line = (name: string, part: readonly Judgement[]) =>
    [
      name.padEnd(14),
      `seen ${figure(part.filter((one) => !one.isUnseen))}`,
      `unseen ${figure(part.filter((one) => one.isUnseen))}`,
      `wrong first fives ${part.filter(({ isWrongFirstFive }) => isWrongFirstFive).length}`,
      `wrong direct hits ${wrongDirectHits(part).length}`,
    ].join('   ');
  const byClass = Map.groupBy(all, (one) => one.class);
  return [...[...byClass].map(([name, part]) => line(name, part)), line('all', all)].join('\n');
}

/** The queries to work on, by class: of those held aside none is named. */
export function failing(all: readonly Judgement[], below = 1): string {
  const failed = all.filter((one) => !one.isUnseen && (one.recall < below || one.isWrongFirstFive));
  return [...Map.groupBy(failed, (one) => one.class)]
    .map(([name, part]) =>
      [
        `## ${name}`,
        ...part
          .toSorted((a, b) => a.recall - b.recall)
          .map(({ query, recall, isWrongFirstFive }) =>
            `${recall.toFixed(2)}  ${query}${isWrongFirstFive ? '   (wrong first five)' : ''}`,
          ),
      ].join('\n'),
    )
    .join('\n\n');
}
