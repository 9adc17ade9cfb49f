import { contractCalls } from '#lib/contract/endpoints.ts';
import { errorBodySchema, type Endpoint } from '#lib/contract/endpoint.ts';
import { namesClient } from '#lib/contract/named-client.ts';

/** Every call of the contract by `resource.name`. */
export const calls: ReadonlyMap<string, Endpoint> = contractCalls();

/** What a call sends; `params` and `query` are not yet encoded. */
export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/** What an API lacks: the call, or what is asked of all calls, and what was seen. */
export interface Problem {
  about: string;
  what: string;
}

interface Seen {
  status: number;
  headers: Headers;
  body: unknown;
  text: string;
}

/** An answer that takes longer counts as none, ms. */
const patience = 10_000;
/** Characters of an answer that a problem quotes. */
const quoted = 160;

const short = (text: string) => (text.length > quoted ? `${text.slice(0, quoted)}…` : text).replaceAll(/\s+/g, ' ');

function urlOf(host: string, { path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Sent): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(query).toString();
  return `${host}${filled}${search === '' ? '' : `?${search}`}`;
}

/** Calls an API and notes what its answers lack by the contract. What is wrong once is not said again. */
export class Probe {
  readonly problems: Problem[] = [];
  /** Calls that were tried, by `resource.name`. */
  readonly tried = new Set<string>();
  readonly #host: string;

  constructor(host: string) {
    this.#host = host.replace(/\/$/, '');
  }

  note(about: string, what: string): void {
    if (!this.problems.some((known) => known.about === about && known.what === what))
      this.problems.push({ about, what });
  }

  /** Asks for any address; null where nothing answers, which is noted. */
  async fetch(about: string, path: string, init: RequestInit = {}): Promise<Seen | null> {
    try {
      const signal = AbortSignal.timeout(patience);
      const answer = await fetch(`${this.#host}${path}`, { redirect: 'manual', ...init, signal });
      const text = await answer.text();
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        body = undefined;
      }
      return { status: answer.status, headers: answer.headers, body, text };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      this.note(about, `no answer: ${cause instanceof Error ? cause.message : String(cause)}`);
      return null;
    }
  }

  send(id: string, sent: Sent): Promise<Seen | null> {
    const endpoint = endpointOf(id);
    this.tried.add(id);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (namesClient(endpoint)) headers['x-request-client'] = 'web';
    if (sent.body) headers['content-type'] = 'application/json';
    return this.fetch(id, urlOf('', endpoint, sent), {
      method: endpoint.method,
      headers: { ...headers, ...sent.headers },
      ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
    });
  }

  /** What stands under `data` of a call that has to succeed; undefined where it does not, which is noted. */
  async ask(id: string, sent: Sent = {}): Promise<unknown> {
    const seen = await this.send(id, sent);
    if (!seen) return undefined;
    if (seen.status !== 200) {
      this.note(id, `answers ${seen.status}: ${short(seen.text)}`);
      return undefined;
    }
    if (typeof seen.body !== 'object' || seen.body === null || !('data' in seen.body)) {
      this.note(id, `has no "data" in its answer: ${short(seen.text)}`);
      return undefined;
    }
    const read = endpointOf(id).data.safeParse(seen.body.data);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    this.note(id, `data.${issue?.path.join('.')}: ${issue?.message}`);
    return undefined;
  }

  /** A call that has to be refused with one of the statuses, and with codes by field. */
  async refused(id: string, what: string, statuses: readonly number[], sent: Sent): Promise<void> {
    const seen = await this.send(id, sent);
    if (!seen) return;
    if (!statuses.includes(seen.status))
      this.note(id, `answers ${what} with ${seen.status} in place of ${statuses.join(' or ')}`);
    else this.holdRefusal(id, seen);
  }

  /** Holds a refusal against the form of all errors. */
  holdRefusal(about: string, { status, body, text }: Seen): void {
    if (!errorBodySchema.safeParse(body).success)
      this.note(about, `says what is wrong (${status}) in another form than { message, errors }: ${short(text)}`);
  }

  /** Whether there is such a call at all, asked without what it needs: it refuses then, and names a field. */
  async isThere(id: string): Promise<void> {
    const seen = await this.send(id, {});
    if (!seen) return;
    const read = errorBodySchema.safeParse(seen.body);
    const namesField = read.success && Object.keys(read.data.errors).length > 0;
    if (seen.status === 405 || seen.status === 501 || (seen.status === 404 && !namesField))
      this.note(id, 'is not there');
    else if (seen.status >= 500) this.note(id, `answers a call without its fields with ${seen.status}`);
    else if (seen.status >= 400) this.holdRefusal(id, seen);
  }
}

function endpointOf(id: string): Endpoint {
  const endpoint = calls.get(id);
  if (!endpoint) throw new Error(`The contract has no call ${id}`);
  return endpoint;
}
