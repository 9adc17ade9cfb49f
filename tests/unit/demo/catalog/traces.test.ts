import { expect, it } from 'vitest';
import { colourways, type ArchetypeName } from '#demo/catalog/colourways.ts';
import { tracesOfUse } from '#demo/catalog/traces.ts';
import { englishTraces } from '#demo/english/traces.ts';
import { gradeSchema } from '#lib/contract/product.ts';

it('[PDP-15] tells what can be seen of the use of every kind of goods, by grade, in English too', () => {
  for (const kind of Object.keys(colourways) as ArchetypeName[]) {
    const all = gradeSchema.options.flatMap((grade) => tracesOfUse(kind, grade));
    expect(new Set(all).size, kind).toBe(all.length);
    for (const text of all) expect(englishTraces(text)).toMatch(/^[A-Z].*\.$/);
  }
});
