import type { Kind } from './kind.ts';

export const runningAccessories: readonly Kind[] = [
  {
    archetype: 'waist-bag', noun: 'futóöv', category: 'felszereles/hatizsakok-es-taskak/futoovek',
    sports: ['futas', 'aszfaltfutas', 'terepfutas'], share: 0.9, genders: { unisex: 1 }, sizing: 'one',
    prices: { entry: [4490, 5990], advanced: [6990, 9990], race: [11990, 14990] },
    models: ['Zsebes', 'Batyu', 'Kispakk', 'Útravaló', 'Csípőn', 'Kenguruzseb', 'Aprópénz', 'Tarsoly', 'Iránytű'],
    intros: [
      '{A_NÉV} lapos futóöv telefonnak, kulcsnak és zselének.',
      'Nem ugrál, nem csúszik fel: {a_név} futás közben is a helyén marad.',
      '{A_NÉV} két cipzáras zsebében minden elfér, ami egy hosszú futáshoz kell.',
    ],
    features: [
      ['Két cipzáras zseb', 'A két zsebben külön fér el a telefon és az apróság.'],
      ['Puha, rugalmas öv', 'A rugalmas öv a csípőhöz simul, és nem dörzsöl.'],
      ['Nagy telefonhoz is jó', 'A nyúlékony zsebbe 6,7 colos telefon is befér.', { attribute: ['Telefon', '6,7"-ig'] }],
      ['Fényvisszaverő felirat', 'A felirat sötétben visszaveri a fényt.'],
      ['Cseppálló anyag', 'A kezelt anyagról lepereg a könnyű eső.'],
      ['Rajtszámtartó gumik', 'Az övre gumis fülekkel rajtszám is rögzíthető.', { levels: ['advanced', 'race'] }],
    ],
    closings: [
      'Hátulra fordítva is viselhető.',
      'Az övet a csípőcsont fölött húzd meg.',
      'Vízálló tokot telefonhoz nagy esőben ajánlunk.',
    ],
    attributes: {
      'Derékbőség': ['65–105 cm, állítható', '68–110 cm, állítható'],
      'Zsebek': ['2'],
      'Súly': ['96 g', '110 g', '124 g'],
    },
    materials: ['Külső: 88% poliamid, 12% elasztán; bélés: 100% poliészter'],
    care: 'Kézzel, langyos vízben mosd, levegőn szárítsd.',
    warnings: [],
    synonyms: ['futó öv', 'övtáska', 'futótáska', 'telefontartó öv', 'running belt'],
  },
  {
    archetype: 'sunglasses', noun: 'sportnapszemüveg', category: 'felszereles/sportnapszemuvegek',
    sports: ['futas', 'kerekpar', 'orszaguti-kerekpar'], share: 1.1, genders: { unisex: 1 }, sizing: 'one',
    prices: { entry: [6990, 10990], advanced: [14990, 22990], race: [29990, 42990] },
    models: ['Hunyor', 'Délibáb', 'Napfény', 'Tükör', 'Ellenfény', 'Prizma', 'Aranyóra', 'Szemellenző', 'Káprázat', 'Kánikula'],
    intros: [
      '{A_NÉV} egylencsés sportnapszemüveg futáshoz és kerékpározáshoz.',
      'Széles látómező, biztos tartás: {a_név} izzadt orron sem csúszik le.',
      '{A_NÉV} íve oldalról is véd a fénytől, a széltől és a bogaraktól.',
    ],
    features: [
      ['Széles, tükrös lencse', 'A tükrös lencse erős napsütésben is kíméli a szemet.'],
      ['Csúszásmentes orrnyereg', 'A gumírozott orrnyereg izzadtan is a helyén marad.'],
      ['Tapadós szárvég', 'A puha szárvég sapka és sisak alatt sem nyom.'],
      ['Páramentes szellőzés', 'A lencse fölötti rés átengedi a levegőt, így lassabban párásodik.'],
      ['Cserélhető lencse', 'A csomagban borús időre való, világos lencse is van.',
        { levels: ['advanced', 'race'], attribute: ['Tartozék', 'világos tartaléklencse'] }],
      ['Könnyű keret', 'A keret olyan könnyű, hogy hamar megfeledkezel róla.'],
    ],
    closings: [
      'Puha zsákban érkezik, amely törlőkendőnek is jó.',
      'Alkonyatra és esőre világosabb lencsét válassz.',
      'Dioptriás betéttel nem használható.',
    ],
    attributes: {
      'Lencsekategória': ['S3'],
      'UV-védelem': ['UV400'],
      'Súly': { entry: ['34 g'], advanced: ['30 g', '31 g'], race: ['27 g'] },
      'Védőeszköz-kategória': ['I. kategória (EU 2016/425)'],
      'Szabvány': ['EN ISO 12312-1'],
    },
    materials: ['Keret: poliamid; lencse: polikarbonát; orrnyereg: gumi'],
    care: 'Vízzel öblítsd le, és a mellékelt kendővel töröld. Tokban tárold, autóban ne hagyd.',
    warnings: ['Közvetlenül a napba ne nézz vele.', 'Alkonyatkor és éjszaka vezetéshez nem alkalmas.'],
    synonyms: ['napszemüveg', 'sport napszemüveg', 'bringás szemüveg', 'futószemüveg'],
  },
];
