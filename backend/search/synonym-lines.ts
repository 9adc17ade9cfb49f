import { fold } from '#lib/core/text/fold.ts';
import { wordsOfQuery } from './words.ts';

/** The words of one way to say it. */
export type SynonymPhrase = readonly string[];

/** A line of the list: `a = b = c` has sources alone, `a, b > c, d` sources and targets. */
export interface SynonymLine {
  /** Counted from 1, for whoever has to mend it. */
  line: number;
  isTwoWay: boolean;
  sources: readonly SynonymPhrase[];
  targets: readonly SynonymPhrase[];
}

const mostWords = 3;
/** `a = b = c` or `a, b > c, d`. */
const groupForm = /^(?:[^=>]+>[^=>]+|[^=>,]+(?:=[^=>,]+)+)$/;
const keyOf = (words: readonly string[]) => words.map(fold).join(' ');
const spelled = (words: readonly string[]) => `"${words.join(' ')}"`;

const fault = (line: number, what: string, remedy: string) => new Error(`Synonyms, line ${line}: ${what}: ${remedy}`);

/** The lines of a list. Throws an Error that names the line for one that is no group or has a phrase of four words. */
export function readSynonyms(list: string): SynonymLine[] {
  return list.split('\n').flatMap((text, at) => {
    const group = text.replace(/#.*$/, '').trim();
    if (group === '') return [];
    const phrases = group.split(/[=>,]/).map((phrase) => wordsOfQuery(phrase));
    const isSound = groupForm.test(group) && phrases.every(({ length }) => length >= 1 && length <= mostWords);
    if (!isSound)
      throw fault(at + 1, `"${group}" is no group`, 'write a = b = c, or a, b > c, each of three words at most');
    const isTwoWay = !group.includes('>');
    const count = isTwoWay ? phrases.length : group.slice(0, group.indexOf('>')).split(',').length;
    return [{ line: at + 1, isTwoWay, sources: phrases.slice(0, count), targets: phrases.slice(count) }];
  });
}

/**
 * Throws an Error that names the line and the remedy where lines contradict each other: a phrase twice in a line, a
 * line that is there before, a phrase with a meaning on two lines, or phrases that lead to each other in a circle.
 */
export function requireSound(lines: readonly SynonymLine[]): void {
  for (const line of lines) requireEachOnce(line);
  requireOneLineEach(lines);
  requireNoCircle(lines);
}

function requireEachOnce({ line, sources, targets }: SynonymLine): void {
  const seen = new Set<string>();
  for (const phrase of [...sources, ...targets]) {
    if (seen.has(keyOf(phrase))) throw fault(line, `${spelled(phrase)} is there twice`, 'take one of them out');
    seen.add(keyOf(phrase));
  }
}

/** What a phrase means stands on one line of each form: two of them may mean two kinds of goods, and nobody sees it. */
function requireOneLineEach(lines: readonly SynonymLine[]): void {
  const groups = new Map<string, SynonymLine>();
  const leads = new Map<string, SynonymLine>();
  for (const line of lines) {
    const before = line.isTwoWay ? groups : leads;
    for (const source of line.sources) {
      const other = before.get(keyOf(source));
      if (other && isSame(line, other))
        throw fault(line.line, `it says what line ${other.line} says`, 'take one of them out');
      if (other)
        throw fault(
          line.line,
          `${spelled(source)} has a meaning on line ${other.line} already`,
          'put all that it means on one of the two',
        );
      before.set(keyOf(source), line);
    }
  }
  for (const [key, lead] of leads) {
    const group = groups.get(key);
    const repeated = lead.targets.find((target) => group?.sources.some((one) => keyOf(one) === keyOf(target)));
    if (group && repeated)
      throw fault(lead.line, `"${key}" is the same as ${spelled(repeated)} on line ${group.line}`, 'take it out here');
  }
}

const isSame = (one: SynonymLine, other: SynonymLine) => {
  const keysOf = ({ sources, targets }: SynonymLine) =>
    [sources, targets].map((list) => list.map(keyOf).toSorted().join()).join(' > ');
  return keysOf(one) === keysOf(other);
};

/** Phrases that lead to each other are the same, and belong to one line of `=`. */
function requireNoCircle(lines: readonly SynonymLine[]): void {
  const leads = new Map<string, { line: number; to: readonly string[] }>();
  for (const { line, isTwoWay, sources, targets } of lines) {
    if (isTwoWay) continue;
    for (const source of sources) leads.set(keyOf(source), { line, to: targets.map(keyOf) });
  }
  const done = new Set<string>();
  const follow = (key: string, way: readonly string[]): void => {
    const lead = leads.get(key);
    if (!lead || done.has(key)) return;
    for (const next of lead.to) {
      const circle = [...way, key];
      const from = circle.indexOf(next);
      if (from >= 0)
        throw fault(
          lead.line,
          `"${[...circle.slice(from), next].join(' > ')}" is a circle`,
          'write those that mean the same with =, and take the others out',
        );
      follow(next, circle);
    }
    done.add(key);
  };
  for (const key of leads.keys()) follow(key, []);
}
