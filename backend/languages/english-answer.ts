import type { WireSearchAnswer } from '#lib/contract/search.ts';
import { englishWordsOf } from '../search/english/english-words.ts';
import { saidWords, type EnglishQuery } from '../search/english/english-query.ts';
import type { ReadModel } from '../search/read-model.ts';

/** What an answer says of an English query, in the words that were typed or by which the shop says it (ADR-0164). */
export function answerInEnglish(read: EnglishQuery, answer: WireSearchAnswer): WireSearchAnswer {
  const { understood, notSold, relaxations } = answer;
  const query = (text: string) => read.said(text);
  return {
    ...answer,
    corrected: correctedIn(read, answer),
    understood: understood && {
      ...understood,
      query: query(understood.query),
      filters: understood.filters.map((value) =>
        value.without === undefined ? value : { ...value, without: query(value.without) },
      ),
      price: understood.price && { ...understood.price, without: query(understood.price.without) },
      sorting: understood.sorting && { ...understood.sorting, without: query(understood.sorting.without) },
    },
    notSold: notSold && {
      ...notSold,
      word: notSold.kind === 'brand' ? notSold.word : query(notSold.word),
      nearest: nearestIn(read, notSold.nearest),
    },
    leftOut: [...new Set([...read.leftOut, ...(answer.leftOut ?? []).map((word) => read.typedFor(word))])],
    relaxations: relaxations.map((one) => ({ ...one, query: query(one.query) })),
  };
}

type NotSold = NonNullable<WireSearchAnswer['notSold']>;

function nearestIn(read: EnglishQuery, nearest: NotSold['nearest']): NotSold['nearest'] {
  return nearest && { ...nearest, query: read.said(nearest.query), name: read.said(nearest.name) };
}

/** How a query was spelled: its English words as they were read, then what the search made of the whole. */
function correctedIn(read: EnglishQuery, { corrected, total }: WireSearchAnswer): WireSearchAnswer['corrected'] {
  const english = read.corrected === null ? null : { query: read.corrected, applied: true, total };
  if (corrected === null) return total > 0 ? english : null;
  return { ...corrected, query: read.said(corrected.query) };
}

/** What is nearest to goods that are not sold, where the query was no English one: as the shop says it in English. */
export function nearestInEnglish(model: ReadModel, answer: WireSearchAnswer): WireSearchAnswer {
  const { notSold } = answer;
  if (!notSold?.nearest) return answer;
  const words = englishWordsOf(model.catalog);
  const said = (text: string) => saidWords(text.split(' '), (run) => words.english(run));
  const { nearest } = notSold;
  return {
    ...answer,
    notSold: { ...notSold, nearest: { ...nearest, query: said(nearest.query), name: said(nearest.name) } },
  };
}
