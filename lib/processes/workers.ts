import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isOurs, joinsVariable, placeVariable, type ToPrimary, type ToWorker, type WorkerAnswer } from './messages.ts';

/** Rest before another worker takes the place of one that ended, ms; twice as long each time it ends again soon. */
const rests = { shortest: 250, longest: 5000 };
/** After this time a worker that ends has not ended soon, ms. */
const longRun = 10_000;
/** Longest wait for what a worker is asked by another one, ms. */
const patience = 1000;
/** Longest time for a worker that is replaced to end, ms. */
const longestLeave = 30_000;

const endSignals = ['SIGTERM', 'SIGINT'] as const;

/** How many processes PROCESSES asks for: as many as the machine has cores for this one, or a number. */
export function processCount(processes: 'auto' | number): number {
  return processes === 'auto' ? availableParallelism() : processes;
}

/** Whether this process is to run workers, and to serve nobody itself. */
export const isPrimary = (count: number): boolean => count > 1 && cluster.isPrimary;

export interface WorkersOptions {
  /** How many there are, 2 and more. */
  count: number;
  log: (entry: { level: 'info' | 'warn' | 'error'; message: string }) => void;
}

/** One worker's place among those that share the port. */
interface Place {
  number: number;
  worker: Worker | null;
  /** Rest before it is taken again, ms. */
  rest: number;
  /** Whether somebody who is to take it is starting. */
  isChanging: boolean;
}

interface Question {
  asker: Worker;
  id: number;
  missing: Set<Worker>;
  answers: WorkerAnswer[];
}

const send = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message, () => undefined);
};

class Primary {
  readonly #options: WorkersOptions;
  readonly #places: Place[];
  /** Workers that answer, and since when, ms. */
  readonly #ready = new Map<Worker, number>();
  readonly #numbers = new Map<Worker, number>();
  readonly #questions = new Map<number, Question>();
  #questionCount = 0;
  #hasStarted = false;
  #isStopping = false;
  #isRolling = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
    this.#places = Array.from({ length: options.count }, (_, index) => ({
      number: index + 1,
      worker: null,
      rest: rests.shortest,
      isChanging: false,
    }));
  }

  /** The first worker starts alone: what keeps it from starting is said once, and ends it all. */
  start(): void {
    for (const signal of endSignals) process.on(signal, this.#stop);
    process.on('SIGUSR2', () => void this.#roll());
    const [first] = this.#places;
    if (first) first.worker = this.#fork(first);
  }

  #fork(place: Place): Worker {
    const joins = this.#ready.size > 0;
    const worker = cluster.fork({ [placeVariable]: place.number, [joinsVariable]: joins });
    this.#numbers.set(worker, place.number);
    worker.on('message', (message: unknown) => {
      if (isOurs(message)) this.#take(worker, message);
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      const end = signal ? `was ended by ${signal}` : `ended with exit code ${code ?? 0}`;
      const upFor = performance.now() - (this.#ready.get(worker) ?? Infinity);
      this.#forget(worker);
      this.#replace(place, worker, { end, code, isSoon: upFor < longRun });
    });
    return worker;
  }

  #forget(worker: Worker): void {
    this.#ready.delete(worker);
    this.#numbers.delete(worker);
    for (const question of this.#questions.values()) this.#cross(question, worker);
  }

  #replace(place: Place, worker: Worker, { end, code, isSoon }: { end: string; code: number | null; isSoon: boolean }) {
    if (this.#isStopping) {
      if (this.#numbers.size === 0) process.exit(0);
      return;
    }
    // It has said itself what keeps it from starting.
    if (!this.#hasStarted) process.exit(code || 1);
    if (place.worker !== worker) return;
    place.worker = null;
    if (place.isChanging) return;
    if (!isSoon) place.rest = rests.shortest;
    const { rest } = place;
    place.rest = Math.min(rests.longest, 2 * rest);
    this.#options.log({
      level: 'warn',
      message: `Worker ${place.number} (pid ${worker.process.pid}) ${end}; another one takes its place in ${rest / 1000} s`,
    });
    setTimeout(() => {
      if (!this.#isStopping && !place.worker && !place.isChanging) place.worker = this.#fork(place);
    }, rest);
  }

  #take(worker: Worker, message: ToPrimary): void {
    if (message.shop === 'ready') this.#note(worker);
    if (message.shop === 'tell') {
      const { topic, data } = message;
      for (const other of this.#numbers.keys()) if (other !== worker) send(other, { shop: 'told', topic, data });
    }
    if (message.shop === 'ask') this.#ask(worker, message);
    if (message.shop !== 'answer') return;
    const question = this.#questions.get(message.id);
    question?.answers.push({ worker: this.#numbers.get(worker) ?? 0, data: message.data });
    if (question) this.#cross(question, worker);
  }

  #note(worker: Worker): void {
    this.#ready.set(worker, performance.now());
    const number = this.#numbers.get(worker);
    this.#options.log({
      level: 'info',
      message: `Worker ${number} of ${this.#places.length} is ready (pid ${worker.process.pid})`,
    });
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    if (this.#isStopping) return;
    for (const place of this.#places.slice(1)) place.worker = this.#fork(place);
  }

  #ask(asker: Worker, { id, topic }: { id: number; topic: string }): void {
    const missing = new Set([...this.#ready.keys()].filter((worker) => worker !== asker));
    const question: Question = { asker, id, missing, answers: [] };
    const key = (this.#questionCount += 1);
    this.#questions.set(key, question);
    for (const worker of missing) send(worker, { shop: 'asked', id: key, topic });
    setTimeout(() => this.#reply(question), patience).unref();
    if (missing.size === 0) this.#reply(question);
  }

  #cross(question: Question, worker: Worker): void {
    if (question.missing.delete(worker) && question.missing.size === 0) this.#reply(question);
  }

  #reply(question: Question): void {
    const [key] = [...this.#questions].find(([, other]) => other === question) ?? [];
    if (key === undefined) return;
    this.#questions.delete(key);
    send(question.asker, { shop: 'answers', id: question.id, answers: question.answers });
  }

  /** A second signal finds no listener: it ends the primary at once, and its workers with it. */
  readonly #stop = (): void => {
    this.#isStopping = true;
    for (const signal of endSignals) process.removeListener(signal, this.#stop);
    for (const worker of this.#numbers.keys()) send(worker, { shop: 'end', way: 'stop' });
    if (this.#numbers.size === 0) process.exit(0);
  };

  /** Replaces the workers one after the other; each goes once the one that takes its place is ready. */
  async #roll(): Promise<void> {
    if (this.#isRolling || this.#isStopping || !this.#hasStarted) return;
    this.#isRolling = true;
    this.#options.log({ level: 'info', message: 'SIGUSR2: the workers are replaced one after the other' });
    for (const place of this.#places) {
      if (this.#isStopping || !(await this.#change(place))) break;
    }
    this.#isRolling = false;
  }

  /** Answers whether a place has a new worker. */
  async #change(place: Place): Promise<boolean> {
    place.isChanging = true;
    const fresh = this.#fork(place);
    const isReady = await this.#isReady(fresh);
    place.isChanging = false;
    const old = place.worker;
    if (!isReady) {
      if (this.#isStopping) return false;
      const message = `The worker that was to take place ${place.number} did not start; the others stay as they are`;
      this.#options.log({ level: 'error', message });
      place.worker ??= this.#fork(place);
      return false;
    }
    place.worker = fresh;
    if (!old || old.isDead()) return true;
    const gone = once(old, 'exit');
    const late = setTimeout(() => old.process.kill('SIGKILL'), longestLeave);
    send(old, { shop: 'end', way: 'leave' });
    await gone;
    clearTimeout(late);
    return true;
  }

  /** Resolves once a worker is ready, or has ended before. */
  async #isReady(worker: Worker): Promise<boolean> {
    while (!this.#ready.has(worker) && !worker.isDead())
      await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
    return this.#ready.has(worker);
  }
}

/**
 * Runs this program again in so many workers that share its ports (ADR-0153), and ends the process once all have ended.
 * One that dies is replaced; SIGTERM and SIGINT end all in order, a second one at once; SIGUSR2 replaces one after the
 * other. Where the first worker can not start, the process ends with its exit code.
 */
export function runWorkers(options: WorkersOptions): void {
  new Primary(options).start();
}
