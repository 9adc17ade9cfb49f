import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const column = z.string().trim().min(1).max(200);
const columns = z.union([column.transform((name) => [name]), z.array(column).min(1).max(30)]);
const text = (max: number) => z.string().trim().min(1).max(max);
const contact = z.strictObject({ name: text(120), postalAddress: text(200), electronicAddress: text(200) });

/** What a table without names may say of goods that are there. */
const ofChanges: ReadonlySet<string> = new Set(['sku', 'price', 'premiumPrice', 'staffPrice', 'proPrice', 'stock']);

/**
 * A mapping file: which column of a table is which field of a product (ADR-0138). Columns are named as the table's first
 * row has them. What is in no column may be said once for all products, under `constants`.
 */
export const mappingSchema = z.strictObject({
  /** Found out from the first row where it is not said. */
  separator: z.enum([';', ',', '\t', '|']).optional(),
  encoding: z.enum(['utf-8', 'windows-1250']).optional(),
  /** What stands before the fraction of a number. */
  decimal: z.enum([',', '.']).optional(),
  /** What stands between the categories of a path: "Cipők > Futócipők". */
  categorySeparator: text(3).default('>'),
  columns: z
    .strictObject({
      /** Without it the table changes prices and pieces of goods that are there, by their `sku`. */
      name: column.optional(),
      price: column.optional(),
      /** What the rows of one product have in common; its name where no column says it. */
      product: column.optional(),
      id: column.optional(),
      slug: column.optional(),
      brand: column.optional(),
      category: column.optional(),
      gender: column.optional(),
      sports: column.optional(),
      size: column.optional(),
      colour: column.optional(),
      colourFamily: column.optional(),
      swatch: column.optional(),
      sku: column.optional(),
      ean: column.optional(),
      /** Pieces online, or the column of each place: `online` or the sysname of a store. */
      stock: z.union([column.transform((online) => ({ online })), z.record(text(80), column)]).optional(),
      picture: columns.optional(),
      description: columns.optional(),
      highlights: columns.optional(),
      materials: column.optional(),
      care: column.optional(),
      warnings: columns.optional(),
      synonyms: column.optional(),
      salesRank: column.optional(),
      rrp: column.optional(),
      premiumPrice: column.optional(),
      staffPrice: column.optional(),
      proPrice: column.optional(),
      /** Columns of the product's data in words, by what the shop calls them. */
      attributes: z.record(text(80), column).optional(),
      /** Columns of facts, by their keys (`lib/core/facts`). */
      facts: z.record(text(40), column).optional(),
    })
    .superRefine((columns, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (columns.name !== undefined || columns.sku === undefined) {
        for (const field of ['name', 'price'] as const)
          if (columns[field] === undefined) refuse(`names no column for ${field}, which every product needs`);
        return;
      }
      const named = Object.entries(columns).flatMap(([field, own]) => (own === undefined ? [] : [field]));
      if (named.length === 1)
        refuse('names no column for a price or for stock: without a name nothing else can change');
      const others = named.filter((field) => !ofChanges.has(field));
      if (others.length > 0)
        refuse(
          `names no column for name: without one a table changes prices and stock alone, and not ${others.join(', ')}`,
        );
    }),
  constants: z
    .strictObject({
      brand: text(60).optional(),
      category: text(300).optional(),
      gender: text(20).optional(),
      sizeSystem: z.string().trim().max(30).optional(),
    })
    .default({}),
  /** Who makes the goods of a brand and answers for them, by the brand's name (Regulation (EU) 2023/988, Art. 19). */
  manufacturers: z
    .record(text(60), z.strictObject({ ...contact.shape, responsiblePerson: contact.nullable().default(null) }))
    .default({}),
});
export type Mapping = z.output<typeof mappingSchema>;

/** The mapping file is none; the message says why. */
export class InvalidMapping extends Error {
  override name = 'InvalidMapping';
}

function problemOf({ path, message }: z.core.$ZodIssue): string {
  const place = path.join('.') || 'the file';
  return message.startsWith('names no') ? `${place} ${message}` : `${place}: ${message}`;
}

/** Reads the text of a mapping file. Throws InvalidMapping, which names `name`. */
export function parseMapping(json: string, name: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\u{FEFF}/u, ''));
  } catch (error) {
    throw new InvalidMapping(`${name} is no mapping: it is not valid JSON (${(error as Error).message})`);
  }
  const parsed = mappingSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidMapping(`${name} is no mapping:\n${parsed.error.issues.map(problemOf).join('\n')}`);
}

/** Reads a mapping file. Throws InvalidMapping, and what the file system reports. */
export async function readMapping(file: string): Promise<Mapping> {
  return parseMapping(await readFile(file, 'utf8'), file);
}
