import type { Kind } from './kind.ts';

export const swimwear: readonly Kind[] = [
  {
    archetype: 'swimsuit',
    noun: 'úszódressz',
    category: 'ruhazat/furdoruhak',
    sports: ['uszas', 'medencei-uszas'],
    share: 1.4,
    genders: { female: 1 },
    sizing: 'swimsuit',
    prices: { entry: [8490, 11990], advanced: [12990, 18990], race: [24990, 34990] },
    models: [
      'Tündérrózsa',
      'Sodrás',
      'Kékúszó',
      'Nereida',
      'Tükörvíz',
      'Part',
      'Merülés',
      'Rajtkő',
      'Vízililiom',
      'Öböl',
    ],
    intros: [
      '{A_NÉV} egyrészes úszódressz, amely fordulóban és rajtnál is a helyén marad.',
      'Heti három edzéshez is ajánljuk: {a_név} bírja a klórt, és nem nyúlik ki.',
      '{A_NÉV} nyitott hátú szabása szabadon hagyja a lapockát, így minden karcsapás könnyebb.',
    ],
    features: [
      ['Klórálló anyag', 'A klórálló anyag a medencében is sokáig megőrzi a színét és a rugalmasságát.'],
      ['Nyitott hát, stabil pántok', 'A hátul összefutó pántok nem csúsznak le a válladról.'],
      ['Alakkövető oldalbetét', 'Az oldalsó betétek szabása megtartja a törzset, és szép vonalat ad.'],
      ['Bélelt elülső rész', 'Az elülső rész bélelt, ezért vizesen sem látszik át.'],
      ['Közepesen magas combkivágás', 'A combkivágás szabadon hagyja a lábtempót, mégsem csúszik fel.'],
      [
        'UPF 50+ védelem',
        'A sűrű kötés a szabadtéri medencében is véd a nap ellen.',
        { attribute: ['Fényvédelem', 'UPF 50+'] },
      ],
      [
        'Vízlepergető kezelés',
        'A vízlepergető felület kevesebb vizet vesz fel, így könnyebb marad.',
        { levels: ['race'] },
      ],
    ],
    closings: [
      'Szárazon szorosabbnak érződik: a vízben kissé enged.',
      'Úszás után öblítsd ki tiszta vízzel, mert a klór árt a szálnak.',
      'Ha hosszabb a törzsed, válassz egy mérettel nagyobbat.',
    ],
    attributes: {
      Hát: ['nyitott, összefutó pántokkal'],
      Bélés: ['elöl'],
      Betét: { entry: ['kivehető'], advanced: ['nincs'], race: ['nincs'] },
      Használat: { entry: ['szabadidő, edzés'], advanced: ['edzés'], race: ['verseny'] },
    },
    materials: [
      '80% poliamid, 20% elasztán',
      '82% poliészter, 18% elasztán',
      '78% újrahasznosított poliamid, 22% elasztán',
    ],
    care: 'Úszás után hideg vízben öblítsd ki, kézzel mosd, és árnyékban, fektetve szárítsd. Ne csavard ki.',
    warnings: [],
    synonyms: ['fürdőruha', 'egyrészes fürdőruha', 'úszó dressz', 'női fürdőruha'],
  },
];
