/** Bodies that are no answer to the call, by name. */
export type Shape =
  | 'null'
  | 'array'
  | 'number strings'
  | 'missing fields'
  | 'further fields'
  | 'half'
  | 'HTML'
  | 'empty'
  | 'no content'
  | 'byte order mark'
  | 'corrupt gzip'
  | '50 MB';

/**
 * What happens to a call. `hang`, `status` and a reset at the `request` keep it from the API; of every other one the
 * API has done what was asked, and its answer suffers.
 *
 * | fault | what the caller gets |
 * |---|---|
 * | delay | the answer, `ms` later |
 * | hang | nothing, ever |
 * | reset | RST: at the `request`, in place of the `answer`, after its `headers`, or in the middle of its `body` |
 * | truncate | half of the body under the length of the whole, then the end of the connection |
 * | status | that status with these headers and this body; a JSON error as of the API where none is given |
 * | shape | 200 with a body of another shape |
 * | drip | the answer by `bytes` every `every` ms |
 */
export type Fault =
  | { kind: 'delay'; ms: number }
  | { kind: 'hang' }
  | { kind: 'reset'; at: 'request' | 'answer' | 'headers' | 'body' }
  | { kind: 'truncate' }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'shape'; shape: Shape }
  | { kind: 'drip'; bytes: number; every: number };

/** Which calls suffer a fault, and how often. Plain data, so that other processes can send it. */
export interface Rule {
  fault: Fault;
  /** Any method but that of a preflight where it is left out. */
  method?: string;
  /** Beginning of the path with its query; any where neither it nor `pattern` is given. */
  path?: string;
  /** Source of a regular expression for the path with its query. */
  pattern?: string;
  /** For how many calls it holds; for ever where it is left out. */
  times?: number;
}

/** Faults in order: the first rule that fits a call and is not used up decides. */
export class RuleBook {
  #rules: { rule: Rule; left: number }[] = [];

  set(rules: readonly Rule[]): void {
    this.#rules = rules.map((rule) => ({ rule, left: rule.times ?? Infinity }));
  }

  /** The fault for a call, which counts as played with that; null where it goes through. */
  faultFor(method: string, path: string): Fault | null {
    const found = this.#rules.find(({ rule, left }) => left > 0 && fits(rule, method, path));
    if (!found) return null;
    found.left -= 1;
    return found.rule.fault;
  }
}

function fits(rule: Rule, method: string, path: string): boolean {
  if (rule.method === undefined ? method === 'OPTIONS' : rule.method !== method) return false;
  if (rule.pattern !== undefined && !new RegExp(rule.pattern).test(path)) return false;
  return rule.path === undefined || path.startsWith(rule.path);
}

/** Calls by method and path, without the query. */
export class CallCount {
  readonly #calls = new Map<string, number>();

  add(method: string, path: string): void {
    const key = `${method} ${path.split('?', 1)[0]}`;
    this.#calls.set(key, (this.#calls.get(key) ?? 0) + 1);
  }

  clear(): void {
    this.#calls.clear();
  }

  all(): Record<string, number> {
    return Object.fromEntries(this.#calls);
  }
}
