/** What a browser says of its connection, where it says anything (Network Information API). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the shopper asks for few bytes, or has a connection on which each is waited for: then nothing is fetched
 * ahead.
 */
export function isThrifty(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
