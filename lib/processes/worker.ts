import cluster from 'node:cluster';
import {
  isOurs,
  joinsVariable,
  placeVariable,
  type ToPrimary,
  type ToWorker,
  type WayToEnd,
  type WorkerAnswer,
} from './messages.ts';

/** This process as one of several that share a port (ADR-0153). */
class Worker {
  /** Its place, from 1 on; whoever takes the place of one that is gone has its number. */
  readonly number: number;
  /** Whether others answer at the port already: it then opens the port once it is ready, and not before. */
  readonly joins: boolean;
  #onEnd: (way: WayToEnd) => void = () => process.exit(0);
  readonly #listeners = new Map<string, (data: unknown) => void>();
  readonly #sources = new Map<string, () => Promise<unknown>>();
  readonly #asked = new Map<number, (answers: WorkerAnswer[]) => void>();

  constructor(number: number, joins: boolean) {
    this.number = number;
    this.joins = joins;
    process.on('message', (message) => {
      if (isOurs(message)) this.#take(message);
    });
    // A terminal, or a manager of services, signals each process of a group: the primary says what is to be done.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  }

  /** The port is open, and what comes is answered as fast as ever. */
  becomeReady(): void {
    this.#send({ shop: 'ready' });
  }

  /** Calls back once, when it is to end; until there is a callback the process ends at once. */
  onEnd(callback: (way: WayToEnd) => void): void {
    this.#onEnd = (way) => {
      this.#onEnd = () => undefined;
      callback(way);
    };
  }

  /** Tells all other workers something that JSON can say. */
  tell(topic: string, data: unknown): void {
    this.#send({ shop: 'tell', topic, data });
  }

  /** Takes what other workers tell. */
  onTold(topic: string, listener: (data: unknown) => void): void {
    this.#listeners.set(topic, listener);
  }

  /** Answers what other workers ask with something that JSON can say. */
  answer(topic: string, source: () => Promise<unknown>): void {
    this.#sources.set(topic, source);
  }

  /** Asks all other workers that are ready. Resolves with the answers that came within a second. */
  ask(topic: string): Promise<WorkerAnswer[]> {
    const id = this.#asked.size === 0 ? 1 : Math.max(...this.#asked.keys()) + 1;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#send({ shop: 'ask', id, topic });
    });
  }

  #send(message: ToPrimary): void {
    // A primary that is gone takes its workers with it.
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  }

  #take(message: ToWorker): void {
    if (message.shop === 'end') this.#onEnd(message.way);
    if (message.shop === 'told') this.#listeners.get(message.topic)?.(message.data);
    if (message.shop === 'asked') void this.#answer(message);
    if (message.shop !== 'answers') return;
    this.#asked.get(message.id)?.(message.answers);
    this.#asked.delete(message.id);
  }

  async #answer({ id, topic }: { id: number; topic: string }): Promise<void> {
    const data = await this.#sources
      .get(topic)?.()
      .catch(() => undefined);
    if (data !== undefined) this.#send({ shop: 'answer', id, data });
  }
}

const place = cluster.isWorker ? Number(process.env[placeVariable]) : NaN;

/** This process as a worker; null where it shares its port with nobody. */
export const thisWorker: Worker | null = place > 0 ? new Worker(place, process.env[joinsVariable] === 'true') : null;

/** Whether what one process of all does alone is this one's to do. */
export const isFirstWorker = thisWorker === null || thisWorker.number === 1;
