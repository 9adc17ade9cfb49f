import { breakpoints, readBreakpoints, type Breakpoints } from './breakpoints.ts';

/** The breakpoints of the page that is open, its style variables included (HDR-18); the server knows the constants alone. */
export function pageBreakpoints(): Breakpoints {
  if (typeof document === 'undefined') return breakpoints;
  const style = getComputedStyle(document.documentElement);
  return readBreakpoints((name) => style.getPropertyValue(name));
}
