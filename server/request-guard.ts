import type { IncomingMessage } from 'node:http';
import { limits } from '#lib/contract/limits.ts';
import { joinedSlashesHeader, joinSlashes } from '#lib/navigation/canonical-path.ts';
import { revalidatePath } from './news/revalidate.ts';
import type { OwnHostTest } from './own-host.ts';
import { readHead, type RequestHead } from './request-head.ts';

/** Why a request goes no further than the entry. */
export interface Refusal {
  status: 400 | 405 | 414 | 421;
  message: string;
}

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** All that Next reads of a visitor's request beside its path and query. */
const passedNames = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];
const conditions = ['if-none-match', 'if-modified-since', 'if-range', 'if-match', 'if-unmodified-since', 'range'];

/** Balancers ask for it by an address of the network in which they stand. */
export const healthPath = '/health/';
/** What no browser opens as a page, and is called by a process's own address; the second is for a key. */
const ofAnyHost: ReadonlySet<string> = new Set([healthPath, revalidatePath]);

/**
 * The first rule that a request breaks; undefined for one that the shop answers. A page under a foreign name would be of
 * an origin that is not the shop's; only the health check and calls with a key may have any name.
 */
export function refusalOf(
  request: IncomingMessage,
  isOwnHost: OwnHostTest,
  head: RequestHead = readHead(request.rawHeaders),
): Refusal | undefined {
  const { url = '' } = request;
  if (head.hosts !== 1 || !hostPattern.test(head.host)) return { status: 400, message: 'Bad Request' };
  if (!isOwnHost(request, head.host) && !ofAnyHost.has(url.split('?', 1)[0] ?? ''))
    return { status: 421, message: 'Misdirected Request' };
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, message: 'Method Not Allowed' };
  if (url.length > limits.url) return { status: 414, message: 'URI Too Long' };
  if (!url.startsWith('/')) return { status: 400, message: 'Bad Request' };
  // A page request has no body; one that announces it is a mistake or an attempt to smuggle a second request.
  return head.hasBody ? { status: 400, message: 'Bad Request' } : undefined;
}

/**
 * Leaves of a request what decides a public page: the path, the query and Next's own navigation headers, and the
 * conditions of files. Pages cannot depend on a cookie, a token, a language, a browser or the Host that the visitor
 * sent, so none can be cached for another.
 * @param publicHost host and port of the storefront's public address.
 */
export function makeAnonymous(request: IncomingMessage, publicHost: string): void {
  const { headers } = request;
  request.headers = { host: publicHost };
  for (const name of [...passedNames, ...conditions]) {
    if (headers[name] !== undefined) request.headers[name] = headers[name];
  }
}

/**
 * Joins repeated slashes of a path, and notes that for the proxy, which leads to the one address of a page: Next would
 * answer them by a redirect of its own, and the visitor by that to a second one.
 */
export function joinRepeatedSlashes(request: IncomingMessage): void {
  const [path = '', ...query] = (request.url ?? '').split('?');
  const joined = joinSlashes(path);
  if (joined === path) return;
  request.url = [joined, ...query].join('?');
  request.headers[joinedSlashesHeader] = '1';
}

const cachedByType = /\.(?:avif|gif|ico|jpe?g|mp4|pdf|png|webp|woff2?)$/;

/** Takes off the conditions that the entry judges itself: it makes the entity tags of all bodies that it reads. */
export function takeConditions(request: IncomingMessage, path: string): void {
  // The body is sent with HEAD's answer too, to its own headers: policy, length and tag must be those of GET.
  request.method = 'GET';
  if (cachedByType.test(path)) return;
  for (const name of conditions) delete request.headers[name];
}

/**
 * Programs by what they call themselves: a word for what they are, an address of who runs them (`+https://…`), or a
 * name. Browsers of people have none of these; Cubot is a make of telephones.
 */
const botPattern = new RegExp(
  [
    String.raw`(?<!cu)bots?\b`,
    'crawl',
    'spider',
    'slurp',
    String.raw`\+https?:`,
    String.raw`\+[\w.-]+@`,
    'uripreview',
    'linkpreview|link preview',
    'facebookexternalhit',
    'facebookcatalog',
    'meta-external',
    'mediapartners',
    'apis-google',
    'feedfetcher',
    'google(?:other|-inspection|-extended|weblight)',
    'bingpreview',
    'embedly',
    'whatsapp',
    'bytespider',
    'ia_archiver',
    'petalsearch',
    'chatgpt-user',
    'claude-(?:user|web)',
    'perplexity-user',
    'cohere-ai',
  ].join('|'),
  'i',
);

/** Whether a program reads for an index or a preview; it gets the status of an error without the page (RT-31). */
export function isBot(userAgent: string | undefined): boolean {
  return botPattern.test(userAgent ?? '');
}

/** Whether Next's router in the browser asks for page data; it deals with an error status itself. */
export function isFlightRequest(request: IncomingMessage): boolean {
  return request.headers.rsc !== undefined || /[?&]_rsc=/.test(request.url ?? '');
}
