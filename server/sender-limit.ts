import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** How many may come at once, and how many within a second in the long run. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/**
 * Token buckets by key: each holds `burst` and fills by `perSecond`. Of keys that are forgotten, the oldest go first.
 */
export class TokenBuckets {
  readonly #buckets = new Map<string, { tokens: number; at: number }>();
  readonly #rate: Rate;
  readonly #mostKeys: number;
  readonly #now: () => number;

  constructor(rate: Rate, mostKeys: number, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#mostKeys = mostKeys;
    this.#now = now;
  }

  /** Takes one; false where there is none left. */
  take(key: string): boolean {
    const now = this.#now();
    const held = this.#buckets.get(key) ?? { tokens: this.#rate.burst, at: now };
    const tokens = Math.min(this.#rate.burst, held.tokens + ((now - held.at) / 1000) * this.#rate.perSecond);
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > this.#mostKeys && oldest !== undefined) this.#buckets.delete(oldest);
    return tokens >= 1;
  }
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/, '');

/** The address that a request comes from: a visitor's, or that of a proxy. */
export const peerAddress = (request: IncomingMessage): string => plain(request.socket.remoteAddress ?? '');

/** Tests whether an address is one of these addresses and networks. */
export function addressTest(networks: readonly string[]): (address: string) => boolean {
  const list = listOf(networks);
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A household has a whole /64 of the sixth version. */
export const networkOf = (address: string) => (isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address);

/** Reads whose request it is: the network of the address that connects, or of what a trusted proxy says of it. */
export function senderReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const addressOf = addressReader(trustedProxies);
  return (request) => networkOf(addressOf(request));
}

/** The same, as a whole address. */
export function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = addressTest(trustedProxies);
  return (request) => {
    const said = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map(plain)
      .filter((address) => isIP(address) !== 0);
    const way = [...said, peerAddress(request)];
    return way.findLast((address) => !isTrusted(address)) ?? way[0] ?? '';
  };
}
