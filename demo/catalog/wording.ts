import { englishDescription, englishHighlights } from '../english/descriptions.ts';
import { englishProductName } from '../english/names.ts';
import type { Attribute, CatalogProduct, Facts, Gender } from '../model.ts';
import { brands } from './brands.ts';
import { factsAndRest } from './facts.ts';
import type { Choices, Feature, Kind, Level } from './goods/kind.ts';
import { article, capitalise } from './hungarian.ts';
import { childClosings, childIntros, fitSentences, refurbishedNotes } from './phrasing.ts';
import type { ProductPlan } from './plan.ts';
import type { Random } from '#lib/core/random.ts';

/** The words of a product page. */
export interface Wording {
  name: string;
  description: string[];
  highlights: string[];
  facts: Facts;
  attributes: Attribute[];
  materials: string | null;
  translations: NonNullable<CatalogProduct['translations']>;
}

const genderWords: Readonly<Record<Gender, string>> = { female: 'női ', male: 'férfi ', kinder: 'gyerek ', unisex: '' };

/** "Pulzus 4 női futócipő", "Hex kézisúlyzó, 8 kg", "Turul túrahátizsák, felújított". */
export function productName({ kind, model, gender, kilograms, refurbished }: ProductPlan): string {
  const weight = kilograms === null ? '' : `, ${kilograms} kg`;
  return `${model} ${genderWords[gender]}${kind.noun}${weight}${refurbished ? ', felújított' : ''}`;
}

const isForAll = (values: Choices): values is readonly string[] => Array.isArray(values);

function valuesFor(values: Choices, level: Level): readonly string[] {
  return isForAll(values) ? values : (values[level] ?? []);
}

/** Fills in brand and model with the article that their sound asks for. */
function fillIn(template: string, subject: string): string {
  const withArticle = `${article(subject)} ${subject}`;
  return template.replaceAll('{A_NÉV}', capitalise(withArticle)).replaceAll('{a_név}', withArticle);
}

const saysRecycled = (text: string): boolean => text.includes('jrahasznosított');

function pickFeatures(random: Random, kind: Kind, level: Level, materials: string | null): Feature[] {
  const fitting = kind.features.filter(
    ([, sentence, limits]) =>
      (!limits?.levels || limits.levels.includes(level)) && (!saysRecycled(sentence) || saysRecycled(materials ?? '')),
  );
  // What only this level has comes first: it is what the price is paid for.
  const special = fitting.filter(([, , limits]) => limits?.levels?.length === 1);
  const others = random.shuffle(fitting.filter((feature) => !special.includes(feature)));
  return [...special, ...others].slice(0, Math.min(5, level === 'entry' ? random.int(3, 4) : random.int(4, 5)));
}

/** The data of a model that belong together; they are told by its name alone, so that nothing else changes with them. */
function dimensionsOf({ kind, level, model }: ProductPlan): Attribute[] {
  const place = Math.max(
    0,
    kind.models.findIndex((name) => model.startsWith(name)),
  );
  return Object.entries(kind.dimensions ?? {}).flatMap(([name, values]) => {
    const choice = valuesFor(values, level);
    const value = choice[place % choice.length];
    return value === undefined ? [] : [{ name, value }];
  });
}

function attributesOf(random: Random, plan: ProductPlan, features: readonly Feature[]): Attribute[] {
  const { kind, level, gender, kilograms } = plan;
  const attributes = new Map<string, string>();
  if (kilograms !== null) attributes.set('Súly', `${kilograms} kg`);
  for (const [name, values] of Object.entries(kind.attributes)) {
    const choice = valuesFor(values, level);
    // Weights are an adult's.
    if (choice.length > 0 && !(gender === 'kinder' && name.startsWith('Súly')))
      attributes.set(name, random.pick(choice));
  }
  for (const [, , limits] of features) if (limits?.attribute) attributes.set(...limits.attribute);
  return [...[...attributes].map(([name, value]) => ({ name, value })), ...dimensionsOf(plan)];
}

/** The sentences of a description, paragraph by paragraph, before the product is put into them. */
function describe(random: Random, plan: ProductPlan, features: readonly Feature[]): string[][] {
  const { kind, level, gender, refurbished } = plan;
  const isChild = gender === 'kinder';
  const intro = random.pick(isChild ? childIntros(kind) : valuesFor(kind.intros, level));
  const fit = fitSentences(kind, gender);
  const opening = fit.length > 0 && random.chance(0.6) ? [intro, random.pick(fit)] : [intro];
  const body = features.slice(0, random.int(2, 3)).map(([, sentence]) => sentence);
  const closings = random.shuffle(isChild ? childClosings(kind) : kind.closings).slice(0, random.int(1, 2));
  const notes = refurbished ? [[random.pick(refurbishedNotes)]] : [];
  return [...notes, opening, body, closings];
}

/** Puts the data that a text names into it: "{Űrtartalom}" becomes "38 liter". */
function withData(text: string, attributes: readonly Attribute[]): string {
  return attributes.reduce(
    (filled, { name, value }) => filled.replaceAll(`{${name}}`, value.replace(/ l$/, ' liter')),
    text,
  );
}

/** Writes the page of a product; highlights, text, facts and attributes tell of the same features. */
export function writeWording(random: Random, plan: ProductPlan): Wording {
  const { kind, level } = plan;
  const materialChoice = kind.materials ? valuesFor(kind.materials, level) : [];
  const materials = materialChoice.length > 0 ? random.pick(materialChoice) : null;
  const features = pickFeatures(random, kind, level, materials);
  const paragraphs = describe(random, plan, features);
  const attributes = attributesOf(random, plan, features);
  const subject = `${brands[plan.brand].name} ${plan.model}`;
  return {
    name: productName(plan),
    description: paragraphs.map((sentences) => withData(fillIn(sentences.join(' '), subject), attributes)),
    highlights: features.map(([highlight]) => highlight),
    ...factsAndRest(attributes, kind.category),
    materials,
    translations: {
      en: {
        name: englishProductName(plan),
        description: englishDescription(kind, paragraphs, { name: subject, attributes }),
        highlights: englishHighlights(kind, features),
      },
    },
  };
}
