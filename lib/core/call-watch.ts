/** One try of a call of the product API that is watched. */
export interface WatchedCall {
  /** What the call carries beside its own headers. */
  headers: Readonly<Record<string, string>>;
  /** The answer has begun, by this status; null where there was none. */
  end(status: number | null): void;
}

/** Watches the calls of a process. A route is the pattern of the contract, never an address. */
export interface CallWatch {
  begin(call: { method: string; route: string }): WatchedCall;
}

/** Under this key the process keeps its watch: Next's bundles and the entry share no module. */
const watchKey = Symbol.for('lendulet.call-watch');

function isCallWatch(value: unknown): value is CallWatch {
  return typeof value === 'object' && value !== null && 'begin' in value && typeof value.begin === 'function';
}

/** From now on each call of this process is watched so. */
export function watchCalls(watch: CallWatch): void {
  Reflect.set(globalThis, watchKey, watch);
}

/** `send`, for calls of one endpoint, as the process watches them; `send` itself where nobody does. */
export function watchedFetch(endpoint: { method: string; path: string }, send: typeof fetch): typeof fetch {
  const watch: unknown = Reflect.get(globalThis, watchKey);
  if (!isCallWatch(watch)) return send;
  return async (request, options) => {
    const watched = watch.begin({ method: endpoint.method, route: endpoint.path });
    const headers = new Headers(options?.headers);
    for (const [name, value] of Object.entries(watched.headers)) headers.set(name, value);
    try {
      const response = await send(request, { ...options, headers });
      watched.end(response.status);
      return response;
    } catch (error) {
      watched.end(null);
      throw error;
    }
  };
}
