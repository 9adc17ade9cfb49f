/** A family name and a given name in the order of a language: Hungarian puts the family's first. */
export function inNameOrder<Part>(language: string, family: Part, given: Part): [Part, Part] {
  return language === 'hu' ? [family, given] : [given, family];
}
