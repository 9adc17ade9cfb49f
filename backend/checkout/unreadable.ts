/** What the checkout answers where there is no request yet. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError } from 'fastify';
import { securityHeaders } from './answer.ts';
import type { CheckoutSettings } from './shop-api.ts';

/** Statuses of what no parser can read, by the error's code; 400 for all others. */
const unreadable: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Ends connections whose request cannot be read, with its status and the headers that every answer has: 413, 431, 408
 * for one that took too long, and 400 for all else.
 */
export function refuseUnreadable(settings: CheckoutSettings): (error: FastifyError, socket: Socket) => void {
  const always = Object.entries(securityHeaders(settings)).map(([name, value]) => `${name}: ${value}`);
  return ({ code }, socket) => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = unreadable[code] ?? 400;
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...always, 'Cache-Control: no-store'];
    if (socket.writable) socket.write([...head, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'));
    socket.destroySoon();
  };
}
