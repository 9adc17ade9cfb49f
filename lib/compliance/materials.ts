/** Names of textile fibres in Hungarian (Regulation (EU) 1007/2011, Annex I), with `egyéb szálak` of its Art. 9. */
export const fibreNames: ReadonlySet<string> = new Set([
  'gyapjú',
  'alpaka',
  'láma',
  'teve',
  'kasmír',
  'moher',
  'angóra',
  'vikunja',
  'jak',
  'guanakó',
  'kasgora',
  'hód',
  'vidra',
  'állati szőr',
  'lószőr',
  'selyem',
  'pamut',
  'kapok',
  'len',
  'valódi kender',
  'kender',
  'juta',
  'abaka',
  'manilakender',
  'alfa',
  'kókusz',
  'rekettye',
  'rami',
  'szizál',
  'sunn',
  'henequen',
  'maguey',
  'acetát',
  'alginát',
  'cupro',
  'modál',
  'fehérje',
  'triacetát',
  'viszkóz',
  'akril',
  'poliakril',
  'klorofibra',
  'fluorofibra',
  'modakril',
  'poliamid',
  'nejlon',
  'aramid',
  'poliimid',
  'lyocell',
  'polilaktid',
  'poliészter',
  'polietilén',
  'polipropilén',
  'polikarbamid',
  'poliuretán',
  'vinilal',
  'trivinil',
  'elasztodién',
  'elasztán',
  'üvegszál',
  'elasztomultiészter',
  'elasztolefin',
  'melamin',
  'polipropilén/poliamid kétkomponensű szál',
  'poliakrilát',
  'egyéb szálak',
]);

/** A fibre of a composition. */
export interface Fibre {
  /** As it is written, without what stands in brackets behind it and without what says that it is recycled. */
  name: string;
  percent: number;
  isRecycled: boolean;
}

/** One part of the goods and what it is made of. */
export interface MaterialPart {
  /** `Külső anyag`; null where the goods are of one part. */
  name: string | null;
  /** What stands behind the name. */
  text: string;
  /** Fibres with their share by weight, as they stand; none where no share is given. */
  fibres: Fibre[];
}

const shareOf = /^(\d{1,3}(?:,\d+)?)\s*%\s*(\S.*)$/u;
const recycled = /^újrahasznosított\s+/iu;
const remark = /\s*\([^)]*\)/gu;

function fibreOf(item: string): Fibre | null {
  const [, share, words] = shareOf.exec(item.trim()) ?? [];
  if (share === undefined || words === undefined) return null;
  const name = words.replace(remark, '').trim();
  return {
    name: name.replace(recycled, ''),
    percent: Number(share.replace(',', '.')),
    isRecycled: recycled.test(name),
  };
}

/**
 * Parts and fibres of a text like `Külső anyag: 95% poliészter, 5% elasztán; bélés: 100% poliészter`. Parts stand apart
 * by a semicolon, fibres by a comma; what has no share, such as a coating, is passed over.
 */
export function parseComposition(text: string): MaterialPart[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const colon = part.indexOf(':');
      const words = part.slice(colon + 1).trim();
      // A decimal comma has no space behind it.
      return {
        name: colon < 0 ? null : part.slice(0, colon).trim(),
        text: words,
        fibres: words.split(/,\s+/).flatMap((item) => fibreOf(item) ?? []),
      };
    });
}

/** What is wrong with the composition of a textile product. `part` is null where the goods are of one part. */
export type CompositionProblem =
  /** Nothing is said, or nothing of this part in percent. */
  | { code: 'missing'; part: string | null }
  | { code: 'sum'; part: string | null; sum: number }
  /** A name that is not one of the regulation's. */
  | { code: 'name'; part: string | null; name: string }
  /** Not by weight, the heaviest fibre first (Art. 9). */
  | { code: 'order'; part: string | null }
  /** Down, feathers, leather or fur without the words that Art. 12 asks for. */
  | { code: 'animal' };

const ofAnimals = /pehely|toll(?!as)|szőrme|(?<!mű)bőr|szaru(?!s)|csont/iu;
const saysAnimal = /állati eredetű[^.;]*nem textil|nem textil[^.;]*állati eredetű/iu;

function partProblems({ name: part, text, fibres }: MaterialPart): CompositionProblem[] {
  if (saysAnimal.test(text)) return [];
  if (fibres.length === 0) return ofAnimals.test(text) ? [] : [{ code: 'missing', part }];
  // Shares have decimals at most, which add up to a hundred but for the last bits.
  const sum = Math.round(fibres.reduce((total, { percent }) => total + percent, 0) * 100) / 100;
  const unknown = fibres.filter(({ name }) => !fibreNames.has(name.toLocaleLowerCase('hu')));
  const isOrdered = fibres.every(({ percent }, at) => at === 0 || percent <= (fibres[at - 1]?.percent ?? 0));
  return [
    ...(sum === 100 ? [] : [{ code: 'sum' as const, part, sum }]),
    ...unknown.map(({ name }) => ({ code: 'name' as const, part, name })),
    ...(isOrdered ? [] : [{ code: 'order' as const, part }]),
  ];
}

/**
 * What keeps a text from being the fibre composition of a textile product (Regulation (EU) 1007/2011, Art. 5, 9, 11,
 * 12); none where it is one. Null is a product that says nothing.
 */
export function compositionProblems(text: string | null): CompositionProblem[] {
  const parts = parseComposition(text ?? '');
  if (text === null || !parts.some(({ fibres }) => fibres.length > 0)) return [{ code: 'missing', part: null }];
  const hidesAnimal = ofAnimals.test(text.replace(saysAnimal, '')) && !saysAnimal.test(text);
  return [...parts.flatMap(partProblems), ...(hidesAnimal ? [{ code: 'animal' as const }] : [])];
}

/** The parts of a shoe whose material has to be told (Directive 94/11/EC, Annex I). */
export const shoeParts = ['felsőrész', 'bélés', 'talp'] as const;
export type ShoePart = (typeof shoeParts)[number];

/** `Bélés és talpágy` is the lining with its sock; `talpbélés` alone is no sole. */
const namesOfPart: Record<ShoePart, RegExp> = {
  felsőrész: /felsőrész/iu,
  bélés: /(?<!talp)bélés/iu,
  talp: /(?:^|[\s(]|járó)talp(?!\p{L})/iu,
};

/** The parts of a shoe of which a text does not tell the material; all of them for null. */
export function missingShoeParts(text: string | null): ShoePart[] {
  const declared = parseComposition(text ?? '').filter((part) => part.text !== '');
  return shoeParts.filter((part) => !declared.some(({ name }) => name !== null && namesOfPart[part].test(name)));
}
