import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { limits } from '#lib/contract/limits.ts';
import { InvalidInput } from '../domain/errors.ts';
import { HttpError } from './errors.ts';

/** Levels of objects and lists in a body at most. */
export const jsonDepth = 20;
/** Headers of a request at most; Node itself ends at 16 KiB of them. */
const headerCount = 100;
/** Parameters of an address at most. */
const parameterCount = 50;

/** Timeouts and sizes of the HTTP server, ms and bytes. */
export const connectionLimits = {
  /** For a request to arrive with its body. */
  requestTimeout: 15_000,
  /** For its headers alone. */
  headersTimeout: 10_000,
  /** Above the 60 s of usual balancers, so that none reuses a connection that is just being closed. */
  keepAliveTimeout: 72_000,
  /** How often connections are held against the timeouts. */
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  /** The API refuses a request without Host itself, with the headers of all answers. */
  requireHostHeader: false,
} as const;

/** Whether JSON text nests objects and lists deeper than `depth`; one pass, whatever the text is. */
export function isDeeperThan(json: string, depth: number): boolean {
  let level = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') level += 1;
    else if (character === '}' || character === ']') level -= 1;
    if (level > depth) return true;
  }
  return false;
}

/** Whether a content type names another charset than UTF-8, the only one of JSON (RFC 8259, 8.1). */
function namesOtherCharset(contentType: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType ?? '')?.[1];
  return charset !== undefined && !/^utf-?8$/i.test(charset);
}

/** JSON in UTF-8 is the only body. An empty one is none, since clients name the type on every call (API-01). */
export function takeOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (namesOtherCharset(request.headers['content-type']))
      done(new HttpError(415, 'The body has to be in UTF-8', { 'content-type': ['charset:utf-8'] }));
    else if (text.length === 0) done(null, undefined);
    else if (isDeeperThan(text, jsonDepth))
      done(new HttpError(400, 'The body is nested too deeply', { body: ['too_deep'] }));
    else void parse(request, text, done);
  });
}

function refuseRepeated({ query }: FastifyRequest): void {
  const parameters = Object.entries(query ?? {});
  if (parameters.length > parameterCount) throw new InvalidInput({ query: ['too_many'] });
  const repeated = parameters.filter(([, value]) => typeof value !== 'string').map(([name]) => name.slice(0, 100));
  if (repeated.length > 0) throw new InvalidInput(Object.fromEntries(repeated.map((name) => [name, ['repeated']])));
}

/** Refuses addresses, headers and parameters beyond the limits, and parameters that stand there twice. */
export function refuseExcess(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.length > limits.url) throw new HttpError(414, 'The address is too long', { url: ['too_long'] });
    if (request.raw.rawHeaders.length / 2 > headerCount) {
      throw new HttpError(431, 'The headers are too many', { headers: ['too_many'] });
    }
    refuseRepeated(request);
  });
}

const unreadable: Record<string, readonly [number, string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request', 'timeout'],
  HPE_HEADER_OVERFLOW: [431, 'headers', 'too_large'],
};

/**
 * Answers what Node's parser refuses before it is a request, in the form of all errors (ADR-0086) and with the headers
 * that every answer has, and hangs up.
 */
export function answerUnreadable(
  { code }: Pick<FastifyError, 'code'>,
  socket: Socket,
  always: Readonly<Record<string, string>>,
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, field, reason] = unreadable[code] ?? [400, 'request', 'malformed'];
  const body = JSON.stringify({ message: STATUS_CODES[status], errors: { [field]: [reason] } });
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        ...Object.entries(always).map(([name, value]) => `${name}: ${value}`),
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
