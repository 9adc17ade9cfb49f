import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrationNames, unfitFor } from '#backend/db/migrations/index.ts';

const known = ['0001-first-tables', '0025-notice-languages', '0026-new-prices'];

describe('[ADR-0155] a version lives with a database', () => {
  it.each([
    [[...known]],
    [[...known, '0027-cart-colours']],
    [[...known, '0027-cart-colours', '0031-after-0026-old-prices']],
    [[...known, '0031-after-0025-old-notices']],
  ])('to which newer ones have added, or from which they took what it does not need: %j', (applied) => {
    expect(unfitFor(applied, known)).toBeUndefined();
  });

  it.each(['0028-after-0027-carts', '0025-other', '0031-after-26-carts', 'later', '31-carts', ''])(
    'but not with "%s"',
    (name) => {
      expect(unfitFor([...known, name], known)).toBe(name);
    },
  );
});

/** Statements by which an older version would lose what it reads, or write what is refused. */
const taking = [
  /\.dropColumn\(/,
  /\.dropTable\(/,
  /\.rename(?:To|Column)\(/,
  /\bdrop\s+(?:table|column)\b/i,
  /\.setNotNull\(/,
  /\.alterColumn\(/,
  /\.dropDefault\(/,
  /\baddUniqueConstraint\(/,
];
/** The last one that was made before versions ran side by side. */
const lastAlone = '0025';

/** What a migration does that takes something away from older versions, as its text says. */
function takenBy(source: string): string[] {
  const up = source.split(/export async function down/)[0] ?? '';
  const added = [...up.matchAll(/\.addColumn\((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)/g)].map(([text]) => text);
  const inTable = /createTable/.test(up) && !/alterTable/.test(up);
  const must = inTable ? [] : added.filter((text) => text.includes('notNull()') && !text.includes('defaultTo('));
  return [...taking.flatMap((pattern) => pattern.exec(up)?.[0] ?? []), ...must];
}

it('[ADR-0155] a migration that takes something away says so in its name', () => {
  const wrong = migrationNames
    .filter((name) => name.slice(0, 4) > lastAlone && !/^\d{4}-after-/.test(name))
    .filter((name) => takenBy(readFileSync(`backend/db/migrations/${name}.ts`, 'utf8')).length > 0);
  expect(wrong).toEqual([]);
});

it.each([
  [`await db.schema.alterTable('cart').dropColumn('a').execute();`, 1],
  [`await db.schema.alterTable('cart').addColumn('a', 'text', (column) => column.notNull()).execute();`, 1],
  [
    `await db.schema.alterTable('cart').addColumn('a', 'text', (column) => column.notNull().defaultTo(0)).execute();`,
    0,
  ],
  [`await db.schema.alterTable('cart').addColumn('a', 'text').execute();`, 0],
  [`await db.schema.createTable('a').addColumn('a', 'text', (column) => column.notNull()).execute();`, 0],
  ['await sql`DROP TABLE cart`.execute(db);', 1],
])('[ADR-0155] which is seen in its text: %s', (source, count) => {
  expect(takenBy(source)).toHaveLength(count);
});
