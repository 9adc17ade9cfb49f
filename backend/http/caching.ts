import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedCodings, chooseCoding, compressFast, isCompressible } from '#lib/http/compression.ts';

/** Seconds for which anyone may keep a public answer that says nothing else. */
const publicSeconds = 30;
export const publicCaching = `public, max-age=${publicSeconds}`;
/** Of the same answer to a caller who named an identity: the own browser keeps it, no cache between. */
export const privateCaching = `private, max-age=${publicSeconds}`;

/** Whether an answer may be kept at all: then it is the same for everyone, whoever may keep it. */
function isForEveryone(reply: FastifyReply): boolean {
  const caching = String(reply.getHeader('cache-control'));
  return caching.startsWith('public') || caching === privateCaching;
}

/**
 * Says who may keep an answer: anyone that of a read without identity, nobody any other. A route may say something else
 * of its own answer; errors are never kept (failures.ts). What callers say of themselves by headers stands under Vary.
 */
export function nameCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { authentication, differsByTeam = false, differsByLanguage = false } = request.routeOptions.config;
    if (authentication === undefined) return;
    const isPublic = authentication === 'none';
    const said = [
      ...(isPublic ? [] : ['Authorization', 'X-Request-ID']),
      ...(differsByTeam ? ['Team'] : []),
      ...(differsByLanguage ? ['Accept-Language'] : []),
    ];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    void reply.header('cache-control', isPublic && isRead ? publicCaching : 'no-store');
    if (said.length > 0) void reply.header('vary', [...said, 'Origin'].join(', '));
  });
}

/** Whether a header If-None-Match names the tag; tags are compared weakly, as RFC 9110 §13.1.2 asks. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (entry: string) => entry.trim().replace(/^W\//, '');
  return header.split(',').some((entry) => entry.trim() === '*' || opaque(entry) === opaque(tag));
}

/**
 * Gives public answers an `ETag`, weak since a proxy may compress them, and answers 304 to who has that one already.
 * An answer that brings a tag of its own is left alone, so that large files are not hashed again.
 */
export function tagPublicAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (
      !isRead ||
      !isForEveryone(reply) ||
      reply.statusCode !== 200 ||
      reply.hasHeader('etag') ||
      typeof payload !== 'string'
    )
      return payload;
    const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
    void reply.header('etag', tag);
    if (!namesTag(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-length');
    return '';
  });
}

/**
 * Compresses public answers for whoever takes it. No other: what is the same for everyone holds no secret that the
 * length of an answer could tell.
 */
export function compressPublicAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (
      !isForEveryone(reply) ||
      typeof payload !== 'string' ||
      !isCompressible(type) ||
      reply.hasHeader('content-encoding')
    )
      return payload;
    const vary = [reply.getHeader('vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', ');
    void reply.header('vary', vary);
    const coding = chooseCoding(acceptedCodings(request.headers['accept-encoding']), Buffer.byteLength(payload), false);
    if (coding === 'identity') return payload;
    void reply.header('content-encoding', coding).removeHeader('content-length');
    return compressFast(Buffer.from(payload), coding, 'small');
  });
}
