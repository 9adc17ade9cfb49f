import type { Language, OtherLanguage, Translations } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { sportFilter } from '../filters/sport.ts';
import { colourFilter } from '../filters/colour.ts';
import type { BannerTexts, CatalogBanner, CatalogCategory, CatalogSport, CatalogTerm } from '../catalog/model.ts';
import type { CatalogStructure } from '../catalog/structure.ts';
import { pageGenders, raised, pathOf, type PageGender } from '../search/listing-pages.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { Grammar } from './grammar.ts';

const grammars: Record<OtherLanguage, Grammar> = { en: english, de: german };

const decimalMark = (language: Language): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
const catalogMark = decimalMark(catalogLanguage);
const marksOfNumbers = new RegExp(`(?<=\\d)[${catalogMark}](?=\\d)`, 'g');

/** What a page of a list is called; null for what the catalog does not say in the language. */
export interface PageNames {
  /** What it is about, without the gender: a category, a sport, a brand. */
  subject: string | null;
  gender: string | null;
  /** Whom it is for, where what it is about is named already. */
  forWhom?: string;
  /** As its heading. */
  title: string | null;
  /** As a step of the way to a page. */
  crumb: string | null;
  text: string | null;
}

/** What the structure of a catalog is called in another language than its own (ADR-0125). */
export class Words {
  readonly language: OtherLanguage;
  readonly grammar: Grammar;
  readonly #pages = new Map<string, PageNames>();
  readonly #terms: Record<CatalogTerm['of'], Map<string, string>> = {
    colour: new Map(),
    size: new Map(),
    attribute: new Map(),
  };
  readonly #families = new Map<string, string>();
  readonly #sports = new Map<number, string>();
  readonly #sportsBySlug = new Map<string, string>();
  readonly #banners = new Map<string, BannerTexts>();
  readonly #decimalMark: string;

  constructor(structure: CatalogStructure, language: OtherLanguage) {
    const isCatalogs = language === catalogLanguage;
    this.language = language;
    this.grammar = grammars[language];
    this.#decimalMark = decimalMark(language);
    this.#takeCategories(structure.categories);
    this.#takeSports(structure.sports);
    for (const { slug, name } of structure.brands) this.#takeSubject(['marka', slug], name, false);
    for (const [path, name] of Object.entries(this.grammar.pages))
      this.#takeSubject(path.split('/').filter(Boolean), name, false);
    for (const gender of pageGenders) this.#takeGender(gender.slug);
    for (const { of, text, translations } of structure.terms) {
      const name = isCatalogs ? text : translations[language]?.name;
      if (name === undefined) continue;
      this.#terms[of].set(text, name);
      if (of === 'colour') this.#families.set(colourFilter.nameOf?.(text) ?? text, capital(name));
    }
    for (const banner of structure.banners) {
      const own = isCatalogs ? textsOfBanner(banner) : banner.translations?.[language];
      if (own) this.#banners.set(banner.title, own);
    }
  }

  /** What the page of a path is called, whatever query follows; within a team's shop that of the shop's own page. */
  page(url: string): PageNames | undefined {
    const [path = ''] = url.split('?');
    return this.#pages.get(path) ?? this.#pages.get(path.replace(/^\/[^/]+/, ''));
  }

  /** A colour or a colour family as products have it, a word of sizes, or the name of a datum. */
  term(of: CatalogTerm['of'], text: string): string | undefined {
    return this.#terms[of].get(text);
  }

  /**
   * A size as the language writes it: a word of sizes, or a number with the language's own decimal mark. Undefined for one
   * that is written as the catalog has it.
   */
  size(text: string): string | undefined {
    const known = this.term('size', text);
    if (known !== undefined || this.#decimalMark === catalogMark) return known;
    const written = text.replaceAll(marksOfNumbers, this.#decimalMark);
    return written === text ? undefined : written;
  }

  /** A colour family by the name of its filter value. */
  family(name: string): string | undefined {
    return this.#families.get(name);
  }

  /** A sport by the id of its filter value. */
  sport(valueId: number): string | undefined {
    return this.#sports.get(valueId - sportFilter.base);
  }

  sportOf(slug: string): string | undefined {
    return this.#sportsBySlug.get(slug);
  }

  banner(title: string): BannerTexts | undefined {
    return this.#banners.get(title);
  }

  #takeCategories(categories: readonly CatalogCategory[]): void {
    const byId = new Map(categories.map((category) => [category.id, category]));
    for (const category of categories) {
      const { id } = category;
      const segments: string[] = [];
      for (let at = byId.get(id); at; at = at.parentId === null ? undefined : byId.get(at.parentId))
        segments.unshift(at.slug);
      const own = this.#own<{ name: string; text: string | null }>(category, category.translations);
      this.#takeSubject(segments, own?.name ?? null, true, own?.text ?? null);
    }
  }

  #takeSports(sports: readonly CatalogSport[]): void {
    const byId = new Map(sports.map((sport) => [sport.id, sport]));
    for (const sport of sports) {
      const { id, parentId, slug } = sport;
      const parent = parentId === null ? undefined : byId.get(parentId);
      const name = this.#own(sport, sport.translations)?.name ?? null;
      this.#takeSubject(['sport', ...(parent ? [parent.slug] : []), slug], name, false);
      if (name === null) continue;
      this.#sports.set(id, name);
      this.#sportsBySlug.set(slug, name);
    }
  }

  /** The page of a subject for all, and those for every gender. */
  #takeSubject(segments: readonly string[], subject: string | null, genderFirst: boolean, text: string | null = null) {
    const ofAll = { subject, gender: null, title: subject, crumb: subject, text };
    this.#pages.set(pathOf({ segments }, null, genderFirst), ofAll);
    for (const { slug } of pageGenders) {
      const { name: gender, before, after } = this.grammar.genders[slug];
      const title = genderFirst ? `${before} ${this.grammar.lowered(subject ?? '')}` : `${subject} ${after}`;
      this.#pages.set(pathOf({ segments }, slug, genderFirst), {
        subject,
        gender,
        forWhom: raised(after),
        title: subject === null ? null : title,
        crumb: genderFirst ? subject : gender,
        text: null,
      });
    }
  }

  #takeGender(slug: PageGender): void {
    const { name, everything } = this.grammar.genders[slug];
    this.#pages.set(pathOf({ segments: [] }, slug, true), {
      subject: name,
      gender: name,
      title: everything,
      crumb: name,
      text: null,
    });
  }

  /** A record's texts in the language: its own, where that is the catalog's. */
  #own<Texts>(record: Texts, translations: Translations<Texts> | undefined): Partial<Texts> | undefined {
    return this.language === catalogLanguage ? record : translations?.[this.language];
  }
}

/** A banner's texts as its record has them. */
function textsOfBanner({ title, highlight, text, image, links }: CatalogBanner): BannerTexts {
  return { title, highlight, text, alt: image.alt, links: links.map(({ name }) => name) };
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** Words of the catalogs that are served, which are few: a catalog that has changed is another structure. */
const known = new WeakMap<CatalogStructure, Map<OtherLanguage, Words>>();

/** What a catalog is called in a language; null in its own, in which answers are made. */
export function wordsOf(structure: CatalogStructure, language: Language): Words | null {
  if (language === 'hu') return null;
  const own = known.get(structure) ?? new Map<OtherLanguage, Words>();
  known.set(structure, own);
  const words = own.get(language) ?? new Words(structure, language);
  own.set(language, words);
  return words;
}
