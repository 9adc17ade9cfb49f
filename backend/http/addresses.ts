import { BlockList, isIP, isIPv6 } from 'node:net';
import { SettingsError } from '#lib/config/settings.ts';

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/**
 * Tests whether an address is one of a list of addresses and networks such as `10.0.0.0/8`. Throws a SettingsError that
 * names the setting where one of them is none.
 */
export function addressTest(setting: string, list: readonly string[]): (address: string) => boolean {
  const found = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    try {
      if (bits === undefined) found.addAddress(address, familyOf(address));
      else found.addSubnet(address, Number(bits), familyOf(address));
    } catch {
      throw new SettingsError(`${setting}: ${JSON.stringify(entry)} is not an address or a network such as 10.0.0.0/8`);
    }
  }
  return (address) => isIP(address) !== 0 && found.check(address, familyOf(address));
}
