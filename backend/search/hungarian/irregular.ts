/** Folded stems before an ending → dictionary form, where rules would not find it. */
const irregular = new Map(
  Object.entries({
    lov: ['lo'],
    kov: ['ko'],
    fuv: ['fu'],
    csov: ['cso'],
    tav: ['to'],
    szav: ['szo'],
    hav: ['ho'],
    lev: ['le'],
    terh: ['teher'],
    pelyh: ['pehely'],
    tehn: ['tehen'],
    lelk: ['lelek'],
    kolyk: ['kolyok'],
  }),
);

/** Dictionary forms of an irregular folded stem; none for all others. */
export function irregularBases(stem: string): readonly string[] {
  return irregular.get(stem) ?? [];
}

/** Stems that drop their last vowel before an ending, as sátor does in sátrak: satr → sator, sater, satar. */
export function elided(stem: string): string[] {
  const match = /^(.*[aeiou].*[bcdfghjklmnprstvz])([rlmnkgz])$/.exec(stem);
  const [, start = '', last = ''] = match ?? [];
  return match ? ['o', 'e', 'a'].map((vowel) => start + vowel + last) : [];
}
