import { capitalise } from '../catalog/hungarian.ts';
import { brands, type BrandSlug } from '../catalog/brands.ts';
import { colourways, type ArchetypeName } from '../catalog/colourways.ts';
import type { ColourwayTable } from '../catalog/colourways/colourway.ts';
import { pictureName } from '../catalog/lines.ts';
import { englishGuide } from '../english/content.ts';
import type { CatalogImage, GuideContent } from '../model.ts';
import { parseBlocks } from './markup.ts';
import type { PickProducts } from './product-rule.ts';
import { fieldOf, readTexts, type TextFile } from './text-file.ts';

const dayLength = 86_400_000;
/** Guides come out in the morning. */
const morning = 7 * 3_600_000;
/** How long after it came out a guide was last looked through, unless that is still to come. */
const revisedAfter = 21 * dayLength;

/** The advisers who write. */
const authors: Readonly<Record<string, { name: string; role: string }>> = {
  nora: { name: 'Vadas Nóra', role: 'futóedző, a futórészleg szaktanácsadója' },
  bence: { name: 'Kárpáti Bence', role: 'túravezető, a túrarészleg szaktanácsadója' },
  marton: { name: 'Szabados Márton', role: 'szervizvezető, kerékpár és sí' },
  lilla: { name: 'Füredi Lilla', role: 'gyógytornász, a fitneszrészleg szaktanácsadója' },
  gergo: { name: 'Palotai Gergő', role: 'utánpótlásedző, a labdás részleg szaktanácsadója' },
};

const isArchetype = (name: string): name is ArchetypeName => Object.hasOwn(colourways, name);
const isBrand = (slug: string): slug is BrandSlug => Object.hasOwn(brands, slug);

/** A drawn picture named `archetype colourway brand what`; the last is the noun that its description needs. */
function pictureOf(text: TextFile): CatalogImage {
  const [archetype = '', colourway = '', brand = '', ...noun] = fieldOf(text, 'picture').split(' ');
  if (!isArchetype(archetype) || !isBrand(brand)) throw new Error(`${text.slug}: there is no such picture`);
  const table: ColourwayTable = colourways[archetype];
  const colour = table[colourway];
  if (!colour) throw new Error(`${text.slug}: there is no ${archetype} in ${colourway}`);
  return {
    name: pictureName(archetype, colourway, brand, 'main'),
    alt: `${capitalise(noun.join(' '))}, ${colour.label}`,
  };
}

/** The guides, those that came out `days` days before `today` (midnight in UTC, ms), newest first. */
export function makeGuides(pickProducts: PickProducts, today: number): GuideContent[] {
  const parse = (body: string) => parseBlocks(body, pickProducts);
  const guides = readTexts('guides').map((text): GuideContent => {
    const author = authors[fieldOf(text, 'author')];
    if (!author) throw new Error(`${text.slug}: nobody is called ${fieldOf(text, 'author')}`);
    const published = today - Number(fieldOf(text, 'days')) * dayLength + morning;
    const revised = published + revisedAfter;
    return {
      slug: text.slug,
      title: fieldOf(text, 'title'),
      description: fieldOf(text, 'description'),
      image: pictureOf(text),
      sports: fieldOf(text, 'sports').split(', '),
      author,
      publishedAt: new Date(published).toISOString(),
      updatedAt: new Date(revised < today ? revised : published).toISOString(),
      blocks: parse(text.body),
      translations: englishGuide(text.slug, parse),
    };
  });
  return guides.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt, 'en'));
}
