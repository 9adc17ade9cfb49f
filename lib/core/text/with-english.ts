/** Texts of one namespace by key; groups of them may be nested. The build compiles texts with placeholders to lists. */
export interface Texts {
  [key: string]: string | readonly unknown[] | Texts;
}

const isGroup = (text: Texts[string] | undefined): text is Texts => typeof text === 'object' && !Array.isArray(text);

/**
 * The search layer's texts in a language, each missing one in English: its messages fall back to en-US while the shop
 * stays in its own language (SRCH-06, ADR-0082). No other layer borrows texts.
 */
export function withEnglish<T extends Texts>(own: Texts | undefined, english: T): T {
  const filled = Object.entries(english).map(([key, text]) => {
    const mine = own?.[key];
    return [key, isGroup(text) ? withEnglish(isGroup(mine) ? mine : undefined, text) : (mine ?? text)];
  });
  return { ...own, ...Object.fromEntries(filled) } as T;
}
