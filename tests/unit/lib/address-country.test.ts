import { describe, expect, it } from 'vitest';
import { addressParts } from '#lib/core/text/address-country.ts';

describe('the country at the end of an address', () => {
  it.each([
    ['6722 Szeged, Bécsi körút 21., Magyarország', 'en', ['6722 Szeged, Bécsi körút 21.', 'Hungary']],
    ['6722 Szeged, Bécsi körút 21., Magyarország', 'hu', ['6722 Szeged, Bécsi körút 21.', 'Magyarország']],
    [
      'Carrer de la Indústria 36, 03203 Elche, Spanyolország',
      'de',
      ['Carrer de la Indústria 36, 03203 Elche', 'Spanien'],
    ],
    ['6722 Szeged, Bécsi körút 21.', 'en', ['6722 Szeged, Bécsi körút 21.', null]],
    ['Szeged', 'en', ['Szeged', null]],
  ] as const)('[RT-28] of %j is told in %s', (address, language, parts) => {
    expect(addressParts(address, language)).toEqual(parts);
  });
});
