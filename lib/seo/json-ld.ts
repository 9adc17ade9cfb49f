/** The name of a thing that is described in the same document or on another page. */
export interface Reference {
  '@id': string;
}

/** A thing of schema.org. Properties that are undefined are not written. */
export interface Thing {
  '@type': string;
  '@id'?: string;
}

/** A term of schema.org by its full address. */
export function term<Name extends string>(name: Name): `https://schema.org/${Name}` {
  return `https://schema.org/${name}`;
}

/** Signs that could end a script element, begin a comment in it or break a line of JavaScript. */
const unsafe = /[<>&\u2028\u2029]/g;

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A value as JSON that may stand in a script element whatever its texts say; JSON.parse gives it back. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, escaped);
}

/** Things as one JSON-LD document: one thing by itself, several as a graph. */
export function jsonLdText(things: readonly Thing[]): string {
  const [only] = things;
  return jsonText({ '@context': 'https://schema.org', ...(things.length === 1 ? only : { '@graph': things }) });
}
