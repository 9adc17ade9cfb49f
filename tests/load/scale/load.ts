/** Requests that come when they come, whatever became of those before: an open model. */

/** What became of one request. */
export interface Sample {
  kind: string;
  /** When it was due, ms since the load began. */
  at: number;
  /** From when it was due to its whole answer, ms. */
  time: number;
  /** Why the shopper did not get what they asked for; empty where they did. */
  failure: string;
}

/** What may be asked for, and how often of a hundred. */
export interface Action {
  kind: string;
  share: number;
  /** Resolves with why it was not answered, or an empty text; one that is left out (null) counts as none. */
  run: () => Promise<string | null>;
}

function chosen(actions: readonly Action[]): Action | undefined {
  let rest = Math.random() * actions.reduce((sum, { share }) => sum + share, 0);
  return actions.find(({ share }) => (rest -= share) < 0) ?? actions.at(-1);
}

/** A load that goes on until it is ended. */
export class Load {
  readonly samples: Sample[] = [];
  readonly #began = performance.now();
  readonly #underWay = new Set<Promise<void>>();
  #isOver = false;

  /** @param rate requests a second in the middle; their distances are those of chance. */
  constructor(actions: readonly Action[], rate: number) {
    let due = 0;
    const next = (): void => {
      if (this.#isOver) return;
      while (due <= this.now) {
        const action = chosen(actions);
        if (action) this.#send(action, due);
        due += (-Math.log(1 - Math.random()) * 1000) / rate;
      }
      setTimeout(next, Math.max(0, due - this.now));
    };
    next();
  }

  /** ms since the load began. */
  get now(): number {
    return performance.now() - this.#began;
  }

  #send({ kind, run }: Action, at: number): void {
    const done = run().then(
      (failure) => {
        if (failure !== null) this.samples.push({ kind, at, time: this.now - at, failure });
      },
      (error: unknown) => void this.samples.push({ kind, at, time: this.now - at, failure: String(error) }),
    );
    this.#underWay.add(done);
    void done.finally(() => this.#underWay.delete(done));
  }

  /** Ends it, and waits for what is on its way. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#underWay);
  }
}

const share = (times: readonly number[], part: number) =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);

/** A table of samples, a row for each kind. */
export function tableOf(samples: readonly Sample[]): string {
  const kinds = [...new Set(samples.map(({ kind }) => kind))].toSorted();
  return ['all', ...kinds]
    .map((kind) => {
      const those = samples.filter((sample) => kind === 'all' || sample.kind === kind);
      const times = those.map(({ time }) => time).toSorted((one, other) => one - other);
      const failed = those.filter(({ failure }) => failure !== '').length;
      return (
        `  ${kind.padEnd(22)} ${String(those.length).padStart(6)} requests, ${failed} failed, ` +
        `p50 ${share(times, 0.5)}   p95 ${share(times, 0.95)}   p99 ${share(times, 0.99)}   most ${share(times, 1)} ms`
      );
    })
    .join('\n');
}

/** What failed after a moment, by kind, and from the first failure to the last, s. */
export function failuresSince(samples: readonly Sample[], began: number): string {
  const failed = samples.filter(({ at, failure }) => at >= began && failure !== '');
  const of = samples.filter(({ at }) => at >= began).length;
  if (failed.length === 0) return `0 of ${of} failed`;
  const counts = new Map<string, number>();
  for (const { kind, failure } of failed) {
    const what = `${kind} (${failure})`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const ats = failed.map(({ at }) => at);
  const lasted = (Math.max(...ats) - Math.min(...ats)) / 1000;
  const kinds = [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
  return `${failed.length} of ${of} failed over ${lasted.toFixed(1)} s: ${kinds}`;
}
