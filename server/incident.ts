/** What went wrong while one request was answered. Shared by the entry and the pages through `globalThis`. */
export interface Incident {
  /** Named on the error page and in the log, so that the one can be found by the other. */
  id: string;
  /** The product API gave no answer, or a 5xx: the visitor gets 503 and may try again. */
  apiUnreachable: boolean;
  error?: unknown;
}

/** The part of AsyncLocalStorage that readers need, so that no bundle has to import node:async_hooks. */
interface IncidentStorage {
  getStore(): Incident | undefined;
}

/** Under this key the entry keeps its AsyncLocalStorage: Next's bundles and the entry share no module. */
export const incidentsKey = Symbol.for('lendulet.incidents');

function isIncidentStorage(value: unknown): value is IncidentStorage {
  return typeof value === 'object' && value !== null && 'getStore' in value && typeof value.getStore === 'function';
}

/** The incident record of the request that is being answered; undefined in a build and outside the entry. */
export function currentIncident(): Incident | undefined {
  const storage: unknown = Reflect.get(globalThis, incidentsKey);
  return isIncidentStorage(storage) ? storage.getStore() : undefined;
}

/**
 * Whether the API could not be reached. Requests that wait for one shared render see only its error, so an
 * error (or its cause) that is an outage by its own word counts too.
 */
export function isApiUnreachable(incident: Incident): boolean {
  if (incident.apiUnreachable) return true;
  let error = incident.error;
  for (let depth = 0; depth < 5 && error instanceof Error; depth += 1) {
    if ('isOutage' in error && error.isOutage === true) return true;
    error = error.cause;
  }
  return false;
}

/** The entry marks its own requests with this header and takes it off everyone else's. */
export const internalRequestHeader = 'x-lendulet-internal';

/** Whether the entry itself asks, for an error page: the path is a route already and is not rewritten. */
export function isInternalRequest(headers: { get(name: string): string | null }): boolean {
  return headers.get(internalRequestHeader) === '1';
}
