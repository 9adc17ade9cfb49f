/** Widths from which a layout applies, px (HDR-18). Style sheets repeat them: `@media` takes no variables. */
export const breakpoints = { sm: 320, md: 577, lg: 993, xl: 1281 } as const;

export type Breakpoints = Record<keyof typeof breakpoints, number>;

/**
 * The widths as the style sheet sets them by `--breakpoint-sm` … `--breakpoint-xl`, in px; the constants where a
 * variable is missing or no width.
 */
export function readBreakpoints(variable: (name: string) => string): Breakpoints {
  const width = (name: keyof typeof breakpoints) => {
    const [, digits] = /^\s*(\d{2,5}(?:\.\d+)?)(?:px)?\s*$/.exec(variable(`--breakpoint-${name}`)) ?? [];
    return digits === undefined ? breakpoints[name] : Number(digits);
  };
  return { sm: width('sm'), md: width('md'), lg: width('lg'), xl: width('xl') };
}
