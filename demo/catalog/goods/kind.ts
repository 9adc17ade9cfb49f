import type { Contents } from '#lib/contract/price.ts';
import type { Gender } from '../../model.ts';
import type { BrandSlug } from '../brands.ts';
import type { ArchetypeName } from '../colourways.ts';
import type { Sizing } from '../sizes.ts';

/** For whom a product is made; it decides the price, the features and the figures. */
export type Level = 'entry' | 'advanced' | 'race';

/** A quality of a product: a line of its highlights, a sentence of its description, and when it applies. */
export type Feature = readonly [
  highlight: string,
  sentence: string,
  limits?: { levels?: readonly Level[]; attribute?: readonly [name: string, value: string] },
];

/** What there is to choose from: the same for all, or by level. */
export type Choices = readonly string[] | Readonly<Partial<Record<Level, readonly string[]>>>;

/** Everything that the catalog knows about one kind of product: the words, figures and prices of its trade. */
export interface Kind {
  archetype: ArchetypeName;
  /** Ends the product's name: 'futócipő'. */
  noun: string;
  /** Path of its leaf category. */
  category: string;
  /** Slugs of sports and sub-sports. */
  sports: readonly string[];
  /** Share of the catalog, relative to the other kinds. */
  share: number;
  /** Where only some of the archetype's brands make it. */
  brands?: readonly BrandSlug[];
  genders: Readonly<Partial<Record<Gender, number>>>;
  /** Usual price in forints, from and to, by level. */
  prices: Readonly<Partial<Record<Level, readonly [number, number]>>>;
  /** First words of model names; every brand gets its own part of them. */
  models: readonly string[];
  /** First sentences; `{A_NÉV}` is brand and model with a definite article. */
  intros: Choices;
  features: readonly Feature[];
  closings: readonly string[];
  attributes: Readonly<Record<string, Choices>>;
  /** Further data that belong together, as area and height: the first of each for the first model name, and so on. */
  dimensions?: Readonly<Record<string, Choices>>;
  materials: Choices | null;
  care: string | null;
  warnings: readonly string[];
  sizing: Sizing;
  synonyms: readonly string[];
  /** Where it is sold by measure, or several in a package. */
  contents?: Contents;
  /** It comes back from returns and is sold again after a check. */
  canBeRefurbished?: boolean;
}
