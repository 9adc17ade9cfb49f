import { thisWorker } from '../processes/worker.ts';

/** The figures of one worker, in Prometheus's text format. */
export interface WorkerFigures {
  worker: number;
  text: string;
}

const topic = 'figures';

/**
 * The figures of several workers as one text, each line with its `worker`: counts add up as those of several machines do,
 * and what cannot be added, such as the delay of an event loop, stays what it is.
 */
export function figuresOfWorkers(told: readonly WorkerFigures[]): string {
  const families = new Map<string, { head: string[]; samples: string[] }>();
  for (const { worker, text } of told) {
    let family: { head: string[]; samples: string[] } | undefined;
    let isKnown = false;
    for (const line of text.split('\n')) {
      const name = /^# HELP (\S+)/.exec(line)?.[1];
      if (name !== undefined) {
        isKnown = families.has(name);
        family = families.get(name) ?? { head: [], samples: [] };
        families.set(name, family);
      }
      if (line === '' || !family) continue;
      if (!line.startsWith('#')) family.samples.push(withWorker(line, worker));
      else if (!isKnown) family.head.push(line);
    }
  }
  return `${[...families.values()].flatMap(({ head, samples }) => [...head, ...samples]).join('\n')}\n`;
}

const withWorker = (line: string, worker: number): string =>
  line.replace(/^([\w:]+)(\{?)/, (_, name: string, brace: string) => `${name}{worker="${worker}"${brace ? ',' : '}'}`);

/** How a process tells its figures: as one of several workers with those of the others that answer within a second. */
export function tellingFigures(text: () => Promise<string>): () => Promise<string> {
  const worker = thisWorker;
  if (!worker) return text;
  worker.answer(topic, text);
  return async () => {
    const [own, others] = await Promise.all([text(), worker.ask(topic)]);
    const all = [
      { worker: worker.number, text: own },
      ...others.map(({ worker: of, data }) => ({ worker: of, text: String(data) })),
    ];
    return figuresOfWorkers(all.toSorted((a, b) => a.worker - b.worker));
  };
}
