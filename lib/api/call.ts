import { createFetch, type FetchOptions } from 'ofetch';
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '#lib/contract/endpoint.ts';
import { namesClient } from '#lib/contract/named-client.ts';
import { defaultLocale, splitLocale, type Locale } from '#lib/core/locales.ts';
import { callHeaders } from '#variant/headers.ts';
import { ApiError, retriedStatuses } from './errors.ts';
import { restBeforeRetry } from './retry-rest.ts';
import { fetchWhole } from './whole-response.ts';

/** Who calls: both null for a guest who has not written anything yet. */
export interface Identity {
  token: string | null;
  requestUuid: string | null;
}

/** What differs between the storefront's server and the browser. */
export interface Transport {
  host: string;
  identity: () => Identity;
  /** Sent by hand on the server; a browser sets its own. */
  origin: string | null;
  /** Whether the API is on the same machine, so that compressing answers would cost more than it saves. */
  isNear?: boolean;
  /** Longest wait for an answer, retry included, ms. */
  timeout: number;
  /** What sends the requests; the platform's own where it is not given. */
  fetch?: typeof fetch;
  /** Running and recent GETs by key; identical ones within the sharing window are one call (API-04). */
  shared: SharedCalls;
}

export interface Input<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
}

/**
 * Options of one call: its own patience in ms, a signal that ends it, further headers, whether it outlives the page,
 * and whether an answer of the sharing window is too old for it.
 */
export interface CallOptions {
  timeout?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  keepalive?: boolean;
  isFresh?: boolean;
  /** Language of the answer's texts; by itself that of the page in the browser, and the shop's own on the server. */
  locale?: Locale;
}

interface SharedCall {
  at: number;
  answer: Promise<unknown>;
  /** How many wait for the answer; the request ends with the last one that gives up. */
  waiting: number;
  request: AbortController;
}

/** Follows a promise until a signal ends the waiting; throws the signal's reason then. */
function until<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** GETs of the last `window` ms by caller and address. An answer is never shared between callers. */
export class SharedCalls {
  readonly #calls = new Map<string, SharedCall>();
  readonly #window: number;
  readonly #now: () => number;

  constructor(window: number, now: () => number = () => performance.now()) {
    this.#window = window;
    this.#now = now;
  }

  /** The answer of a call that runs or has just run, else of a new one. One caller's signal ends no other's waiting. */
  get<T>(key: string, call: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const now = this.#now();
    for (const [old, { at }] of this.#calls) if (now - at >= this.#window) this.#calls.delete(old);
    const shared = this.#calls.get(key) ?? this.#start(key, call, now);
    const answer = shared.answer as Promise<T>;
    shared.waiting += 1;
    if (!signal) return answer;
    signal.addEventListener('abort', () => this.#leave(key, shared), { once: true });
    return until(answer, signal);
  }

  #start<T>(key: string, call: (signal: AbortSignal) => Promise<T>, now: number): SharedCall {
    const request = new AbortController();
    const shared: SharedCall = { at: now, answer: call(request.signal), waiting: 0, request };
    this.#calls.set(key, shared);
    // A failure rejects for those who wait for it and for nobody after them.
    shared.answer.catch(() => this.#forget(key, shared));
    return shared;
  }

  #leave(key: string, shared: SharedCall): void {
    shared.waiting -= 1;
    if (shared.waiting > 0) return;
    this.#forget(key, shared);
    shared.request.abort();
  }

  #forget(key: string, shared: SharedCall): void {
    if (this.#calls.get(key) === shared) this.#calls.delete(key);
  }

  /** The next call is made anew; those who wait for a running one still get its answer. */
  forget(key: string): void {
    this.#calls.delete(key);
  }

  /** After a write nothing that was read before is shared any more. */
  clear(): void {
    this.#calls.clear();
  }
}

function address(host: string, endpoint: Endpoint, input: Input<Endpoint>): string {
  const params = (input.params ?? {}) as Record<string, string | number>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const url = new URL(path, host);
  const query = Object.entries((input.query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  for (const [name, value] of query.sort(([a], [b]) => (a < b ? -1 : 1))) url.searchParams.set(name, String(value));
  return url.href;
}

/** What the answer is to be written in. A browser would ask for its owner's languages, whatever the page's is. */
function languageOf({ locale }: CallOptions): string {
  return locale ?? (typeof location === 'undefined' ? defaultLocale : splitLocale(location.pathname).locale);
}

function headersOf(endpoint: Endpoint, transport: Transport, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': languageOf(options),
    'Content-Type': 'application/json',
    ...callHeaders(),
    ...options.headers,
  };
  if (transport.origin) headers.Origin = transport.origin;
  if (transport.isNear) headers['Accept-Encoding'] = 'identity';
  if (endpoint.authentication === 'none') return headers;
  const { token, requestUuid } = transport.identity();
  if (token) headers.Authorization = `Bearer ${token}`;
  if (requestUuid) headers['X-Request-ID'] = requestUuid;
  if (namesClient(endpoint)) headers['X-Request-Client'] = 'web';
  return headers;
}

function errorsOf(body: unknown): Record<string, string[]> {
  const errors = (body as { errors?: unknown } | null)?.errors;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, [texts].flat().filter((text) => typeof text === 'string')]),
  );
}

function toApiError(endpoint: Endpoint, error: unknown): ApiError {
  const { status, data, cause } = error as { status?: number; data?: unknown; cause?: unknown };
  const call = `${endpoint.method} ${endpoint.path}`;
  if (typeof status === 'number' && status >= 400) {
    return new ApiError('status', status, `${call} answered ${status}`, { errors: errorsOf(data), cause: error });
  }
  if (typeof status === 'number') return new ApiError('shape', status, `${call} answered no JSON`, { cause: error });
  const isTimeout = [error, cause].some((reason) => (reason as Error | undefined)?.name === 'TimeoutError');
  return new ApiError(isTimeout ? 'timeout' : 'unreachable', null, `${call} got no answer`, { cause: error });
}

async function fetchBody(
  endpoint: Endpoint,
  url: string,
  transport: Transport,
  input: Input<Endpoint>,
  options: CallOptions,
): Promise<unknown> {
  const patience = options.timeout ?? transport.timeout;
  const end = performance.now() + patience;
  const limit = AbortSignal.timeout(patience);
  const request: FetchOptions<'json'> = {
    method: endpoint.method,
    headers: headersOf(endpoint, transport, options),
    credentials: 'include',
    signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    // Where the API is, is a setting: no answer sends a caller's token elsewhere.
    redirect: 'error',
    retry: endpoint.method === 'GET' ? 1 : 0,
    retryStatusCodes: retriedStatuses,
    retryDelay: ({ response }) =>
      restBeforeRetry(response?.headers.get('retry-after') ?? null, limit.aborted ? 0 : end - performance.now()),
    responseType: 'json',
    ...(options.keepalive ? { keepalive: true } : {}),
  };
  if (input.body !== undefined) request.body = input.body as Record<string, unknown>;
  const send = createFetch({ fetch: (...asked) => fetchWhole(transport.fetch ?? globalThis.fetch, ...asked) });
  return send<unknown, 'json'>(url, request).catch((error: unknown) => {
    if (options.signal?.aborted) throw options.signal.reason;
    throw toApiError(endpoint, error);
  });
}

/**
 * Calls the product API and returns what stands under `data`, parsed by the contract.
 * Throws an ApiError; an aborted call throws its signal's reason.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  transport: Transport,
  input: Input<E> = {},
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const url = address(transport.host, endpoint, input as Input<Endpoint>);
  const send = async (signal = options.signal) => {
    const body = await fetchBody(endpoint, url, transport, input as Input<Endpoint>, {
      ...options,
      ...(signal ? { signal } : {}),
    });
    const parsed = endpoint.data.safeParse((body as { data?: unknown } | null)?.data);
    if (parsed.success) return parsed.data as DataOf<E>;
    const where = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new ApiError('shape', 200, `${endpoint.method} ${endpoint.path} answered another shape at "${where}"`, {
      cause: parsed.error,
    });
  };
  if (endpoint.method !== 'GET') return send().finally(() => transport.shared.clear());
  const { token, requestUuid } = transport.identity();
  const { Team: team } = { ...callHeaders(), ...options.headers };
  const key = [token ?? '', requestUuid ?? '', team ?? '', languageOf(options), url].join(' ');
  if (options.isFresh) transport.shared.forget(key);
  return transport.shared.get(key, send, options.signal);
}
