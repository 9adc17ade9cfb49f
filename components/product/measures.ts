/** What the columns of size tables measure, by how catalogs call them in the shop's languages. */
const measures = {
  Lábhossz: 'foot',
  Mellbőség: 'chest',
  'Mell alatti bőség': 'underbust',
  Derékbőség: 'waist',
  Csípőbőség: 'hips',
  Testmagasság: 'height',
  Magasság: 'height',
  'Belső lábhossz': 'inseam',
  Fejkerület: 'head',
  Tenyérkerület: 'hand',
  'Foot length': 'foot',
  Chest: 'chest',
  Underbust: 'underbust',
  Waist: 'waist',
  Hips: 'hips',
  Height: 'height',
  'Inside leg': 'inseam',
  Head: 'head',
  Palm: 'hand',
  Fußlänge: 'foot',
  Brustumfang: 'chest',
  Unterbrustumfang: 'underbust',
  Taillenumfang: 'waist',
  Hüftumfang: 'hips',
  Körpergröße: 'height',
  Innenbeinlänge: 'inseam',
  Kopfumfang: 'head',
  Handumfang: 'hand',
} as const;

export type Measure = (typeof measures)[keyof typeof measures];

const unit = / \([^)]*\)$/;

/** The columns of a size table that a shopper can measure, without their unit: "Lábhossz (cm)" → Lábhossz, foot. */
export function measuresOf(columns: readonly string[]): { name: string; measure: Measure }[] {
  return columns.flatMap((column) => {
    const name = column.replace(unit, '');
    return Object.hasOwn(measures, name) ? [{ name, measure: measures[name as keyof typeof measures] }] : [];
  });
}
