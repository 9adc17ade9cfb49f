import { englishSports } from '../english/sports.ts';
import type { CatalogSport } from '../model.ts';

/** Sports by slug, each with its sub-sports. */
const sports: readonly { slug: string; name: string; parts: Readonly<Record<string, string>> }[] = [
  {
    slug: 'futas',
    name: 'Futás',
    parts: { aszfaltfutas: 'Aszfaltfutás', terepfutas: 'Terepfutás', futoversenyek: 'Futóversenyek' },
  },
  { slug: 'tura', name: 'Túra', parts: { gyalogtura: 'Gyalogtúra', 'magashegyi-tura': 'Magashegyi túra' } },
  {
    slug: 'si-es-snowboard',
    name: 'Sí és snowboard',
    parts: { 'alpesi-si': 'Alpesi sí', snowboardozas: 'Snowboardozás', freeride: 'Freeride' },
  },
  { slug: 'kerekpar', name: 'Kerékpár', parts: { mtb: 'MTB-zés', 'orszaguti-kerekpar': 'Országúti kerékpár' } },
  { slug: 'labdarugas', name: 'Labdarúgás', parts: { nagypalya: 'Nagypálya', kispalya: 'Kispálya' } },
  {
    slug: 'fitnesz',
    name: 'Fitnesz',
    parts: { 'erosito-edzes': 'Erősítő edzés', kardio: 'Kardió', 'csoportos-orak': 'Csoportos órák' },
  },
  { slug: 'joga', name: 'Jóga', parts: { 'joga-es-pilates': 'Jóga és pilates' } },
  {
    slug: 'uszas',
    name: 'Úszás',
    parts: { 'medencei-uszas': 'Medencei úszás', 'nyilt-vizi-uszas': 'Nyílt vízi úszás' },
  },
  {
    slug: 'tenisz-es-asztalitenisz',
    name: 'Tenisz és asztalitenisz',
    parts: { tenisz: 'Tenisz', asztalitenisz: 'Asztalitenisz' },
  },
  {
    slug: 'kosar-kezi-es-roplabda',
    name: 'Kosár-, kézi- és röplabda',
    parts: { kosarlabdazas: 'Kosárlabda', kezilabdazas: 'Kézilabda', roplabdazas: 'Röplabda' },
  },
  { slug: 'kemping', name: 'Kemping', parts: { satorozas: 'Sátorozás' } },
  {
    slug: 'gorkorcsolya-es-roller',
    name: 'Görkorcsolya és roller',
    parts: { gorkorcsolya: 'Görkorcsolya' },
  },
  { slug: 'utcai-viselet', name: 'Utcai viselet', parts: {} },
];

function inEnglish(slug: string): Pick<CatalogSport, 'translations'> {
  const name = englishSports[slug];
  if (name === undefined) throw new Error(`The sport "${slug}" has no English name`);
  return { translations: { en: { name } } };
}

/** Sports with their sub-sports; a sport stands before its parts. */
export function catalogSports(): CatalogSport[] {
  const list: CatalogSport[] = [];
  for (const [index, { slug, name, parts }] of sports.entries()) {
    const id = list.length + 1;
    list.push({ id, parentId: null, slug, name, position: index + 1, ...inEnglish(slug) });
    for (const [part, [partSlug, partName]] of Object.entries(parts).entries()) {
      list.push({
        id: list.length + 1,
        parentId: id,
        slug: partSlug,
        name: partName,
        position: part + 1,
        ...inEnglish(partSlug),
      });
    }
  }
  return list;
}

const bySlug = new Map(catalogSports().map((sport) => [sport.slug, sport]));

/** Ids of sports by slug; a sub-sport brings its sport with it. Throws on an unknown slug. */
export function sportIds(slugs: readonly string[]): number[] {
  const ids = new Set<number>();
  for (const slug of slugs) {
    const sport = bySlug.get(slug);
    if (!sport) throw new Error(`No sport "${slug}"`);
    if (sport.parentId !== null) ids.add(sport.parentId);
    ids.add(sport.id);
  }
  return [...ids].toSorted((a, b) => a - b);
}
