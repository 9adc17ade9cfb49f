import type { PageGender } from '../search/listing-pages.ts';

/** How a language puts names together and what it calls what no record of the catalog names. */
export interface Grammar {
  /** Of a gender: its name, its page of everything, and what stands before a category and after anything else. */
  genders: Record<PageGender, { name: string; everything: string; before: string; after: string }>;
  /** Pages that no record names, by their path. */
  pages: Readonly<Record<string, string>>;
  /** What the menu calls them where that is shorter. */
  roots: Readonly<Record<string, string>>;
  /** Headings of the home page's rows by the path that each is taken from. */
  rows: Readonly<Record<string, string>>;
  /** What figures count, by the Hungarian word. */
  scores: Readonly<Record<string, string>>;
  /** A name within a title. */
  lowered: (name: string) => string;
}
