import type { IncomingMessage } from 'node:http';
import { addressTest, peerAddress } from './sender-limit.ts';

/** Names by which this machine asks itself, whatever the port. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The name of a host, without its port and the root's dot. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Whether a request that names this host is meant for the shop. */
export type OwnHostTest = (request: IncomingMessage, host: string) => boolean;

/**
 * Tests whether a request is meant for the shop: it names the host of the public address or this machine. A trusted
 * proxy that puts a name of its own into Host says in X-Forwarded-Host what it was asked for; the last name is its own
 * word, the ones before may be anybody's.
 * @param publicHost host of the storefront's public address; ports are not compared.
 */
export function ownHostTest(publicHost: string, trustedProxies: readonly string[]): OwnHostTest {
  const own = new Set([...loopback, nameOf(publicHost)]);
  const isTrusted = addressTest(trustedProxies);
  return (request, host) => {
    if (host === publicHost || own.has(nameOf(host))) return true;
    const forwarded = String(request.headers['x-forwarded-host'] ?? '');
    return (
      forwarded !== '' && isTrusted(peerAddress(request)) && own.has(nameOf(forwarded.split(',').at(-1)?.trim() ?? ''))
    );
  };
}
