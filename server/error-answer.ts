import type { CapturedAnswer } from './captured-response.ts';
import type { ErrorPage } from './error-pages.ts';

/** A failed answer of Next, and what the visitor gets in its place. */
export interface Failure {
  status: 404 | 500 | 503;
  page: ErrorPage;
}

function typeOf(answer: CapturedAnswer): string {
  return String(answer.headers['content-type'] ?? '').toLowerCase();
}

/**
 * Decides whether an answer is replaced by an error page, and by which.
 * A missing file keeps Next's short text: only pages are replaced. An error while the API cannot be reached
 * is 503, since trying again helps.
 */
export function failureOf(answer: CapturedAnswer, apiUnreachable: boolean): Failure | undefined {
  if (answer.broken || answer.status >= 500) {
    return apiUnreachable || answer.status === 503 ? { status: 503, page: 503 } : { status: 500, page: 500 };
  }
  return answer.status === 404 && typeOf(answer).startsWith('text/html') ? { status: 404, page: 404 } : undefined;
}

/** Headers of every error: kept by no cache, listed by no search engine. */
export function errorHeaders(status: number): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(status === 503 ? { 'retry-after': '30' } : {}),
  };
}
