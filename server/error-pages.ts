import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { brand } from '#lib/config/brand/stated-brand.ts';
import { tagOf } from '#lib/contract/market/tags.ts';
import { CapturedResponse } from './captured-response.ts';
import { internalRequestHeader } from '#lib/core/incident.ts';
import { localePath, locales, splitLocale, type Locale } from '#lib/core/locales.ts';

/** Next's request handler, or one that stands in for it. */
export type PageHandler = (request: IncomingMessage, response: CapturedResponse) => Promise<void>;

export type ErrorPage = 404 | 429 | 500 | 503;
export type PageLocale = Locale;

const kinds: readonly ErrorPage[] = [404, 429, 500, 503];

/** Stands in the page of 500 where the incident's id goes. */
export const incidentPlaceholder = 'INCIDENT_ID';

const plainTexts: Record<PageLocale, Record<ErrorPage, string>> = {
  hu: {
    404: 'Ezt az oldalt nem találjuk.',
    429: 'Most túl sok oldalt kérsz egyszerre. Kérjük, várj néhány másodpercet, és próbáld újra!',
    500: 'Váratlan hiba történt. Hibaazonosító: INCIDENT_ID',
    503: 'Most nem érjük el a kínálatot. Kérjük, próbáld újra fél perc múlva!',
  },
  en: {
    404: 'We cannot find this page.',
    429: 'You are asking for too many pages at once. Please wait a few seconds and try again.',
    500: 'Something went wrong. Incident: INCIDENT_ID',
    503: 'We cannot reach our catalogue. Please try again in half a minute.',
  },
  de: {
    404: 'Diese Seite finden wir nicht.',
    429: 'Sie rufen gerade zu viele Seiten auf einmal auf. Bitte warten Sie einige Sekunden und versuchen Sie es erneut.',
    500: 'Es ist ein unerwarteter Fehler aufgetreten. Fehlernummer: INCIDENT_ID',
    503: 'Unser Sortiment ist gerade nicht erreichbar. Bitte versuchen Sie es in einer halben Minute erneut.',
  },
};

const plainTitles: Record<ErrorPage, string> = {
  404: 'Page Not Found',
  429: 'Internal Server Error',
  500: 'Internal Server Error',
  503: 'Internal Server Error',
};

/** The page for a build that has no error page of its own, or where the API gives no menu for it yet. */
function plainPage(kind: ErrorPage, locale: PageLocale): string {
  return (
    `<!DOCTYPE html><html lang="${tagOf(locale)}"><head><meta charset="utf-8"><title>${plainTitles[kind]}</title>` +
    '<meta name="viewport" content="width=device-width"></head>' +
    `<body><h1>${brand.name}</h1><p>${plainTexts[locale][kind]}</p>` +
    `<p><a href="${localePath(locale, '/')}">${brand.name}</a></p></body></html>`
  );
}

/** Asks the handler for a path within the process, as the entry itself: the path is a route's, with its language. */
export async function fetchWithin(
  handler: PageHandler,
  path: string,
  host: string,
  headers: Record<string, string> = {},
) {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = path;
  request.headers = { host, accept: 'text/html', [internalRequestHeader]: '1', ...headers };
  request.push(null);
  const response = new CapturedResponse(request);
  await handler(request, response);
  return response.whole;
}

/** The language of a page by its path prefix (RT-28). */
export function localeOf(path: string): PageLocale {
  return splitLocale(path).locale;
}

/**
 * The error pages as they are drawn when the process starts, held in memory: the whole branded page goes out with its
 * status even while Next cannot render anything.
 */
export class ErrorPages {
  readonly #pages = new Map<string, string>();

  /**
   * Reads `/{locale}/hiba/{404,429,500,503}/` through Next.
   * Returns the paths that gave no page; a plain one takes their place. `finish` has the last word on each page.
   */
  async load(handler: PageHandler, host: string, finish = (page: Buffer) => page): Promise<string[]> {
    const read = async (locale: PageLocale, kind: ErrorPage): Promise<string[]> => {
      const path = `/${locale}/hiba/${kind}/`;
      const page = await fetchWithin(handler, path, host).catch(() => undefined);
      if (!page || page === 'streamed' || page.status !== 200 || page.broken) return [path];
      this.#pages.set(`${locale}/${kind}`, finish(page.body).toString());
      return [];
    };
    const missing = await Promise.all(locales.flatMap((locale) => kinds.map((kind) => read(locale, kind))));
    return missing.flat();
  }

  /** As `load`; those that were there before stay. Rejects where a path gives no page, with each such path. */
  async reload(...given: Parameters<ErrorPages['load']>): Promise<void> {
    const missing = await this.load(...given);
    if (missing.length > 0) throw new Error(`No error page at ${missing.join(', ')}`);
  }

  /** The HTML of an error page. Only the 500 page names the incident. */
  html(kind: ErrorPage, locale: PageLocale, incident: string): string {
    const page = this.#pages.get(`${locale}/${kind}`) ?? plainPage(kind, locale);
    return kind === 500 ? page.replaceAll(incidentPlaceholder, incident) : page;
  }
}
