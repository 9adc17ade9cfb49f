/** Countries of the European Union as addresses name them, in Hungarian, in English and by their code. */
const members = [
  'ausztria austria at',
  'belgium be',
  'bulgária bulgaria bg',
  'ciprus cyprus cy',
  'csehország czechia cz',
  'dánia denmark dk',
  'észtország estonia ee',
  'finnország finland fi',
  'franciaország france fr',
  'görögország greece gr',
  'hollandia netherlands nl',
  'horvátország croatia hr',
  'írország ireland ie',
  'lengyelország poland pl',
  'lettország latvia lv',
  'litvánia lithuania lt',
  'luxemburg luxembourg lu',
  'magyarország hungary hu',
  'málta malta mt',
  'németország germany de',
  'olaszország italy it',
  'portugália portugal pt',
  'románia romania ro',
  'spanyolország spain es',
  'svédország sweden se',
  'szlovákia slovakia sk',
  'szlovénia slovenia si',
];
const names = new Set(members.flatMap((member) => member.split(' ')));
/** `8000 Székesfehérvár, …` and `H-8000 …`: an address within Hungary names no country. */
const hungarianAddress = /^(?:H-)?[1-9]\d{3} \p{Lu}/u;
/** What streets end in: the last part of an address without a country and without a number. */
const street = /(?:utca|út|útja|tér|tere|körút|köz|sor|fasor|sétány|rakpart|park|dűlő)$/i;

/**
 * The country at the end of a postal address, as it is written; `Magyarország` for an address of Hungary without one.
 */
export function countryOf(postalAddress: string): string | null {
  const last = postalAddress.trim().replace(/\.$/, '').split(',').at(-1)?.trim() ?? '';
  if (postalAddress.includes(',') && last !== '' && !/\d/.test(last) && !street.test(last)) return last;
  return hungarianAddress.test(postalAddress.trim()) ? 'Magyarország' : null;
}

/** Whether a postal address lies in the European Union, as far as it says so. */
export function isInUnion(postalAddress: string): boolean {
  const country = countryOf(postalAddress);
  return country !== null && names.has(country.toLocaleLowerCase('hu').replace(/^the /, ''));
}
