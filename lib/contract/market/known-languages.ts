/** Languages that the program has the interface's texts of. */
export const knownLanguages = ['hu', 'en', 'de'] as const;
export type Language = (typeof knownLanguages)[number];
