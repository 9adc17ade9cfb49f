import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { CacheKey } from './cache-key.ts';
import { CapturedResponse, type WholeResponse, type Outlet, type ResponseHead } from './captured-response.ts';
import { failureOf, type Failure } from './error-response.ts';
import type { PageHandler } from './error-pages.ts';
import { fatalOf, incidentsKey, type Incident } from '#lib/core/incident.ts';
import { describeError, type Log } from './log.ts';

/** Makes the last changes to the HTML of a page, before its scripts and styles are hashed and it is compressed. */
export type Finish = (html: Buffer) => Buffer;

/** What Next has made of a request, and what went wrong on the way. */
export interface RenderResult {
  response: WholeResponse;
  incident: Incident;
  failure: Failure | undefined;
  /** When the drawing of it began, ms since 1970. */
  drawnAt: number;
}

interface RenderOptions {
  method: string;
  path: string;
  isFlight: boolean;
  signal: AbortSignal;
  /** Returns an outlet that takes the body piece by piece; undefined to have it whole. */
  open?: (head: ResponseHead, captured: CapturedResponse) => Outlet | undefined;
}

function isPage({ status, headers, broken }: WholeResponse): boolean {
  return status === 200 && !broken && String(headers['content-type'] ?? '').startsWith('text/html');
}

/** Whether a page was drawn before: what fails meanwhile is a newer one, behind this answer. */
function wasKept({ headers }: WholeResponse): boolean {
  return headers['x-nextjs-cache'] === 'HIT' || headers['x-nextjs-cache'] === 'STALE';
}

/** Has Next render answers, each with a record of what goes wrong, and logs what fails. */
export class PageRenderer {
  readonly #pages: PageHandler;
  readonly #log: Log;
  readonly #publicHost: string;
  readonly #finish: Finish;
  readonly #incidents = new AsyncLocalStorage<Incident>();
  readonly #drawings = new Map<string, { isOutage: boolean; beganAt: number; drawnAt: number }>();

  /**
   * @param publicHost host and port of the storefront's public address.
   * @param finish is given each page that was rendered with status 200, once.
   */
  constructor(pages: PageHandler, log: Log, publicHost: string, finish: Finish) {
    this.#pages = pages;
    this.#log = log;
    this.#publicHost = publicHost;
    this.#finish = finish;
    Reflect.set(globalThis, incidentsKey, this.#incidents);
  }

  /** Renders the answer that is cached under a key, from nothing but that key. Never rejects. */
  renderForCache({ url, headers }: CacheKey, signal: AbortSignal): Promise<RenderResult> {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url, headers: { host: this.#publicHost, ...headers } });
    request.push(null);
    const path = url.split('?', 1)[0] ?? '';
    return this.render(request, { method: 'GET', path, isFlight: headers.rsc !== undefined, signal }).then((result) => {
      if (result === 'streamed') throw new Error('Only a request of a visitor has an outlet');
      return result;
    });
  }

  /** Renders the answer to a request that is anonymous already. Rejects only for faults of the server itself. */
  async render(request: IncomingMessage, options: RenderOptions): Promise<RenderResult | 'streamed'> {
    const { path, signal, open } = options;
    const incident = this.#openIncident(path);
    const captured: CapturedResponse = new CapturedResponse(request, open && ((head) => open(head, captured)));
    signal.addEventListener('abort', () => captured.destroy(), { once: true });
    const given = await this.#incidents
      .run(incident, () => {
        this.#pages(request, captured).catch((error: unknown) => {
          incident.error ??= error;
          captured.destroy();
        });
        return captured.whole;
      })
      .finally(() => this.#drawings.delete(path));
    if (given === 'streamed') return given;
    // What is drawn behind this answer is none of it.
    const drawnAt = incident.drawnAt ?? 0;
    // Next reports a failed render to its router within an answer of 200. With the true status the router loads the
    // page as a whole instead, and the visitor sees the error page.
    const isFailedFlight = options.isFlight && incident.error !== undefined && given.status < 400 && !wasKept(given);
    const response = isFailedFlight ? { ...given, status: 500 } : given;
    const failure = failureOf(response, incident);
    if (failure && !signal.aborted) this.#report(options, incident, failure.status);
    return { response: isPage(response) ? this.#finished(response) : response, incident, failure, drawnAt };
  }

  /**
   * Next renders a page once for all who wait, and notes an outage and when it was drawn for the first of them alone: all
   * share the note.
   */
  #openIncident(path: string): Incident {
    const now = Date.now();
    const drawing = this.#drawings.get(path) ?? { isOutage: false, beganAt: now, drawnAt: now };
    this.#drawings.set(path, drawing);
    return {
      id: randomUUID(),
      beganAt: drawing.beganAt,
      get drawnAt() {
        return drawing.drawnAt;
      },
      set drawnAt(value) {
        drawing.drawnAt = value;
      },
      get apiUnreachable() {
        return drawing.isOutage;
      },
      set apiUnreachable(value) {
        drawing.isOutage = value;
      },
    };
  }

  /**
   * The page in its last form. Its Link header, by which Next asks browsers to fetch files early, is dropped: the page
   * itself names them.
   */
  #finished(response: WholeResponse): WholeResponse {
    const { link: _, ...headers } = response.headers;
    return { ...response, headers, body: this.#finish(response.body) };
  }

  /** Logs one line for each failed page and each that a guard refused. A 404 without a guard is no failure. */
  #report({ method, path }: RenderOptions, incident: Incident, status: number): void {
    const fatal = fatalOf(incident);
    if (status < 500 && !fatal) return;
    const isRefused = fatal !== undefined && status < 500;
    const error = incident.error ?? fatal?.message ?? 'The page failed without an error';
    const cause = isRefused ? { message: fatal.message } : describeError(error);
    this.#log({ level: status < 500 ? 'info' : 'error', incident: incident.id, method, path, status, ...cause });
  }
}
