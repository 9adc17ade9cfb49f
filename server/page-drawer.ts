import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { CacheKey } from './cache-key.ts';
import { CapturedResponse, type CapturedAnswer, type Outlet, type ResponseHead } from './captured-response.ts';
import { failureOf, type Failure } from './error-answer.ts';
import type { PageHandler } from './error-pages.ts';
import { fatalOf, incidentsKey, type Incident } from '#lib/core/incident.ts';
import { describeError, type Log } from './log.ts';

/** The last word on the HTML of a page, before its scripts and styles are hashed and it is compressed. */
export type Finish = (html: Buffer) => Buffer;

/** What Next has made of a request, and what went wrong on the way. */
export interface Drawing {
  answer: CapturedAnswer;
  incident: Incident;
  failure: Failure | undefined;
}

/** Where a drawing is asked for. */
interface Occasion {
  method: string;
  path: string;
  isFlight: boolean;
  signal: AbortSignal;
  /** Takes the answer piece by piece where it gives an outlet for its head. */
  open?: (head: ResponseHead, captured: CapturedResponse) => Outlet | undefined;
}

function isPage({ status, headers, broken }: CapturedAnswer): boolean {
  return status === 200 && !broken && String(headers['content-type'] ?? '').startsWith('text/html');
}

/** Asks Next for answers, each with a record of what goes wrong, and logs what fails. */
export class PageDrawer {
  readonly #pages: PageHandler;
  readonly #log: Log;
  readonly #publicHost: string;
  readonly #finish: Finish;
  readonly #incidents = new AsyncLocalStorage<Incident>();
  readonly #outages = new Map<string, { isKnown: boolean }>();

  /**
   * @param publicHost host and port of the storefront's public address.
   * @param finish is given each page that was drawn with status 200, once.
   */
  constructor(pages: PageHandler, log: Log, publicHost: string, finish: Finish) {
    this.#pages = pages;
    this.#log = log;
    this.#publicHost = publicHost;
    this.#finish = finish;
    Reflect.set(globalThis, incidentsKey, this.#incidents);
  }

  /** Draws what is kept under a key, for nobody in particular. Never rejects. */
  drawCached({ url, headers }: CacheKey, signal: AbortSignal): Promise<Drawing> {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url, headers: { host: this.#publicHost, ...headers } });
    request.push(null);
    const path = url.split('?', 1)[0] ?? '';
    return this.draw(request, { method: 'GET', path, isFlight: headers.rsc !== undefined, signal }).then((drawing) => {
      if (drawing === 'streamed') throw new Error('Only a request of a visitor has an outlet');
      return drawing;
    });
  }

  /** Draws the answer to a request that is anonymous already. Rejects only for what the entry itself did wrong. */
  async draw(request: IncomingMessage, occasion: Occasion): Promise<Drawing | 'streamed'> {
    const { path, signal, open } = occasion;
    const incident = this.#openIncident(path);
    const captured: CapturedResponse = new CapturedResponse(request, open && ((head) => open(head, captured)));
    signal.addEventListener('abort', () => captured.destroy(), { once: true });
    const given = await this.#incidents
      .run(incident, () => {
        this.#pages(request, captured).catch((error: unknown) => {
          incident.error ??= error;
          captured.destroy();
        });
        return captured.answer;
      })
      .finally(() => this.#outages.delete(path));
    if (given === 'streamed') return given;
    // Next reports a failed render to its router within an answer of 200. With the true status the router loads the
    // page as a whole instead, and the visitor sees the error page.
    const isFailedFlight = occasion.isFlight && incident.error !== undefined && given.status < 400;
    const answer = isFailedFlight ? { ...given, status: 500 } : given;
    const failure = failureOf(answer, incident);
    if (failure && !signal.aborted) this.#report(occasion, incident, failure.status);
    return { answer: isPage(answer) ? this.#finished(answer) : answer, incident, failure };
  }

  /** Next draws a cached page once for all who wait for it; an outage then shows in the first one's context alone. */
  #openIncident(path: string): Incident {
    const outage = this.#outages.get(path) ?? { isKnown: false };
    this.#outages.set(path, outage);
    return {
      id: randomUUID(),
      get apiUnreachable() {
        return outage.isKnown;
      },
      set apiUnreachable(value) {
        outage.isKnown = value;
      },
    };
  }

  /**
   * The page in its last form. What Next would have fetched ahead of it, by a header where it draws for a request, is
   * in there.
   */
  #finished(answer: CapturedAnswer): CapturedAnswer {
    const { link: _, ...headers } = answer.headers;
    return { ...answer, headers, body: this.#finish(answer.body) };
  }

  /** One line for each failed page, and for each that a guard refused. A 404 without a guard is nobody's failure. */
  #report({ method, path }: Occasion, incident: Incident, status: number): void {
    const fatal = fatalOf(incident);
    if (status < 500 && !fatal) return;
    const isRefused = fatal !== undefined && status < 500;
    const error = incident.error ?? fatal?.message ?? 'The page failed without an error';
    const cause = isRefused ? { message: fatal.message } : describeError(error);
    this.#log({ level: status < 500 ? 'info' : 'error', incident: incident.id, method, path, status, ...cause });
  }
}
