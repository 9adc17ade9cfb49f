/**
 * The two fonts of Hungarian and English pages, fetched before a style sheet names them. `npm run fonts` names them
 * anew.
 */
export const firstFonts = ['/fonts/instrument-sans-main-f6e47ffd.woff2', '/fonts/archivo-main-e1474957.woff2'] as const;
