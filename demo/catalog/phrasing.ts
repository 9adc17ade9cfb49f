import type { Gender } from '../model.ts';
import type { Kind } from './goods/kind.ts';
import type { Sizing } from './sizes.ts';

const footwear: readonly Sizing[] = ['shoe', 'skate', 'mondopoint'];
const clothing: readonly Sizing[] = ['garment', 'hooded'];
const knitwear: readonly Sizing[] = ['sock', 'beanie', 'glove'];

/** First sentences about goods for children; `{A_NÉV}` is brand and model with a definite article. */
export function childIntros({ sizing }: Kind): readonly string[] {
  if (footwear.includes(sizing)) {
    return [
      '{A_NÉV} gyereklábra készült, kényelmes és könnyű.',
      'Szaladáshoz, ugráláshoz, hazafelé menet a pocsolyához: {a_név} mindenre kész.',
      '{A_NÉV} széles kaptafával készült, ezért a lábujjak is kényelmesen elférnek benne.',
    ];
  }
  if (clothing.includes(sizing)) {
    return [
      '{A_NÉV} gyerekméretben is ugyanolyan tartós, mint a felnőtteknek készült változat.',
      'Iskolába, edzésre, hétvégi kirándulásra: {a_név} sok mosást és sok kalandot kibír.',
      '{A_NÉV} nem akadályozza a mozgást, így a gyerek észre sem veszi, hogy rajta van.',
    ];
  }
  if (sizing === 'helmet') {
    return [
      '{A_NÉV} az első biciklizéstől az iskolai útig óvja a gyerek fejét.',
      'Könnyű, színes, és egy tekeréssel állítható: {a_név} sokáig jó marad, ahogy nő a gyerek.',
    ];
  }
  if (knitwear.includes(sizing)) {
    return [
      '{A_NÉV} gyerekeknek készült, kisebb méretben, ugyanolyan gondosan.',
      'Kicsiknek és nagyobbaknak is jó választás: {a_név} puha, kényelmes, és sokat kibír.',
    ];
  }
  return [
    '{A_NÉV} gyerekeknek készült, kisebb méretben, ugyanolyan gondosan.',
    'Kicsiknek és nagyobbaknak is jó választás: {a_név} könnyen kezelhető, és sokat kibír.',
  ];
}

/** Last sentences about goods for children. */
export function childClosings({ sizing, closings }: Kind): readonly string[] {
  if (footwear.includes(sizing)) {
    return [
      'Hagyj egy ujjnyi helyet a lábujjak előtt: gyereklábnál ennyi a ráhagyás.',
      'Mérd meg mindkét lábat, és a nagyobbikhoz válassz.',
      'Félévente érdemes újra megmérni, mekkorát nőtt a láb.',
    ];
  }
  if (clothing.includes(sizing)) {
    return [
      'A méret a gyerek magasságát jelenti centiméterben.',
      'Ha két méret között van, a nagyobbikat válaszd.',
      'Gépben mosható, így hamar újra hordható.',
    ];
  }
  return closings;
}

const fittedWaist = 'Női szabású, a derekánál enyhén karcsúsított.';

const fits: Readonly<Record<'shoe' | 'clothing', Readonly<Record<Gender, readonly string[]>>>> = {
  shoe: {
    female: [
      'Női kaptafára készült: a sarka keskenyebb, a boltozata magasabb.',
      'A női változat sarka karcsúbb, így nem csúszik.',
    ],
    male: ['Férfi kaptafára készült, átlagos szélességű lábfejre.', 'A férfi változat elöl kissé tágasabb.'],
    unisex: ['Nőknek és férfiaknak ugyanazon a kaptafán készül; a méretet a lábhossz szerint válaszd.'],
    kinder: [],
  },
  clothing: {
    female: [fittedWaist, 'A női változat vállban keskenyebb, csípőben kényelmesebb.'],
    male: ['Férfi szabású, vállban és mellben kényelmes.', 'A férfi változat egyenes szabású.'],
    unisex: ['Nők és férfiak is hordhatják; a méretezés a férfi mérettáblázatot követi.'],
    kinder: [],
  },
};

const clothingWithLegs = ['leggings', 'shorts', 'track-pants', 'ski-pants', 'skirt'];

/** Sentences on cut or last, for the goods that have one. */
export function fitSentences({ sizing, archetype }: Kind, gender: Gender): readonly string[] {
  if (sizing === 'shoe') return fits.shoe[gender];
  const isTop = clothing.includes(sizing) && !clothingWithLegs.includes(archetype);
  if (!isTop) return [];
  // Hoodies are cut loose.
  return fits.clothing[gender].filter((sentence) => archetype !== 'hoodie' || sentence !== fittedWaist);
}

/** What a refurbished product is and what it is guaranteed for. */
export const refurbishedNotes: readonly string[] = [
  'Felújított termék: visszaküldött darab, amelyet műhelyünk átvizsgált és megtisztított. Egy év jótállást adunk rá.',
  'Felújított termék: áruházi bemutatódarab volt. Szakembereink átnézték, a kopó részeket szükség szerint kicserélték; ' +
    'egy év jótállás jár hozzá.',
  'Felújított termék: használták, majd visszaküldték. Kitisztítottuk és ellenőriztük, hibátlanul működik. Csomagolása ' +
    'nem eredeti, a jótállás egy év.',
];
