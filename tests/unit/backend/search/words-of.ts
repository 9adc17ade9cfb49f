import { runsOf, wordsOfRun } from '#backend/search/words.ts';

/** The words of a text as they are indexed. */
export function wordsOf(text: string): string[] {
  const runs = runsOf(text);
  return runs.flatMap((run, at) => wordsOfRun(run, runs.slice(at + 1)));
}
