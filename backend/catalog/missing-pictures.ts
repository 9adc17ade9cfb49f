import type { ImportRecord } from '#lib/contract/catalog.ts';
import type { Problem } from './lines.ts';
import type { ReadRecord } from './records.ts';

/** The pictures that a record names, with the field of each. */
function picturesOf(record: ImportRecord): { field: string; name: string }[] {
  if (record.kind === 'brand') return record.logo === undefined ? [] : [{ field: 'logo', name: record.logo }];
  if (record.kind === 'banner') return [{ field: 'image.name', name: record.image.name }];
  if (record.kind !== 'product') return [];
  return record.colours.flatMap(({ images }, colour) =>
    images.map(({ name }, at) => ({ field: `colours.${colour}.images.${at}.name`, name })),
  );
}

/**
 * Looks for the pictures that a file names among those there are: one that is missing is no reason to refuse the file,
 * for it may come later, but whoever imports should know its name. Each is named once.
 */
export class MissingPictures {
  readonly #there: ReadonlySet<string>;
  readonly #named = new Set<string>();

  constructor(there: ReadonlySet<string>) {
    this.#there = there;
  }

  /** Warnings about pictures that this line is the first to name. */
  take({ line, record }: ReadRecord): Problem[] {
    return picturesOf(record).flatMap(({ field, name }) => {
      if (this.#there.has(name) || this.#named.has(name)) return [];
      this.#named.add(name);
      return [{ line, field, problem: `there is no picture ${name}.webp in PICTURES_DIR` }];
    });
  }
}
