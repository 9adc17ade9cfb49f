import { isAddress } from '#lib/core/pictures/media-host.ts';
import type { ImportRecord } from '#lib/contract/import.ts';
import type { Block } from '#lib/contract/rich-text.ts';
import type { Problem } from './lines.ts';
import type { ReadRecord } from './records.ts';

type Named = { field: string; name: string };

const mediaPath = /^\/media\//;

/** The pictures that blocks show, with their fields, which stand in the record `within` another one. */
const picturesIn = (blocks: readonly Block[] | readonly { type: string }[], within = ''): Named[] =>
  blocks.flatMap((block, at) =>
    'image' in block && block.type === 'image'
      ? [{ field: `${within}blocks.${at}.image.path`, name: block.image.path.replace(mediaPath, '') }]
      : [],
  );

/** The pictures that a text shows, in the catalog's language and in others. */
const picturesOfText = ({ blocks, translations = {} }: Extract<ImportRecord, { kind: 'guide' | 'page' }>): Named[] => [
  ...picturesIn(blocks),
  ...Object.entries(translations).flatMap(([language, said]) =>
    picturesIn(said.blocks ?? [], `translations.${language}.`),
  ),
];

/** The pictures that a record names, with the field of each. A page of a flipbook may do without one of its own. */
export function picturesOf(record: ImportRecord): Named[] {
  switch (record.kind) {
    case 'brand':
      return record.logo === undefined ? [] : [{ field: 'logo', name: record.logo }];
    case 'banner':
    case 'team':
      return [{ field: 'image.name', name: record.image.name }];
    case 'storeDetails':
      return record.image ? [{ field: 'image.name', name: record.image.name }] : [];
    case 'guide':
      return [{ field: 'image.name', name: record.image.name }, ...picturesOfText(record)];
    case 'page':
      return picturesOfText(record);
    case 'flipbook':
      return record.pages.map(({ image }, at) => ({ field: `pages.${at}.image.name`, name: image.name }));
    case 'product':
      return record.colours.flatMap(({ images }, colour) =>
        images.map(({ name }, at) => ({ field: `colours.${colour}.images.${at}.name`, name })),
      );
    default:
      return [];
  }
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
      if (this.#there.has(name) || this.#named.has(name) || isAddress(name)) return [];
      this.#named.add(name);
      return [{ line, field, problem: `there is no picture ${name} in PICTURES_DIR` }];
    });
  }
}
