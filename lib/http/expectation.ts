import type { IncomingMessage } from 'node:http';

const continues = /(?:^|\W)100-continue(?:$|\W)/i;

/**
 * Whether a request expects what no server of the shop does: all but 100-continue, which Node itself answers. HTTP/1.0
 * knows no expectations (RFC 9110 §10.1.1).
 */
export function expectsTheUnknown({ httpVersion, headers }: Pick<IncomingMessage, 'httpVersion' | 'headers'>): boolean {
  return httpVersion !== '1.0' && headers.expect !== undefined && !continues.test(headers.expect);
}
