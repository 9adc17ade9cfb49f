/** What went wrong while one request was answered. Shared by the entry and the pages through `globalThis`. */
export interface Incident {
  /** Named on the error page and in the log, so that the one can be found by the other. */
  id: string;
  /** The product API gave no answer, or a 5xx: the visitor gets 503 and may try again. */
  apiUnreachable: boolean;
  error?: unknown;
  /** When the request came, ms since 1970: nothing that it has drawn was read before. */
  readonly beganAt?: number;
  /** When the drawing began of what is answered, ms since 1970: earlier than the request where it was kept. */
  drawnAt?: number;
  /**
   * When the calls of the API for this request have to have been answered, on the clock of performance; set by the
   * first.
   */
  callsEnd?: number;
  /** Calls of the API that failed, by name. */
  failures?: Map<string, Error>;
  /** Why a guard of the route refused the page (RT-30). */
  fatal?: Fatal;
}

/** A refusal of a page: the status that the visitor gets, and what the log says. */
export interface Fatal {
  status: number;
  message: string;
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

/** Errors and their causes are followed so far; a circle ends there too. */
const deepest = 5;

/** An error and what caused it, the outermost first. */
function* chainOf(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; depth < deepest && current instanceof Error; depth += 1) {
    yield current;
    current = current.cause;
  }
}

/**
 * Why a guard refused the page: by its note, or by the error that it threw. Bundles share no classes, so that error is
 * known by its name. A status that is none of an error counts as 500.
 */
export function fatalOf(incident: Incident): Fatal | undefined {
  if (incident.fatal) return asError(incident.fatal);
  for (const error of chainOf(incident.error)) {
    if (error.name === 'FatalError' && 'status' in error)
      return asError({ status: Number(error.status), message: error.message });
  }
  return undefined;
}

function asError({ status, message }: Fatal): Fatal {
  return { status: Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500, message };
}

/**
 * Whether the API could not be reached. Requests that wait for one shared render see only its error, so an
 * error (or its cause) that is an outage by its own word counts too.
 */
export function isApiUnreachable(incident: Incident): boolean {
  return (
    incident.apiUnreachable || chainOf(incident.error).some((error) => 'isOutage' in error && error.isOutage === true)
  );
}

/** The entry marks its own requests with this header and takes it off everyone else's. */
export const internalRequestHeader = 'x-lendulet-internal';

/** Whether the entry itself asks, for an error page: the path is a route already and is not rewritten. */
export function isInternalRequest(headers: { get(name: string): string | null }): boolean {
  return headers.get(internalRequestHeader) === '1';
}
