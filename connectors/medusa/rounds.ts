/** Work that is done again and again, each kind at its own pace. */
export class Rounds {
  readonly #onFailure: (error: unknown) => void;
  readonly #running = new Set<Promise<unknown>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStopped = false;

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  #later(rest: number, work: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, rest);
    this.#timers.add(timer);
    return timer;
  }

  /**
   * Does work now and after each rest, ms; after `failed` where it fails. Answers what has it done again after `woken`,
   * also where it is under way, for that may have read already what has changed since.
   */
  every({ rest, failed, woken }: { rest: number; failed: number; woken: number }, work: () => Promise<unknown>) {
    let next: NodeJS.Timeout | null = null;
    let isWanted = false;
    let isWoken = false;
    let said = '';
    const plan = (after: number): void => {
      if (!this.#isStopped) next = this.#later(after, round);
    };
    const round = (): void => {
      next = null;
      isWoken = false;
      const underWay = work()
        .then(
          () => {
            said = '';
            return rest;
          },
          (error: unknown) => {
            // Once, until it works again.
            if (said !== String(error)) this.#onFailure(error);
            said = String(error);
            return failed;
          },
        )
        .then((after) => {
          this.#running.delete(underWay);
          plan(isWanted ? Math.min(woken, after) : after);
          isWanted = false;
        });
      this.#running.add(underWay);
    };
    plan(0);
    return (): void => {
      if (next === null) isWanted = true;
      if (next === null || isWoken) return;
      isWoken = true;
      clearTimeout(next);
      this.#timers.delete(next);
      plan(woken);
    };
  }

  /** Begins nothing more; resolves once what is under way has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#running);
  }
}
