import { createHash } from 'node:crypto';
import { messageOf } from '#lib/core/text/message-of.ts';
import { inTime, LateAnswer } from './in-time.ts';

/** What is asked of Redis: few calls, so that its client is loaded where there is one alone. */
export interface RedisCalls {
  evalSha(sha: string, options: { keys: string[]; arguments: Argument[] }): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: Argument[] }): Promise<unknown>;
}
type Argument = string | Buffer;

/** Tells of the store in the log of the process. */
export type TellOfStore = (level: 'info' | 'warn', message: string) => void;

/** A script that Redis runs as one: nothing of another process comes between. */
export interface Script {
  text: string;
  sha: string;
}

export function script(text: string): Script {
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}

/** What the store of a process is opened with. */
export interface SharedStoreOptions {
  REDIS_URL: string;
  /** Longest wait for an answer, ms. */
  REDIS_PATIENCE: number;
}

/** How often a store that is away is looked for, ms. */
const usualRetry = 1000;
/** A connection on which nothing comes for so long is made anew, ms; it is asked for a sign of life before. */
const silence = { longest: 5000, sign: 2000 };
/** For a connection to be made, ms. */
const longestConnecting = 2000;

/** A write: an engine that is full, or only reads, is of no use and counts as away. */
const stillThere = script(`return redis.call('SET', KEYS[1], '1', 'PX', 1000)`);

/** All keys of the shop begin so. */
export const keyPrefix = 'lendulet:';

/**
 * The address as it is told, without user and password; null for one that names no Redis. A database has a number:
 * `redis://host:6379/1`.
 */
export function publicAddress(url: string): string | null {
  try {
    const { protocol, hostname, host, pathname, username, password } = new URL(url);
    // Throws for escapes that are none, which the client would throw for later.
    decodeURIComponent(username + password);
    const isRedis = /^rediss?:$/.test(protocol) && hostname !== '' && /^(?:\/\d{0,3})?$/.test(pathname);
    return isRedis ? `${protocol}//${host}${pathname}` : null;
  } catch {
    return null;
  }
}

/**
 * What the processes of a shop share in Redis (ADR-0154). No process depends on it: an answer that fails or is late is
 * none, and until Redis answers again, which is looked for every second, the process goes on alone.
 */
export class SharedStore {
  readonly #address: string;
  readonly #tell: TellOfStore;
  readonly #patience: number;
  readonly #retry: number;
  #calls: RedisCalls | undefined;
  #isConnected = false;
  /** How many answers have come. */
  #came = 0;
  #isHere = false;
  #told: 'here' | 'away' | undefined;
  #reason = '';
  #timer: NodeJS.Timeout | undefined;
  #close = () => {};

  private constructor(address: string, patience: number, tell: TellOfStore, retry: number) {
    this.#address = address;
    this.#patience = patience;
    this.#tell = tell;
    this.#retry = retry;
  }

  /**
   * Begins to connect to Redis at an address, and waits for nothing. Undefined without one, and for one that is none,
   * which is told.
   */
  static async open(
    { REDIS_URL: url, REDIS_PATIENCE: patience }: SharedStoreOptions,
    tell: TellOfStore,
    retry = usualRetry,
  ): Promise<SharedStore | undefined> {
    if (url === '') return undefined;
    const address = publicAddress(url);
    if (address === null) {
      // Not its value: it may hold a password.
      tell('warn', 'REDIS_URL is no address such as redis://user:password@host:6379/0: this process goes on alone');
      return undefined;
    }
    const store = new SharedStore(address, patience, tell, retry);
    await store.#connect(url);
    return store;
  }

  /** Whether it answered last. */
  get isHere(): boolean {
    return this.#isHere;
  }

  /** What Redis answers to a script; undefined where it is away or does not answer in time. Never rejects. */
  async run(todo: Script, key: string, parameters: readonly Argument[]): Promise<unknown> {
    if (!this.#isHere || !this.#calls) return undefined;
    try {
      return await this.#evaluate(this.#calls, todo, key, parameters);
    } catch (error) {
      this.#leave(error);
      return undefined;
    }
  }

  /** Ends the connection; what is under way gets no answer. */
  close(): void {
    clearInterval(this.#timer);
    this.#isHere = false;
    this.#calls = undefined;
    this.#close();
  }

  async #connect(url: string): Promise<void> {
    const { createClient, RESP_TYPES } = await import('@redis/client');
    const client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: silence.sign,
      socket: {
        reconnectStrategy: this.#retry,
        connectTimeout: longestConnecting,
        socketTimeout: silence.longest,
      },
    });
    client.on('error', (error) => {
      this.#isConnected = false;
      this.#leave(error);
    });
    client.on('ready', () => {
      this.#isConnected = true;
      void this.#look();
    });
    this.#calls = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    this.#close = () => client.destroy();
    client.connect().catch(() => undefined);
  }

  async #evaluate(
    calls: RedisCalls,
    { text, sha }: Script,
    key: string,
    parameters: readonly Argument[],
  ): Promise<unknown> {
    const options = { keys: [keyPrefix + key], arguments: [...parameters] };
    try {
      return await this.#inTime(calls.evalSha(sha, options));
    } catch (error) {
      if (!messageOf(error).startsWith('NOSCRIPT')) throw error;
      return this.#inTime(calls.eval(text, options));
    }
  }

  async #inTime(answer: Promise<unknown>): Promise<unknown> {
    try {
      const given = await inTime(answer, this.#patience, () => this.#came);
      this.#came += 1;
      return given;
    } catch (error) {
      // Whoever asked goes on without it; for all others it is a sign of life.
      if (error instanceof LateAnswer) void answer.catch(() => undefined).then(() => this.#look());
      throw error;
    }
  }

  /** Looks whether Redis answers again. */
  async #look(): Promise<void> {
    if (!this.#isConnected || !this.#calls || this.#isHere) return;
    try {
      await this.#evaluate(this.#calls, stillThere, 'still-there', []);
      this.#return();
    } catch (error) {
      this.#leave(error);
    }
  }

  #return(): void {
    if (this.#isHere || !this.#calls || !this.#isConnected) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#isHere = true;
    if (this.#told === 'here') return;
    this.#told = 'here';
    this.#tell('info', `Redis at ${this.#address} is here: pages and limits are shared`);
  }

  #leave(error: unknown): void {
    if (!this.#calls) return;
    this.#isHere = false;
    this.#reason = messageOf(error);
    this.#timer ??= setInterval(() => {
      this.#tellAway();
      void this.#look();
    }, this.#retry).unref();
    // One that is a moment late is not worth a word.
    if (!(error instanceof LateAnswer)) this.#tellAway();
  }

  #tellAway(): void {
    if (this.#told === 'away') return;
    this.#told = 'away';
    this.#tell(
      'warn',
      `Redis at ${this.#address} is away (${this.#reason}): this process goes on alone until it is back`,
    );
  }
}
