import type { WholeResponse } from './captured-response.ts';
import type { ErrorPage } from './error-pages.ts';
import { fatalOf, isApiUnreachable, type Incident } from '#lib/core/incident.ts';

/** A failed answer of Next, and what the visitor gets in its place. */
export interface Failure {
  status: number;
  page: ErrorPage;
}

function typeOf(response: WholeResponse): string {
  return String(response.headers['content-type'] ?? '').toLowerCase();
}

/**
 * The error page of a status: all but 404 are titled Internal Server Error (RT-29), 410 being no failure but a page that
 * is gone (ADR-0103); 503 asks for patience.
 */
export function pageOf(status: number): ErrorPage {
  if (status === 410) return 404;
  return status === 404 || status === 503 ? status : 500;
}

/**
 * Decides whether an answer is replaced by an error page, and by which. A guard of the route has the word first.
 * A missing file keeps Next's short text: only pages are replaced, and what says nothing at all. An error while the API
 * cannot be reached is 503, since trying again helps.
 */
export function failureOf(response: WholeResponse, incident: Incident): Failure | undefined {
  const isFailed = response.broken || response.status >= 500;
  const saysNothing = response.body.length === 0 || typeOf(response).startsWith('text/html');
  if (!isFailed && (response.status < 400 || !saysNothing)) return undefined;
  const fatal = fatalOf(incident);
  if (fatal) return { status: fatal.status, page: pageOf(fatal.status) };
  if (!isFailed) return response.status === 404 ? { status: 404, page: 404 } : undefined;
  const status = isApiUnreachable(incident) || response.status === 503 ? 503 : 500;
  return { status, page: pageOf(status) };
}

/** Headers of every error: kept by no cache, listed by no search engine. */
export function errorHeaders(status: number): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(status === 503 ? { 'retry-after': '30' } : {}),
  };
}
