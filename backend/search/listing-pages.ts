import type { Breadcrumb } from '#lib/contract/product.ts';
import type { CatalogCategory } from '../catalog/model.ts';
import type { CatalogStructure } from '../catalog/structure.ts';
import { intersection, type Bitmap } from './bitmap.ts';
import type { Categories } from './categories.ts';
import type { FilterChoiceValue, FilterValues } from './filter-values.ts';

export type PageGender = 'noi' | 'ferfi' | 'gyerek';

/** How a gender names pages: "Női futócipők", but "Futás nőknek". */
export const pageGenders: readonly {
  slug: PageGender;
  name: string;
  dative: string;
  everything: string;
  /** One of everything. */
  one: string;
}[] = [
  { slug: 'noi', name: 'Női', dative: 'nőknek', everything: 'Női termékek', one: 'női termék' },
  { slug: 'ferfi', name: 'Férfi', dative: 'férfiaknak', everything: 'Férfi termékek', one: 'férfi termék' },
  { slug: 'gyerek', name: 'Gyerek', dative: 'gyerekeknek', everything: 'Gyerektermékek', one: 'gyerektermék' },
];

/** What pages are about, each for all and for every gender. */
export interface PageSubject {
  kind: 'everything' | 'category' | 'brand' | 'sport' | 'offer';
  name: string;
  /** Path without the gender, which comes before a category and after anything else. */
  segments: readonly string[];
  /** Steps above it, from the root. */
  above: readonly { name: string; segments: readonly string[] }[];
  category: CatalogCategory | null;
  /** Filter values that it stands for; a sport before its sub-sport. */
  implied: readonly FilterChoiceValue[];
}

/** A page that lists products, found by its path (ADR-0080). */
export interface ListingPage {
  path: string;
  title: string;
  subject: PageSubject;
  gender: PageGender | null;
  /** Filter values that the path stands for. */
  implied: readonly FilterChoiceValue[];
  breadcrumbs: Breadcrumb[];
}

export const everything: PageSubject = {
  kind: 'everything',
  name: '',
  segments: [],
  above: [],
  category: null,
  implied: [],
};

/** Path of a subject for a gender: `/noi/cipok/`, `/marka/vantor/noi/`, `/akcio/`. */
export function pathOf(
  subject: Pick<PageSubject, 'segments'>,
  gender: PageGender | null,
  genderFirst: boolean,
): string {
  const gendered = gender === null ? [] : [gender];
  const segments = genderFirst ? [...gendered, ...subject.segments] : [...subject.segments, ...gendered];
  return `/${segments.map((segment) => `${segment}/`).join('')}`;
}

/** Path of a category by its line from the root. */
export function categoryPath(line: readonly CatalogCategory[], gender: PageGender | null): string {
  return pathOf({ segments: line.map(({ slug }) => slug) }, gender, true);
}

/** Every path under which products are listed; a path without any product is no page. */
export class ListingPages {
  /** All that could be pages, whether they list anything now or not. */
  readonly #byPath = new Map<string, ListingPage>();
  readonly #values: FilterValues;
  readonly #categories: Categories;
  readonly #everyDocument: () => Bitmap;

  constructor(catalog: CatalogStructure, values: FilterValues, categories: Categories, everyDocument: () => Bitmap) {
    this.#values = values;
    this.#categories = categories;
    this.#everyDocument = everyDocument;
    for (const subject of [everything, ...subjectsOf(catalog, values, categories)]) {
      for (const gender of [null, ...pageGenders]) {
        if (subject === everything && gender === null) continue;
        const page = pageOf(subject, gender, values);
        this.#byPath.set(page.path, page);
      }
    }
  }

  /** The page of an exact path, slashes included. */
  find(path: string): ListingPage | undefined {
    const page = this.#byPath.get(path);
    return page && this.#isWorthwhile(page) ? page : undefined;
  }

  /** The page of a subject for a gender, or for all; undefined where it lists nothing. */
  of(subject: PageSubject, gender: PageGender | null): ListingPage | undefined {
    return this.find(pathOf(subject, gender, isGenderFirst(subject)));
  }

  all(): ListingPage[] {
    return [...this.#byPath.values()].filter((page) => this.#isWorthwhile(page));
  }

  documents(page: ListingPage): Bitmap {
    return intersection(this.#everyDocument(), ...this.#bitmapsOf(page));
  }

  #bitmapsOf({ subject, implied }: ListingPage): Bitmap[] {
    const branch = subject.category ? [this.#categories.documents(subject.category.id)] : [];
    return [...branch, ...implied.map((value) => value.documents)];
  }

  /** Beside a category, goods for everyone alone make no page of a gender: it would repeat the page for all. */
  #isWorthwhile(page: ListingPage): boolean {
    const { female, male, unisex } = this.#values;
    const [gender] = page.implied;
    const isOwn = !isGenderFirst(page.subject) && (gender === female || gender === male);
    return haveAny(this.#bitmapsOf(page), isOwn ? unisex.documents : null);
  }
}

/** Whether a number is in all of the sets and not in `excluded`; live documents alone are in any. */
function haveAny(sets: readonly Bitmap[], excluded: Bitmap | null): boolean {
  const [first] = sets;
  for (let word = 0; word < (first?.length ?? 0); word += 1) {
    let common = ~(excluded?.[word] ?? 0);
    for (const set of sets) common &= set[word] ?? 0;
    if (common !== 0) return true;
  }
  return false;
}

const isGenderFirst = ({ kind }: PageSubject) => kind === 'category' || kind === 'everything';

function subjectsOf(catalog: CatalogStructure, values: FilterValues, categories: Categories): PageSubject[] {
  const defined = (found: (FilterChoiceValue | undefined)[]) => found.filter((value) => value !== undefined);
  const sports = new Map(catalog.sports.map((sport) => [sport.id, sport]));
  return [
    ...catalog.categories.map((category): PageSubject => {
      const steps = categories
        .line(category.id)
        .map(({ name }, at, line) => ({ name, segments: line.slice(0, at + 1).map(({ slug }) => slug) }));
      const segments = steps.at(-1)?.segments ?? [];
      return { kind: 'category', name: category.name, segments, above: steps.slice(0, -1), category, implied: [] };
    }),
    ...catalog.brands.map(({ slug, name }): PageSubject => ({
      kind: 'brand',
      name,
      segments: ['marka', slug],
      above: [{ name: 'Márkák', segments: ['marka'] }],
      category: null,
      implied: defined([values.brands.get(slug)]),
    })),
    ...catalog.sports.map(({ id, parentId, slug, name }): PageSubject => {
      const parent = parentId === null ? undefined : sports.get(parentId);
      const above = parent ? [{ name: parent.name, segments: ['sport', parent.slug] }] : [];
      const segments = [...(above[0]?.segments ?? ['sport']), slug];
      const implied = defined([parent && values.sports.get(parent.id), values.sports.get(id)]);
      return { kind: 'sport', name, segments, above, category: null, implied };
    }),
    offer('akcio', 'Akció', values.sale),
    offer('ujdonsagok', 'Újdonságok', values.novelty),
    offer('felujitott', 'Felújított termékek', values.refurbished),
  ];
}

function offer(slug: string, name: string, value: FilterChoiceValue): PageSubject {
  return { kind: 'offer', name, segments: [slug], above: [], category: null, implied: [value] };
}

function pageOf(subject: PageSubject, gender: (typeof pageGenders)[number] | null, values: FilterValues): ListingPage {
  const slug = gender?.slug ?? null;
  const genderFirst = isGenderFirst(subject);
  const genderValue = slug && { noi: values.female, ferfi: values.male, gyerek: values.kinder }[slug];
  const steps = subject.kind === 'everything' ? [] : [...subject.above, subject];
  const crumbs = steps.map((step) => ({ name: step.name, url: pathOf(step, genderFirst ? slug : null, genderFirst) }));
  const path = pathOf(subject, slug, genderFirst);
  if (gender && genderFirst) crumbs.unshift({ name: gender.name, url: pathOf(everything, slug, true) });
  if (gender && !genderFirst) crumbs.push({ name: gender.name, url: path });
  return {
    path,
    subject,
    gender: slug,
    title: titleOf(subject, gender),
    breadcrumbs: crumbs,
    implied: [...(genderValue ? [genderValue] : []), ...subject.implied],
  };
}

function titleOf(subject: PageSubject, gender: (typeof pageGenders)[number] | null): string {
  if (!gender) return subject.name;
  if (subject.kind === 'everything') return gender.everything;
  return subject.kind === 'category' ? `${gender.name} ${lowered(subject.name)}` : `${subject.name} ${gender.dative}`;
}

/** "nőknek" → "Nőknek" where it stands alone. */
export const raised = (words: string) => words.slice(0, 1).toLocaleUpperCase('hu') + words.slice(1);

/** "Futócipők" → "futócipők" inside a title; an abbreviation as in "BMX kerékpárok" stays. */
export function lowered(name: string): string {
  return /^\p{Lu}[\p{Lu}-]/u.test(name) ? name : name.slice(0, 1).toLocaleLowerCase('hu') + name.slice(1);
}
