/** Widths from which a layout applies, px (spec §9). Style sheets repeat them: `@media` takes no variables. */
export const breakpoints = { sm: 320, md: 577, lg: 993, xl: 1281 } as const;
