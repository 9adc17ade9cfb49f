import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { openApiDocument } from './document.ts';
import { drawReference, referencePath, scriptPath } from './reference.ts';

const shared = 'public, max-age=300';

/** What is made from the contract once, at the first call that asks for it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** `GET /openapi.json`, the OpenAPI document, and `GET /docs/`, the same to read and to try. */
export function openApiRoutes(app: FastifyInstance, { settings }: Context): void {
  const document = once(() => openApiDocument(settings.API_HOST));
  const json = once(() => JSON.stringify(document()));
  const reference = once(() => {
    const { title, version } = document().info;
    return drawReference(`${title} ${version}`, settings.API_HOST);
  });
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', shared).type('application/json; charset=utf-8').send(json()),
  );
  app.get(referencePath, async (_request, reply) => {
    const { html, policy } = await reference();
    return reply
      .headers({ 'cache-control': shared, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.get(scriptPath, async (_request, reply) =>
    reply
      .header('cache-control', shared)
      .type('text/javascript; charset=utf-8')
      .send((await reference()).script),
  );
}
