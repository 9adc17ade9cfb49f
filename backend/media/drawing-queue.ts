type Turn = () => Promise<void>;

/** Work that is done one after the other: what somebody waits for before what may come later, each in its order. */
export class DrawingQueue {
  readonly #most: number;
  readonly #waiting: Record<'now' | 'later', Turn[]> = { now: [], later: [] };
  #isBusy = false;

  /** At most so many wait in each of the two. */
  constructor(most: number) {
    this.#most = most;
  }

  isFull(when: 'now' | 'later'): boolean {
    return this.#waiting[when].length >= this.#most;
  }

  /** What the work answers, once it is its turn. */
  async add<Result>(when: 'now' | 'later', work: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting[when].push(() => work().then(resolve, reject));
      void this.#go();
    });
  }

  async #go(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let turn = this.#next(); turn; turn = this.#next()) await turn();
    this.#isBusy = false;
  }

  #next(): Turn | undefined {
    return this.#waiting.now.shift() ?? this.#waiting.later.shift();
  }
}
