import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  afterChangeHeader,
  behindHeader,
  changesEndpoint,
  heartbeatInterval,
  type NewsLine,
} from '#lib/contract/changes.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Context } from '../context.ts';
import { InvalidInput, Overloaded } from '../domain/errors.ts';
import { bearsKey, unknownKey } from '../http/bearer.ts';
import { HttpError } from '../http/errors.ts';
import { startRounds } from '../lifecycle/rounds.ts';
import { ChangeFeed, positionOf } from '../live/change-feed.ts';

/** Longest wait for a change that a storefront has been told of by another process, ms. */
const patience = 800;
/** How often guides are looked for whose moment has come, ms. */
const guideRest = 15_000;
/** Streams of one process at most. */
const mostStreams = 200;
/** Bytes that a follower may be behind before it is let go: it comes back with its cursor. */
const mostUnread = 1024 * 1024;

/**
 * `GET /changes/` for storefronts with the key CHANGES_KEY (ADR-0149); without one there is no such call. An answer that
 * has to know of a change (`After-Change`) waits until this process does, and says so where it does not (`Behind`).
 */
export async function changesRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache): Promise<void> {
  const { settings, replication } = context;
  if (settings.CHANGES_KEY === '') return;
  const feed = new ChangeFeed(context);
  const rounds = startRounds(app, 'guides whose moment has come are not told of');
  rounds.every(guideRest, async () => {
    const { guides } = await contentCache.content();
    feed.passTime(guides.map(({ publishedAt }) => publishedAt));
  });
  const streams = new Set<PassThrough>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  app.addHook('onClose', async () => feed.stop());
  context.stopping?.addEventListener('abort', () => {
    for (const stream of streams) stream.end();
  });
  app.route({
    method: changesEndpoint.method,
    url: changesEndpoint.path,
    onRequest: async (request) => {
      if (!bearsKey(request, settings.CHANGES_KEY)) throw unknownKey();
    },
    handler: async (request, reply) => {
      const query = changesEndpoint.query.safeParse(request.query);
      if (!query.success) throw InvalidInput.fromIssues(query.error.issues, request.query, 'query');
      // Whoever follows goes on at another process; this one keeps its port open for a while.
      if (context.stopping?.aborted) throw new Overloaded();
      if (streams.size >= mostStreams)
        throw new HttpError(429, 'Too many storefronts follow this process', { changes: ['too_many'] });
      const stream = new PassThrough();
      const write = (line: NewsLine) => {
        if (stream.writableLength > mostUnread) stream.destroy();
        else stream.write(`${JSON.stringify(line)}\n`);
      };
      // What is told while the missed is read comes behind it.
      const waiting: NewsLine[] = [];
      let tell = (line: NewsLine): void => void waiting.push(line);
      const leave = feed.follow((line) => tell(line));
      const timer = setInterval(() => tell({ cursor: feed.cursor, news: [] }), heartbeatInterval).unref();
      stream.once('close', () => {
        leave();
        clearInterval(timer);
        streams.delete(stream);
      });
      streams.add(stream);
      try {
        write(await feed.missedAfter(query.data.after));
      } catch (error) {
        stream.destroy();
        throw error;
      }
      for (const line of waiting) write(line);
      tell = write;
      return reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .type('application/x-ndjson; charset=utf-8')
        .send(stream);
    },
  });
  app.addHook('onRequest', async ({ headers }, reply) => {
    const position = positionOf(headers[afterChangeHeader]?.toString() ?? '');
    if (!position || position.change <= replication.shownChange) return;
    await replication.reaches(position.change, patience);
    // A model that is being built may take minutes: what it will show is not waited for.
    if (position.change > replication.shownChange) void reply.header(behindHeader, 'true');
  });
}
