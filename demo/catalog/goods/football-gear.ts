import type { Kind } from './kind.ts';

const category = 'felszereles/focifelszereles';

export const footballGear: readonly Kind[] = [
  {
    archetype: 'goalkeeper-gloves',
    noun: 'kapuskesztyű',
    category: `${category}/kapuskesztyuk`,
    sports: ['labdarugas', 'nagypalya', 'kispalya'],
    share: 1.1,
    genders: { unisex: 4, kinder: 3 },
    sizing: 'keeperGlove',
    prices: { entry: [6990, 9990], advanced: [12990, 18990], race: [24990, 34990] },
    models: ['Hálóőr', 'Vetődés', 'Kapufa', 'Párduc', 'Öklözés', 'Tizenhatos', 'Léc', 'Bravúr', 'Nulla', 'Fal'],
    intros: [
      '{A_NÉV} biztosan fogó kapuskesztyű edzésre és bajnokira.',
      'Vizes labda, kemény lövés, utolsó perc: {a_név} akkor is fog.',
      '{A_NÉV} puha habja tompítja a lövést, és nem engedi ki a labdát.',
    ],
    features: [
      ['Tapadós latex tenyér', 'A latex tenyér benedvesítve fogja a legjobban a labdát.'],
      [
        'Negatív szabás',
        'A befelé varrt ujjak szorosan állnak, így pontosabb a labdaérzékelés.',
        { levels: ['advanced', 'race'], attribute: ['Szabás', 'negatív'] },
      ],
      [
        'Öklözőzóna a kézháton',
        'A kézhát domború betétei védik az ujjperceket, és messzebbre száll a kiöklözött labda.',
      ],
      ['Széles csuklópánt', 'A körbefutó, tépőzáras pánt tartja a csuklót.'],
      ['Szellőző kézhát', 'A hálós kézhát alatt nem melegszik túl a kéz.'],
      ['Strapabíró tenyér', 'A vastagabb latex műfüvön is tovább bírja.', { levels: ['entry'] }],
      [
        '4 mm-es versenylatex',
        'A négymilliméteres versenylatex esőben is tapad.',
        { levels: ['race'], attribute: ['Tenyér', '4 mm-es versenylatex'] },
      ],
    ],
    closings: [
      'Használat előtt nedvesítsd be a tenyerét.',
      'Az ujjaid fölött fél centi hely maradjon.',
      'Párban értendő.',
    ],
    attributes: {
      Kiszerelés: ['1 pár'],
      Tenyér: { entry: ['3 mm-es latex'], advanced: ['3,5 mm-es latex'], race: ['4 mm-es versenylatex'] },
      Szabás: { entry: ['sima'], advanced: ['negatív'], race: ['negatív'] },
      Pálya: ['füves és műfüves'],
    },
    materials: ['Tenyér: latex; kézhát: poliészter és poliuretán; mandzsetta: poliészter és elasztán'],
    care: 'Kézzel, langyos vízben mosd, árnyékban, fektetve szárítsd. Nedvesen táskában ne hagyd.',
    warnings: ['Természetes latexet tartalmaz, amely allergiát okozhat.'],
    synonyms: ['kapus kesztyű', 'focikesztyű', 'kapuskesztyű gyerek', 'goalkeeper kesztyű'],
  },
  {
    archetype: 'shin-guards',
    noun: 'sípcsontvédő',
    category: `${category}/sipcsontvedok`,
    sports: ['labdarugas', 'nagypalya', 'kispalya'],
    share: 1,
    genders: { unisex: 4, kinder: 3 },
    sizing: 'shinGuard',
    prices: { entry: [4490, 5990], advanced: [6990, 9990], race: [12990, 16990] },
    models: ['Sípszó', 'Becsúszás', 'Pajzs', 'Vért', 'Szerelés', 'Beálló', 'Ütközés', 'Középpálya', 'Hátvéd'],
    intros: [
      '{A_NÉV} könnyű sípcsontvédő edzésre és meccsre.',
      'Nem csúszik, nem nyom, és a kemény szerelést is felfogja: {a_név} észrevétlen társ a pályán.',
      '{A_NÉV} a lábszár ívét követi, így nem akadályozza a futást.',
    ],
    features: [
      ['Kemény külső héj', 'A kemény héj szétosztja a rúgás erejét.'],
      ['Puha EVA-hab', 'A héj alatti hab elnyeli az ütést, és nem dörzsöl.'],
      ['Két tépőzáras pánt', 'A két pánttal gyorsan felvehető, és félidő végéig a helyén marad.'],
      ['Szellőzőnyílások', 'A nyílásokon át szellőzik a lábszár.'],
      ['Anatómiai forma', 'A jobb és a bal védő formája eltér.', { levels: ['advanced', 'race'] }],
      [
        'Karbonszálas héj',
        'A karbonszálas héj vékonyabb, mégis merev.',
        { levels: ['race'], attribute: ['Héj', 'karbonszálas'] },
      ],
    ],
    closings: [
      'A méretet a testmagasságod szerint válaszd.',
      'A sportszár alá vedd fel, szélesebb végével felfelé.',
      'Párban értendő.',
    ],
    attributes: {
      Kiszerelés: ['1 pár'],
      Héj: { entry: ['polipropilén'], advanced: ['polipropilén'], race: ['karbonszálas'] },
      'Védőeszköz-kategória': ['II. kategória (EU 2016/425)'],
      Szabvány: ['EN 13061'],
    },
    materials: ['Héj: polipropilén; párnázás: EVA-hab; pánt: poliészter és elasztán'],
    care: 'Nedves ruhával töröld át, levegőn szárítsd. Gépben ne mosd.',
    warnings: [
      'Csak labdarúgáshoz használd. Repedt vagy törött héjjal ne viseld.',
      'A sípcsontot védi; bokát és térdet nem.',
    ],
    synonyms: ['sípcsont védő', 'lábszárvédő', 'sipcsontvédő', 'foci sípcsontvédő'],
  },
];
