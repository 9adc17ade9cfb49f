import type { FastifyInstance } from 'fastify';

/** Counts the requests that an application is answering; the returned function says whether there are any. */
export function countInFlight(app: FastifyInstance): () => boolean {
  let inFlight = 0;
  app.addHook('onRequest', async (_request, reply) => {
    inFlight += 1;
    // Also reached when the client goes away before the answer is complete.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
  });
  return () => inFlight > 0;
}
