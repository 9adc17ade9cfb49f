import { describe, expect, it } from 'vitest';
import { breakpoints, readBreakpoints } from '#lib/config/breakpoints.ts';

describe('breakpoints', () => {
  it('[HDR-18] are 320, 577, 993 and 1281 px', () => {
    expect(breakpoints).toEqual({ sm: 320, md: 577, lg: 993, xl: 1281 });
    expect(readBreakpoints(() => '')).toEqual(breakpoints);
  });

  it('[HDR-18] give way to variables of the style sheet, one by one', () => {
    const variables: Record<string, string> = { '--breakpoint-md': ' 600px ', '--breakpoint-xl': '1400' };
    expect(readBreakpoints((name) => variables[name] ?? '')).toEqual({ sm: 320, md: 600, lg: 993, xl: 1400 });
  });

  it('[HDR-18] stay as they are for what is no width in px', () => {
    for (const value of ['wide', '40em', '-600px', '0', 'calc(1px)'])
      expect(readBreakpoints(() => value)).toEqual(breakpoints);
  });
});
