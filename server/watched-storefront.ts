import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Storefront } from './request-handler.ts';
import type { Note } from './request-note.ts';
import type { StorefrontFigures } from './storefront-figures.ts';

type Answering = Pick<Storefront, 'answer' | 'refuseExpectation'>;

/** The storefront with its requests counted, and its figures at `/metrics`; what is kept is answered at once as before. */
export function watched(storefront: Answering, figures: StorefrontFigures): Answering {
  return {
    answer(request: IncomingMessage, response: ServerResponse) {
      const told = figures.answer(request, response);
      if (told) return told;
      // The request's own address: Next is given another one.
      const { url = '' } = request;
      const note: Note = {};
      const answered = storefront.answer(request, response, note);
      if (!answered) {
        figures.count(url, response.statusCode, note.cache);
        return undefined;
      }
      return answered.finally(() => figures.count(url, response.headersSent ? response.statusCode : 0, note.cache));
    },
    refuseExpectation(request, response) {
      storefront.refuseExpectation(request, response);
      figures.count('', response.statusCode, undefined);
    },
  };
}
