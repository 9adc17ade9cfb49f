/** Letters that are read as digits, so that nobody has to tell them apart. */
const digitsOf: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code as it is meant, however it was typed: without spaces and hyphens, in capitals. */
export function plainGiftCardCode(typed: string): string {
  return typed
    .replace(/[\s-]+/g, '')
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => digitsOf[letter] ?? letter);
}
