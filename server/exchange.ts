import type { IncomingMessage, ServerResponse } from 'node:http';
import { knownCodings } from '#lib/http/compression.ts';
import { isProgramFile } from '#lib/navigation/canonical-path.ts';
import { isBot, isFlightRequest } from './request-guard.ts';
import type { RequestHead } from './request-head.ts';
import type { Note } from './request-note.ts';
import type { Preferences } from './response-writer.ts';

/** One request on its way to its answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  head: RequestHead;
  method: string;
  path: string;
  preferences: Preferences;
  /** Whether an error is answered with a page, and not with its status alone. */
  showsPage: boolean;
  isFlight: boolean;
  note: Note;
}

/** How whoever asks takes an answer. */
export function preferencesOf({ acceptEncoding, ifNoneMatch }: RequestHead): Preferences {
  return { accepted: knownCodings(acceptEncoding), ifNoneMatch };
}

/** A request with what its answer depends on; `note` is what the log says of it. */
export function exchangeOf(
  request: IncomingMessage,
  response: ServerResponse,
  head: RequestHead,
  path: string,
  note: Note,
): Exchange {
  const { headers } = request;
  // Fetch Metadata: images and scripts need no page with their 404. Old browsers send none.
  const destination = headers['sec-fetch-dest']?.toString() ?? 'document';
  return {
    request,
    response,
    head,
    path,
    note,
    method: request.method ?? 'GET',
    preferences: preferencesOf(head),
    showsPage:
      !isBot(headers['user-agent']) && !isProgramFile(path) && ['document', 'iframe', 'empty'].includes(destination),
    isFlight: isFlightRequest(request),
  };
}
