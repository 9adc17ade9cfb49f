const sentences: Readonly<Record<string, string>> = {
  'Egyszer próbálták pályán: a talpa szélén egy hajszálnyi karc van.':
    'On the slope once: a hairline scratch on the edge of the sole.',
  'Felpróbálták, a bélésén látszik a láb nyoma.': 'Tried on: the lining shows the mark of a foot.',
  'A héj orrán apró karcok, az egyik csaton fakó festés.': 'Small scratches on the toe of the shell, one buckle faded.',
  'A talpa koptatói félig koptak, a bélése ép.': 'The sole’s wear plates are half worn, the lining is sound.',
  'A héj belső oldalán élkarcok, a csatok festése lekopott.':
    'Edge cuts on the inside of the shell, the buckles’ paint has worn off.',
  'A talpa koptatóit kicseréltük, a bélés sarka bolyhos.':
    'We replaced the sole’s wear plates; the lining is fuzzy at the heel.',
  'A fékgumin egy fékezés nyoma van, a kerekek újak.': 'The brake pad shows one stop, the wheels are new.',
  'Az orrán apró karcok, a kerekek egy milliméternyit koptak.':
    'Small scratches on the toe, the wheels are worn by a millimetre.',
  'A fékgumi negyedéig kopott, a csatok épek.': 'The brake pad is a quarter worn, the buckles are sound.',
  'A külső oldala végig karcos, a kerekeket kicseréltük.': 'Scratched all along the outside; we replaced the wheels.',
  'A fékgumit és két kereket kicseréltük, a héja karcos.':
    'We replaced the brake pad and two wheels; the shell is scratched.',
  'Egy hétvégén volt túrán, az alján halvány porfolt maradt.':
    'Out for one weekend: a faint mark of dust is left on the bottom.',
  'A címkéje hiányzik, használatnak nincs rajta nyoma.': 'Its tag is missing; it shows no sign of use.',
  'Az alja kissé kifényesedett, az egyik hevedere bolyhos.': 'The bottom is a little shiny, one strap fuzzy.',
  'A bal oldalzsebén egy ujjnyi, bevarrt szakadás van.': 'A tear as wide as a finger in the left side pocket, sewn up.',
  'A hátlapja kifakult, az egyik csatot kicseréltük.': 'The back panel has faded; we replaced one buckle.',
  'Az alja több helyen kopott, az esővédője hiányzik.':
    'The bottom is worn in several places, the rain cover is missing.',
  'Egy éjszakát töltöttek benne, a tölteléke telt, mint újonnan.':
    'Slept in for one night, the filling as lofty as new.',
  'A zsákja gyűrött, maga a hálózsák hibátlan.': 'Its sack is creased, the sleeping bag itself is flawless.',
  'A lábrészén halvány folt maradt a mosás után.': 'A faint stain is left at the feet after washing.',
  'A cipzárján a gyári húzó helyett zsinór van.': 'The zip has a cord in place of its puller.',
  'A külsején két apró, ragasztott folt van, a töltelék ép.': 'Two small patches on the outside, the filling is sound.',
  'A nyakpántja kinyúlt, a külseje a vállnál fakó.':
    'The draught collar is stretched, the outside faded at the shoulder.',
  'Egyszer állították fel, a cövekek végén látszik a föld nyoma.':
    'Pitched once: the tips of the pegs show traces of soil.',
  'A zsákja szakadt, a sátor maga hibátlan.': 'Its sack is torn, the tent itself is flawless.',
  'Az alján halvány fűfolt maradt, a varratai épek.': 'A faint grass stain on the floor, the seams are sound.',
  'Az egyik rúdjának a végén karc van, a ponyva ép.': 'A scratch at the end of one pole, the canvas is sound.',
  'A ponyváján egy tenyérnyi, beragasztott szakadás van.': 'A tear the size of a palm in the canvas, patched.',
  'A ponyvája a napon fakult, két cöveke hiányzik.': 'The canvas has faded in the sun, two pegs are missing.',
  'Bemutatódarab volt: a lencséjén sincs karc.': 'A display model: not even the lens is scratched.',
  'A doboza hiányzik, a töltőkábele új.': 'Its box is missing, the charging cable is new.',
  'A házán két apró karc van, a lencséje tiszta.': 'Two small scratches on the case, the lens is clear.',
  'A fejpántja egy kicsit kinyúlt, a lámpa ép.': 'The headband is a little stretched, the lamp is sound.',
  'A házának éle kopott, a fejpántot kicseréltük.': 'The edges of the case are worn; we replaced the headband.',
  'A lencséjén hajszálkarc van, a fényét nem töri meg.':
    'A hairline scratch on the lens, which does not break the beam.',
  'Egy próbajátékon volt, a húrozása új.': 'Played once on trial, newly strung.',
  'A keretvédőn egy hajszálkarc látszik.': 'A hairline scratch on the bumper guard.',
  'A keret fején apró koccanások, a fogása új.': 'Small knocks on the head of the frame, a new grip.',
  'A keretvédő tetején lepattogzott a festék, a keret ép.':
    'The paint has flaked off the top of the bumper guard, the frame is sound.',
  'A fején végig koccanások vannak, újrahúroztuk.': 'Knocks all along the head; we restrung it.',
  'A fogását és a húrját kicseréltük, a kerete karcos.': 'We replaced grip and strings; the frame is scratched.',
  'Egy próbanapon volt hóban, az élei frissen élezettek.': 'On snow for one test day, the edges freshly sharpened.',
  'Bemutatódarab volt, a felszínén egy hajszálkarc látszik.':
    'A display model with a hairline scratch on the top sheet.',
  'A felszínén apró karcok, a talpa egy helyen javított.':
    'Small scratches on the top sheet, the base repaired in one place.',
  'Az orrán lepattant egy kis festék, az élei épek.': 'A chip of paint is off the tip, the edges are sound.',
  'A talpán több javított karc van, az élei vékonyabbak az újnál.':
    'Several repaired scratches in the base, edges thinner than new.',
  'A felszíne végig karcos, a kötését átnéztük.': 'The top sheet is scratched all over; we checked the binding.',
  'Próbaúton volt, a gumik mintája új, a váza hibátlan.': 'Out for a test ride: tyre tread as new, frame flawless.',
  'A vázán egy hajszálkarc van a nyeregcső alatt.': 'A hairline scratch on the frame below the seat post.',
  'A láncvilla festékén egy folt lepattant, a hajtása új.':
    'A chip in the paint of the chainstay, the drivetrain is new.',
  'A kormány fogásán és a nyereg szélén kopás látszik.':
    'The grip of the handlebar and the edge of the saddle show wear.',
  'A vázán több karc van, a láncot és a fékbetéteket kicseréltük.':
    'Several scratches on the frame; we replaced chain and brake pads.',
  'A felni szélén fékezés nyoma, a gumik újak.': 'Marks of braking on the rims, new tyres.',
  'Bemutatódarab volt, a fellépőjén cipőtalp nyoma látszik.': 'A display model: the deck shows marks of soles.',
  'Egyszer próbálták, a kerekei újak.': 'Tried once, the wheels are as new.',
  'A fellépője szélén karcok vannak, a féke ép.': 'Scratches along the edge of the deck, the brake is sound.',
  'A markolata kissé kopott, a csuklója szoros.': 'The grips are a little worn, the hinge is tight.',
  'A fellépő érdes felülete félig lekopott, a kerekeket kicseréltük.':
    'Half the deck’s grip surface has worn off; we replaced the wheels.',
  'Az első villája karcos, a csapágyakat kicseréltük.': 'The front fork is scratched; we replaced the bearings.',
  'Felpróbálták, de nem használták: nyom nem látszik rajta.': 'Tried on but never used: no marks can be seen.',
  'A csomagolása sérült, maga a termék hibátlan.': 'Its packaging is damaged, the product itself is flawless.',
  'Néhány apró karc van rajta, a használatot nem befolyásolják.': 'A few small scratches that do not matter in use.',
  'Egy halvány folt maradt rajta a tisztítás után.': 'A faint stain is left after cleaning.',
  'Több karc és kopás látszik rajta, a fontos részei épek.':
    'Several scratches and signs of wear; the parts that matter are sound.',
  'A színe helyenként fakult, a felülete karcos.': 'Faded in places, its surface scratched.',
};

/** What can be seen of the use of refurbished goods, in English. Throws for a sentence that has none. */
export function englishTraces(text: string): string {
  const known = sentences[text];
  if (known === undefined) throw new Error(`"${text}" has no English sentence`);
  return known;
}
