import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Whether headers carry a key as their Bearer token, told in the same time for any other; an empty key is nobody's. */
export function bearsKeyIn({ authorization = '' }: IncomingHttpHeaders, key: string): boolean {
  return key !== '' && timingSafeEqual(digestOf(authorization), digestOf(`Bearer ${key}`));
}

/**
 * Whether who asks from an address may read the figures of a process: with the token (METRICS_TOKEN) from anywhere; else
 * straight from this machine or a private network, not through a proxy.
 */
export function mayReadFigures(address: string, headers: IncomingHttpHeaders, token: string): boolean {
  if (bearsKeyIn(headers, token)) return true;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return isIP(address) !== 0 && privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
