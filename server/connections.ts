import { createServer, type Server } from 'node:http';
import { answerMalformed } from './malformed-request.ts';
import type { Storefront } from './request-handler.ts';
import type { Hosts } from './security-headers.ts';

/** What a connection may take, ms and bytes. */
export const connectionLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than the idle time of a balancer in front, so that it never meets a socket that is closing.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  insecureHTTPParser: false,
  // The storefront refuses a request without Host itself, with the headers of all answers.
  requireHostHeader: false,
};

/** The storefront's server, not yet listening: whatever it refuses has the headers of all answers. */
export function createStorefrontServer(
  storefront: Pick<Storefront, 'answer' | 'refuseExpectation'>,
  hosts: Hosts,
  { maxConnections, limits = connectionLimits }: { maxConnections: number; limits?: typeof connectionLimits },
): Server {
  const server = createServer(limits, (request, response) => void storefront.answer(request, response));
  server.maxConnections = maxConnections;
  server.on('checkExpectation', (request, response) => storefront.refuseExpectation(request, response));
  server.on('clientError', (error, socket) => answerMalformed(error, socket, hosts));
  return server;
}
