import type { Grade } from '#lib/contract/product.ts';
import type { ArchetypeName } from './colourways.ts';

type Traces = Readonly<Record<Grade, readonly string[]>>;

const boot: Traces = {
  A: [
    'Egyszer próbálták pályán: a talpa szélén egy hajszálnyi karc van.',
    'Felpróbálták, a bélésén látszik a láb nyoma.',
  ],
  B: ['A héj orrán apró karcok, az egyik csaton fakó festés.', 'A talpa koptatói félig koptak, a bélése ép.'],
  C: [
    'A héj belső oldalán élkarcok, a csatok festése lekopott.',
    'A talpa koptatóit kicseréltük, a bélés sarka bolyhos.',
  ],
};
const skate: Traces = {
  A: ['A fékgumin egy fékezés nyoma van, a kerekek újak.', 'Felpróbálták, a bélésén látszik a láb nyoma.'],
  B: ['Az orrán apró karcok, a kerekek egy milliméternyit koptak.', 'A fékgumi negyedéig kopott, a csatok épek.'],
  C: ['A külső oldala végig karcos, a kerekeket kicseréltük.', 'A fékgumit és két kereket kicseréltük, a héja karcos.'],
};
const backpack: Traces = {
  A: [
    'Egy hétvégén volt túrán, az alján halvány porfolt maradt.',
    'A címkéje hiányzik, használatnak nincs rajta nyoma.',
  ],
  B: ['Az alja kissé kifényesedett, az egyik hevedere bolyhos.', 'A bal oldalzsebén egy ujjnyi, bevarrt szakadás van.'],
  C: ['A hátlapja kifakult, az egyik csatot kicseréltük.', 'Az alja több helyen kopott, az esővédője hiányzik.'],
};
const sleepingBag: Traces = {
  A: ['Egy éjszakát töltöttek benne, a tölteléke telt, mint újonnan.', 'A zsákja gyűrött, maga a hálózsák hibátlan.'],
  B: ['A lábrészén halvány folt maradt a mosás után.', 'A cipzárján a gyári húzó helyett zsinór van.'],
  C: ['A külsején két apró, ragasztott folt van, a töltelék ép.', 'A nyakpántja kinyúlt, a külseje a vállnál fakó.'],
};
const tent: Traces = {
  A: ['Egyszer állították fel, a cövekek végén látszik a föld nyoma.', 'A zsákja szakadt, a sátor maga hibátlan.'],
  B: ['Az alján halvány fűfolt maradt, a varratai épek.', 'Az egyik rúdjának a végén karc van, a ponyva ép.'],
  C: ['A ponyváján egy tenyérnyi, beragasztott szakadás van.', 'A ponyvája a napon fakult, két cöveke hiányzik.'],
};
const headlamp: Traces = {
  A: ['Bemutatódarab volt: a lencséjén sincs karc.', 'A doboza hiányzik, a töltőkábele új.'],
  B: ['A házán két apró karc van, a lencséje tiszta.', 'A fejpántja egy kicsit kinyúlt, a lámpa ép.'],
  C: ['A házának éle kopott, a fejpántot kicseréltük.', 'A lencséjén hajszálkarc van, a fényét nem töri meg.'],
};
const racket: Traces = {
  A: ['Egy próbajátékon volt, a húrozása új.', 'A keretvédőn egy hajszálkarc látszik.'],
  B: ['A keret fején apró koccanások, a fogása új.', 'A keretvédő tetején lepattogzott a festék, a keret ép.'],
  C: ['A fején végig koccanások vannak, újrahúroztuk.', 'A fogását és a húrját kicseréltük, a kerete karcos.'],
};
const skis: Traces = {
  A: [
    'Egy próbanapon volt hóban, az élei frissen élezettek.',
    'Bemutatódarab volt, a felszínén egy hajszálkarc látszik.',
  ],
  B: ['A felszínén apró karcok, a talpa egy helyen javított.', 'Az orrán lepattant egy kis festék, az élei épek.'],
  C: ['A talpán több javított karc van, az élei vékonyabbak az újnál.', 'A felszíne végig karcos, a kötését átnéztük.'],
};
const bicycle: Traces = {
  A: ['Próbaúton volt, a gumik mintája új, a váza hibátlan.', 'A vázán egy hajszálkarc van a nyeregcső alatt.'],
  B: ['A láncvilla festékén egy folt lepattant, a hajtása új.', 'A kormány fogásán és a nyereg szélén kopás látszik.'],
  C: ['A vázán több karc van, a láncot és a fékbetéteket kicseréltük.', 'A felni szélén fékezés nyoma, a gumik újak.'],
};
const scooter: Traces = {
  A: ['Bemutatódarab volt, a fellépőjén cipőtalp nyoma látszik.', 'Egyszer próbálták, a kerekei újak.'],
  B: ['A fellépője szélén karcok vannak, a féke ép.', 'A markolata kissé kopott, a csuklója szoros.'],
  C: [
    'A fellépő érdes felülete félig lekopott, a kerekeket kicseréltük.',
    'Az első villája karcos, a csapágyakat kicseréltük.',
  ],
};
const others: Traces = {
  A: ['Felpróbálták, de nem használták: nyom nem látszik rajta.', 'A csomagolása sérült, maga a termék hibátlan.'],
  B: [
    'Néhány apró karc van rajta, a használatot nem befolyásolják.',
    'Egy halvány folt maradt rajta a tisztítás után.',
  ],
  C: ['Több karc és kopás látszik rajta, a fontos részei épek.', 'A színe helyenként fakult, a felülete karcos.'],
};

const byKind: Partial<Record<ArchetypeName, Traces>> = {
  'ski-boot': boot,
  'inline-skate': skate,
  backpack,
  'sleeping-bag': sleepingBag,
  tent,
  headlamp,
  'tennis-racket': racket,
  'badminton-racket': racket,
  skis,
  snowboard: skis,
  'cross-country-skis': skis,
  bicycle,
  'road-bike': bicycle,
  scooter,
};

/** What can be seen of the use of goods of a kind, and where, by how worn they are. */
export function tracesOfUse(kind: ArchetypeName, grade: Grade): readonly string[] {
  return (byKind[kind] ?? others)[grade];
}
