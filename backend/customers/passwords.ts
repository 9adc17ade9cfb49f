import { hash, verify, type Options } from '@node-rs/argon2';
import { InvalidInput, Overloaded } from '../domain/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What a password's hash costs: KiB of memory and passes over it. */
export type PasswordCost = Pick<Options, 'memoryCost' | 'timeCost'>;

/** About 20 ms of a processor. */
const usualCost = { memoryCost: 19 * 1024, timeCost: 2 } as const;
/** Hashes at a time, and how many may wait: a wave of logins must not take the processors from the shop. */
const parallelHashes = 2;
const longestQueue = 100;

/** Letters that look alike in several codings are the same letter. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/** Throws InvalidInput for a password that guessers try first; `field` is what the form calls it. */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommonPassword(normalised(password))) throw new InvalidInput({ [field]: ['common'] });
}

/** Hashes and verifies passwords with argon2id, a few at a time. */
export class Passwords {
  readonly #options: Options;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy: Promise<string> | null = null;

  /** Tests give a low cost. */
  constructor(cost: PasswordCost = usualCost) {
    this.#options = { ...cost, parallelism: 1 };
  }

  /** A hash with its salt and cost, to be stored. Throws Overloaded. */
  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normalised(password), this.#options));
  }

  /**
   * Whether a password is the one of a stored hash; false, after just as long, for null. It has to be called in a
   * turn.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    // Made for both, so that not even the first unknown account takes longer.
    const decoy = await (this.#decoy ??= hash('', this.#options));
    const isSame = await verify(stored ?? decoy, normalised(password));
    return isSame && stored !== null;
  }

  /** Does work that hashes once it is its turn. Throws Overloaded where too much waits already. */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= parallelHashes) {
      if (this.#waiting.length >= longestQueue) throw new Overloaded();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
