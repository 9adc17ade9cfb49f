import type { Language } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

let codeOf: ReadonlyMap<string, string> | undefined;

/** Codes of countries by how the catalog's language calls them. */
function codesByName(): ReadonlyMap<string, string> {
  if (codeOf) return codeOf;
  const names = namesIn(catalogLanguage);
  codeOf = new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[name, code]];
    }),
  );
  return codeOf;
}

/** A postal address of the catalog in two parts: the second is the country at its end, as a language calls it. */
export function addressParts(address: string, language: Language): [place: string, country: string | null] {
  const at = address.lastIndexOf(', ');
  const code = at < 0 ? undefined : codesByName().get(address.slice(at + 2));
  const country = code === undefined ? undefined : namesIn(language).of(code);
  return country === undefined ? [address, null] : [address.slice(0, at), country];
}
