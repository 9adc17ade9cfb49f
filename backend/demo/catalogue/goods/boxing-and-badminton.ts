import type { Kind } from './kind.ts';

export const boxingAndBadminton: readonly Kind[] = [
  {
    archetype: 'boxing-gloves', noun: 'bokszkesztyű', category: 'felszereles/fitneszeszkozok/bokszkesztyuk',
    sports: ['fitnesz', 'kardio'], share: 0.9, genders: { unisex: 1 }, sizing: 'boxing',
    prices: { entry: [9990, 13990], advanced: [17990, 26990], race: [34990, 44990] },
    models: ['Horog', 'Egyenes', 'Gong', 'Sarok', 'Bajnok', 'Felütés', 'Ring', 'Harmadik menet', 'Kitérés'],
    intros: [
      '{A_NÉV} bokszkesztyű zsákoláshoz és edzéshez.',
      'Az első kesztyűs órától a kemény zsákmunkáig: {a_név} védi a kezet.',
      '{A_NÉV} többrétegű párnázása tompítja az ütést, tépőzára pedig szorosan tart.',
    ],
    features: [
      ['Többrétegű párnázás', 'A többrétegű hab szétosztja az ütés erejét.'],
      ['Széles tépőzáras pánt', 'A széles pánt megtámasztja a csuklót, és segítség nélkül is záródik.'],
      ['Rögzített hüvelykujj', 'A kézfejhez varrt hüvelykujj nem feszül hátra.'],
      ['Szellőző tenyér', 'A hálós tenyér alatt nem izzad be a kéz.'],
      ['Valódi bőr', 'A bőr külső sok éven át kitart.', { levels: ['race'], attribute: ['Külső', 'marhabőr'] }],
      ['Edzéshez és kesztyűzéshez', 'A puhább ütőfelület társsal végzett gyakorlatokhoz is jó.',
        { levels: ['advanced', 'race'] }],
    ],
    closings: [
      'Zsákoláshoz 10–12, társsal végzett edzéshez 14–16 unciát ajánlunk.',
      'Alatta bandázst viselj; a bandázs nem tartozék.',
      'Párban értendő.',
    ],
    attributes: {
      'Kiszerelés': ['1 pár'],
      'Külső': { entry: ['műbőr'], advanced: ['mikroszálas műbőr'], race: ['marhabőr'] },
      'Zár': ['tépőzár'],
      'Használat': { entry: ['zsákolás'], advanced: ['zsákolás, kesztyűzés'], race: ['zsákolás, kesztyűzés'] },
    },
    materials: {
      entry: ['Külső: poliuretán; párnázás: poliuretánhab; bélés: poliészter'],
      advanced: ['Külső: mikroszálas poliuretán; párnázás: poliuretánhab; bélés: poliészter'],
      race: ['Külső: marhabőr; párnázás: többrétegű hab; bélés: poliészter'],
    },
    care: 'Edzés után töröld át, nyitva, levegőn szárítsd. Gépben ne mosd.',
    warnings: ['Versenyre nem hitelesített. Bandázs nélkül ne üss teljes erővel.'],
    synonyms: ['boxkesztyű', 'box kesztyű', 'boksz kesztyű', 'zsákoló kesztyű'],
  },
  {
    archetype: 'badminton-racket', noun: 'tollasütő', category: 'felszereles/utos-sportok/tollasutok',
    sports: ['tenisz-es-asztalitenisz'], share: 1, genders: { unisex: 1 }, sizing: 'one', canBeRefurbished: true,
    prices: { entry: [5990, 9990], advanced: [14990, 24990], race: [32990, 45990] },
    models: ['Suhanás', 'Pille', 'Ejtés', 'Tollpihe', 'Szitakötő', 'Clear', 'Fecske', 'Lecsapás', 'Kolibri', 'Drive'],
    intros: [
      '{A_NÉV} könnyű tollasütő kertbe, csarnokba és az első edzésekre.',
      'Gyors csukló, pontos ejtés: {a_név} azonnal követi a mozdulatot.',
      '{A_NÉV} vékony nyele rugalmas, így kevés erővel is messzire száll a labda.',
    ],
    features: [
      ['Vékony, rugalmas nyél', 'A rugalmas nyél segít a hosszú ütéseknél.', { levels: ['entry', 'advanced'] }],
      ['Merev karbonnyél', 'A merev nyél gyors karral pontosabb lecsapást ad.', { levels: ['race'] }],
      ['Szélesebb fej', 'A szélesebb fejnek nagyobb a telitalálati felülete.'],
      ['Előhúrozva', 'Gyárilag húrozva érkezik, azonnal játszhatsz vele.', { levels: ['entry', 'advanced'] }],
      ['Tapadós grip', 'A tapadós grip izzadt kézben sem fordul el.'],
      ['Könnyű keret', 'A könnyű keret gyors visszatérést enged a háló előtt.'],
    ],
    closings: [
      'Kezdőknek a hajlékony, haladóknak a merevebb nyelet ajánljuk.',
      'Tollaslabda és tok nem tartozék.',
      'Húrozását az áruházainkban is kérheted.',
    ],
    attributes: {
      Keret: { entry: ['alumínium'], advanced: ['grafit'], race: ['grafit'] },
      'Nyél': { entry: ['acél'], advanced: ['grafit, rugalmas'], race: ['grafit, merev'] },
      'Súly': { entry: ['102 g'], advanced: ['88 g', '90 g'], race: ['82 g', '84 g'] },
      'Hossz': ['675 mm'],
      Szint: { entry: ['hobbi'], advanced: ['haladó'], race: ['verseny'] },
    },
    materials: null,
    care: 'Száraz ruhával töröld át, tokban, szobahőmérsékleten tárold. Nyomás ne érje a fejét.',
    warnings: ['Repedt vagy törött kerettel ne játssz.'],
    synonyms: ['tollaslabda ütő', 'badminton ütő', 'tollas ütő', 'badmintonütő'],
  },
];
