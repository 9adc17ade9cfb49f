import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { openApiDocument } from './document.ts';
import { documentPage, pagePolicy } from './page.ts';

const shared = 'public, max-age=300';

/** What is made from the contract once, at the first call that asks for it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** `GET /openapi.json`, the OpenAPI document, and `GET /docs/`, the same to read. */
export function openApiRoutes(app: FastifyInstance, { settings }: Context): void {
  const document = once(() => openApiDocument(settings.API_HOST));
  const json = once(() => JSON.stringify(document()));
  const page = once(() => documentPage(document()));
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', shared).type('application/json; charset=utf-8').send(json()),
  );
  app.get('/docs/', (_request, reply) =>
    reply
      .headers({ 'cache-control': shared, 'content-security-policy': pagePolicy })
      .type('text/html; charset=utf-8')
      .send(page()),
  );
}
