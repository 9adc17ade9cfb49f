import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakpoints, readBreakpoints } from '#lib/config/breakpoints.ts';

describe('breakpoints', () => {
  it('[HDR-18] are the widths at which the style sheets change, unless a variable says otherwise', () => {
    const sheets = globSync('{app,components}/**/*.css').map((path) => readFileSync(path, 'utf8'));
    const widths = new Set(
      sheets.flatMap((css) => Array.from(css.matchAll(/\(width [<>=]+ (\d+)px\)/g), ([, px]) => Number(px))),
    );
    const { sm: _, ...changing } = readBreakpoints(() => '');
    expect([...widths]).toEqual(expect.arrayContaining(Object.values(changing)));
  });

  it('[HDR-18] give way to variables of the style sheet, one by one', () => {
    const variables: Record<string, string> = { '--breakpoint-md': ' 600px ', '--breakpoint-xl': '1400' };
    expect(readBreakpoints((name) => variables[name] ?? '')).toEqual({ sm: 320, md: 600, lg: 993, xl: 1400 });
  });

  it('[HDR-18] are asked of the page by everything that runs in a browser', () => {
    const users = globSync('{app,components,stores}/**/*.{ts,tsx}').filter((path) =>
      readFileSync(path, 'utf8').includes("'#lib/config/breakpoints.ts'"),
    );
    expect(users).toEqual([]);
  });

  it('[HDR-18] stay as they are for what is no width in px', () => {
    for (const value of ['wide', '40em', '-600px', '0', 'calc(1px)'])
      expect(readBreakpoints(() => value)).toEqual(breakpoints);
  });
});
