import type { Kind } from './kind.ts';

const category = 'felszereles/fitneszeszkozok';

export const trainingTools: readonly Kind[] = [
  {
    archetype: 'foam-roller', noun: 'masszázshenger', category: `${category}/masszazshengerek`,
    sports: ['fitnesz', 'joga', 'joga-es-pilates'], share: 0.9, genders: { unisex: 1 }, sizing: 'one',
    prices: { entry: [4990, 6990], advanced: [7990, 10990], race: [12990, 15990] },
    models: ['Kisimító', 'Gördülő', 'Pihenőnap', 'Csomóoldó', 'Görgő', 'Izomláz', 'Lazítás', 'Sodró'],
    intros: [
      '{A_NÉV} bordázott masszázshenger edzés utáni lazításhoz.',
      'Feszes comb, merev hát: {a_név} tíz perc alatt sokat segít.',
      '{A_NÉV} sűrű habja és változó mintája egyszerre ér széles és pontszerű felületet.',
    ],
    features: [
      ['Háromféle felület', 'A hosszú bordák a nagy izmokat, a kis kockák a csomókat dolgozzák meg.'],
      ['Kemény belső cső', 'A belső műanyag cső miatt évek múlva sem lapul el.'],
      ['Sűrű EVA-hab', 'A hab elég kemény ahhoz, hogy hasson, de nem fáj.'],
      ['Üreges közép', 'Az üreges belsejébe befér a törölköző vagy a kulacs.'],
      ['Könnyen tisztítható', 'Zárt cellás habja nem szívja be az izzadságot.'],
    ],
    closings: [
      'Lassan gördülj rajta, és a fájós ponton várj húsz másodpercet.',
      'Kezdőknek hetente két-három alkalom elég.',
      'Edzés előtt bemelegítéshez is jó.',
    ],
    attributes: {
      'Méret': ['33 × 14 cm'],
      'Keménység': { entry: ['közepes'], advanced: ['közepes', 'kemény'], race: ['kemény'] },
      'Terhelhetőség': ['150 kg', '200 kg'],
      'Súly': ['690 g', '740 g'],
    },
    materials: ['Hab: EVA; belső cső: ABS'],
    care: 'Nedves, enyhén szappanos ruhával töröld át, napon ne tárold.',
    warnings: ['Gerincen, ízületen és friss sérülésen ne használd. Fájdalom esetén hagyd abba.'],
    synonyms: ['SMR-henger', 'habhenger', 'foam roller', 'hengerezés', 'masszírozó henger'],
  },
  {
    archetype: 'resistance-bands', noun: 'gumiszalagszett, 5 darab', category: `${category}/gumiszalagok`,
    sports: ['fitnesz', 'erosito-edzes', 'joga-es-pilates'], share: 1, genders: { unisex: 1 }, sizing: 'one',
    prices: { entry: [4490, 5990], advanced: [6990, 8990] },
    models: ['Nyúlánk', 'Feszülő', 'Ötfokú', 'Ellenállás', 'Hurok', 'Rugalmas', 'Gumimaci', 'Farizom'],
    intros: [
      '{A_NÉV} öt különböző erősségű hurokszalag otthoni edzéshez.',
      'Guggoláshoz, oldallépéshez, rehabilitációhoz: {a_név} bármelyik táskában elfér.',
      '{A_NÉV} fokozatosan nehezül: a világosabb szalag gyengébb, a sötétebb erősebb.',
    ],
    features: [
      ['Öt erősség', 'Az öt erősséggel lépésről lépésre nehezítheted a gyakorlatot.', { attribute: ['Erősségek', '5'] }],
      ['Színnel jelölt ellenállás', 'Minél sötétebb a szalag, annál nagyobb az ellenállása.'],
      ['Varrat nélküli hurok', 'A hurok varrat nélkül készült, ezért nem dörzsöl.'],
      ['Hordzsákkal', 'A mellékelt zsákban nem keverednek össze.', { attribute: ['Tartozék', 'hordzsák'] }],
      ['Nem csavarodik fel', 'A vastagabb anyag guggolás közben is a helyén marad.', { levels: ['advanced'] }],
    ],
    closings: [
      'Kezdd a leggyengébbel, és csak akkor lépj tovább, ha tizenöt ismétlés könnyen megy.',
      'Lábra, karra és bemelegítéshez egyaránt jó.',
      'Sötét helyen tárold, így tovább rugalmas marad.',
    ],
    attributes: {
      'Kiszerelés': ['5 darabos szett'],
      'Méret': ['30 × 5 cm'],
      'Ellenállás': ['2–18 kg', '3–20 kg'],
    },
    materials: ['Természetes latex'],
    care: 'Nedves ruhával töröld át, hintőporral vond be, ha tapad. Napfénytől óvd.',
    warnings: [
      'Természetes latexet tartalmaz, amely allergiát okozhat.',
      'Használat előtt nézd át: repedt szalaggal ne eddz, mert elszakadva visszacsapódik.',
    ],
    synonyms: ['gumiszalag', 'erősítő szalag', 'fitneszszalag', 'mini band', 'ellenállás szalag'],
  },
  {
    archetype: 'gym-ball', noun: 'gimnasztikai labda', category: `${category}/gimnasztikai-labdak`,
    sports: ['fitnesz', 'joga', 'joga-es-pilates', 'csoportos-orak'], share: 0.9, genders: { unisex: 1 },
    sizing: 'gymBall',
    prices: { entry: [5490, 7490], advanced: [8490, 11990] },
    models: ['Buborék', 'Egyensúly', 'Telihold', 'Léggömb', 'Pattogó', 'Himbáló', 'Gömbölyű', 'Bolygó'],
    intros: [
      '{A_NÉV} nagy gimnasztikai labda erősítéshez, nyújtáshoz és üléshez.',
      'Íróasztalhoz is, edzéshez is: {a_név} észrevétlenül dolgoztatja a törzset.',
      '{A_NÉV} csúszásgátló bordáival izzadt kézzel is biztosan fogható.',
    ],
    features: [
      ['Lassan leeresztő anyag', 'Ha kilyukad, nem durran szét, hanem lassan ereszt le.',
        { attribute: ['Biztonság', 'lassan leeresztő'] }],
      ['Csúszásgátló bordák', 'A bordák a padlón és a kézben is tapadnak.'],
      ['Pumpával', 'A mellékelt pumpával néhány perc alatt felfújható.', { attribute: ['Tartozék', 'pumpa és 2 dugó'] }],
      ['Vastag fal', 'A vastag fal sokáig tartja a formáját.', { levels: ['advanced'] }],
      ['Bőrbarát felület', 'A matt felület meztelen talp és kar alatt sem ragad.'],
    ],
    closings: [
      'A méretet a magasságodhoz válaszd: ülve a térded derékszögben legyen.',
      'Először csak négyötödéig fújd fel, egy nap múlva pumpáld keményre.',
      'Íróasztalnál napi egy-két órával kezdd.',
    ],
    attributes: {
      'Terhelhetőség': { entry: ['120 kg'], advanced: ['200 kg', '250 kg'] },
      'Súly': { entry: ['950 g'], advanced: ['1300 g'] },
    },
    materials: ['PVC, ftalátmentes'],
    care: 'Enyhén szappanos vízzel töröld át. Fűtőtest mellett és tűző napon ne hagyd.',
    warnings: ['Éles tárgyaktól tartsd távol, és ne állj rá. Gyermek csak felügyelettel használja.'],
    synonyms: ['fitneszlabda', 'fitball', 'gimnasztika labda', 'ülőlabda', 'pilates labda'],
  },
];
