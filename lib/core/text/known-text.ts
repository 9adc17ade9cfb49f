/** Texts of a group of the messages, whatever its keys are. */
export interface KnownTexts {
  (key: never): string;
  has: (key: never) => boolean;
}

/**
 * What the interface calls a value that an answer names, `states.shipped`; undefined where it has never heard of it
 * (ADR-0091).
 */
export function knownText(t: KnownTexts, ...path: readonly string[]): string | undefined {
  if (path.some((part) => !/^[\w-]+$/.test(part) || part in Object.prototype)) return undefined;
  const key = path.join('.') as never;
  return t.has(key) ? t(key) : undefined;
}
