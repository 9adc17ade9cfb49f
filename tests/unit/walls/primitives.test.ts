import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = globSync('{app,components}/**/*.tsx', { cwd: root }).filter((file) => !file.startsWith('components/ui/'));

/** Where a page draws by hand what `components/ui` has. */
function byHand(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );
}

// ADR-0098
describe('a primitive is drawn in components/ui alone', () => {
  it.each([
    [
      'a button, by the class `button`',
      /className=(?:"|\{[^}\n]*['"`])button[ "'`]/g,
      'draw <Button> or <ButtonLink> of components/ui/button.tsx',
    ],
    [
      'a line that is only read out',
      /role="status"\s+className="hidden-text"|className="hidden-text"\s+role="status"/g,
      'draw <HiddenStatus> of components/ui/hidden-status.tsx, or <Skeleton> for the place of what is on its way',
    ],
    ['a dialog', /<dialog\b/g, 'draw <Dialog> of components/ui/dialog.tsx'],
  ])('%s', (_, pattern, remedy) => {
    expect(files.length).toBeGreaterThan(200);
    expect(byHand(pattern), remedy).toEqual([]);
  });
});
