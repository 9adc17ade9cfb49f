/** How goods are cared for, what their makers warn of, and what refurbished ones look like, in English. */
const sentences: Readonly<Record<string, string>> = {
  // Care.
  'Puha kefével és langyos vízzel tisztítsd, papírral kitömve, szobahőmérsékleten szárítsd. Mosógépben ne mosd, fűtőtestre ne tedd.':
    'Clean with a soft brush and lukewarm water; stuff with paper and dry at room temperature. Do not machine-wash or put on a radiator.',
  'Kefével tisztítsd, szobahőmérsékleten szárítsd, és évszakonként impregnáld. Fűtőtesttől tartsd távol.':
    'Brush clean, dry at room temperature and waterproof every season. Keep away from radiators.',
  'Langyos, szappanos vízzel mosd le, árnyékban szárítsd.': 'Wash with lukewarm, soapy water and dry in the shade.',
  'Nedves kendővel töröld át, a talp peremét puha kefével tisztítsd. Mosógépben ne mosd.':
    'Wipe with a damp cloth and clean the edge of the sole with a soft brush. Do not machine-wash.',
  'Meccs után ütögesd ki a sarat, nedves ronggyal töröld át, papírral kitömve szárítsd.':
    'After a match knock out the mud, wipe with a damp cloth, stuff with paper and leave to dry.',
  'Használat után vedd ki a belső cipőt és szárítsd meg; a csatokat lazán bezárva tárold.':
    'After use take out the inner boot and dry it; store with the buckles loosely closed.',
  'Száraz ruhával töröld át; a kerekeket rendszeresen cseréld fel egymással, a csapágyat nedvességtől óvd.':
    'Wipe with a dry cloth; rotate the wheels regularly and keep the bearings from moisture.',
  'Mosógépben, 30 °C-on, hasonló színekkel. Öblítőt ne használj, szárítógépbe ne tedd.':
    'Machine-wash at 30 °C with similar colours. No softener, no tumble dryer.',
  'Mosógépben, kifordítva, 30 °C-on. A nyomatot ne vasald.': 'Machine-wash inside out at 30 °C. Do not iron the print.',
  'Mosózsákban, 30 °C-on. A betéteket mosás előtt vedd ki, szárítógépbe ne tedd.':
    'Wash in a laundry bag at 30 °C. Take out the pads first; no tumble dryer.',
  'Mosógépben, 30 °C-on, folyékony mosószerrel, kíméletes programon. Öblítő nélkül; mosás után impregnáld újra.':
    'Machine-wash at 30 °C on a gentle cycle with liquid detergent. No softener; reproof after washing.',
  'Kímélő programon, 30 °C-on, pehelymosószerrel. Alacsony hőfokon, két-három teniszlabdával szárítsd.':
    'Gentle cycle at 30 °C with down wash. Tumble-dry on low with two or three tennis balls.',
  'Mosógépben, 30 °C-on, kifordítva. Öblítőt ne használj, szárítógépbe ne tedd.':
    'Machine-wash inside out at 30 °C. No softener, no tumble dryer.',
  'Kézzel vagy gyapjúprogramon, 30 °C-on. Fektetve szárítsd.': 'By hand or on a wool cycle at 30 °C. Dry flat.',
  'Nedves ronggyal töröld át, mosógépben ne mosd. Szárazon tárold.':
    'Wipe with a damp cloth, do not machine-wash. Store dry.',
  'Kézzel, meleg mosogatószeres vízzel. Mosogatógépbe és mikrohullámú sütőbe ne tedd.':
    'By hand with warm water and washing-up liquid. Not for dishwashers or microwaves.',
  'Nagy dobos mosógépben, 30 °C-on, kímélő programon. Kifektetve szárítsd, többször rázd fel.':
    'In a large-drum washing machine on a gentle cycle at 30 °C. Dry flat and shake up several times.',
  'Nedvesen ne tedd el. Langyos vízzel mosd le, kiterítve szárítsd, a ponyvát évente impregnáld.':
    'Do not put away wet. Wash with lukewarm water, dry spread out, and waterproof the flysheet every year.',
  'Nedves ronggyal töröld át; a pánt levehető és kézzel mosható.':
    'Wipe with a damp cloth; the strap comes off and can be washed by hand.',
  'Túra után húzd szét, töröld szárazra. Olajat ne használj.': 'Take apart after the hike and wipe dry. Do not oil.',
  'Nedves ruhával töröld át. Tűző naptól és fűtőtesttől tartsd távol, felfújás előtt nedvesítsd meg a tűt.':
    'Wipe with a damp cloth. Keep out of strong sun and away from radiators; wet the needle before inflating.',
  'Száraz ruhával töröld át, tokban, szobahőmérsékleten tárold. Autóban, tűző napon ne hagyd.':
    'Wipe with a dry cloth and store in its case at room temperature. Do not leave in a car in the sun.',
  'A borítást nedves szivaccsal töröld át, tokban tárold.': 'Wipe the rubber with a damp sponge and store in its case.',
  'Úszás után tiszta vízzel öblítsd le, a lencse belsejét ne töröld. Tokban szárítsd.':
    'Rinse with clean water after swimming, do not wipe the inside of the lens. Dry in its case.',
  'Nedves ronggyal töröld át, szárazon tárold.': 'Wipe with a damp cloth and store dry.',
  'Enyhén szappanos vízzel töröld át, kiterítve, árnyékban szárítsd. Mosógépben ne mosd.':
    'Wipe with mild soapy water and dry spread out in the shade. Do not machine-wash.',
  'Használat után töröld szárazra, az éleket óvd a rozsdától, szezononként waxoltasd.':
    'Wipe dry after use, keep the edges from rust and have it waxed every season.',
  'Csak a mellékelt puha kendővel töröld, a lencse belsejét ne dörzsöld.':
    'Use only the soft cloth that comes with it; do not rub the inside of the lens.',
  'Szárazra törlés után a láncot olajozd. Nagynyomású mosót a csapágyakra ne irányíts.':
    'Wipe dry, then oil the chain. Do not aim a pressure washer at the bearings.',
  'Langyos, enyhén szappanos vízzel töröld át. Oldószert, matricát és festéket ne használj rajta.':
    'Wipe with lukewarm, mild soapy water. No solvents, stickers or paint.',
  'Esős út után töröld szárazra, a láncot olajozd. Nagynyomású mosót a csapágyakra ne irányíts.':
    'Wipe dry after a ride in the rain and oil the chain. Do not aim a pressure washer at the bearings.',
  'Nedves ruhával töröld át, a csapágyakat ne mosd. A csavarokat havonta húzd meg.':
    'Wipe with a damp cloth, do not wash the bearings. Tighten the screws every month.',
  'Kézzel, langyos vízben mosd, árnyékban, fektetve szárítsd. Nedvesen táskában ne hagyd.':
    'Wash by hand in lukewarm water and dry flat in the shade. Do not leave wet in a bag.',
  'Nedves ruhával töröld át, levegőn szárítsd. Gépben ne mosd.':
    'Wipe with a damp cloth and air-dry. Do not machine-wash.',
  'Használat után töröld szárazra. A siklófelületet szezononként waxoltasd, a pikkelyeket hagyd szabadon.':
    'Wipe dry after use. Have the base waxed every season and leave the scales free.',
  'A bélést kézzel mosd, a héjat enyhén szappanos vízzel töröld át. Radiátoron ne szárítsd.':
    'Wash the lining by hand and wipe the shell with mild soapy water. Do not dry on a radiator.',
  'Nedves, enyhén szappanos ruhával töröld át, napon ne tárold.':
    'Wipe with a damp, mildly soapy cloth and store out of the sun.',
  'Nedves ruhával töröld át, hintőporral vond be, ha tapad. Napfénytől óvd.':
    'Wipe with a damp cloth and dust with talc when it sticks. Keep out of sunlight.',
  'Enyhén szappanos vízzel töröld át. Fűtőtest mellett és tűző napon ne hagyd.':
    'Wipe with mild soapy water. Do not leave by a radiator or in strong sun.',
  'Edzés után töröld át, nyitva, levegőn szárítsd. Gépben ne mosd.':
    'Wipe after training and air-dry open. Do not machine-wash.',
  'Száraz ruhával töröld át, tokban, szobahőmérsékleten tárold. Nyomás ne érje a fejét.':
    'Wipe with a dry cloth and store in its case at room temperature. Keep the head free of pressure.',
  'Kézzel, langyos vízben mosd, levegőn szárítsd.': 'Wash by hand in lukewarm water and air-dry.',
  'Kézzel, langyos vízben, kímélő mosószerrel. Formára igazítva, árnyékban szárítsd; gépbe ne tedd.':
    'By hand in lukewarm water with mild detergent. Put into shape and dry in the shade; not for machines.',
  'Mosógépben, 30 °C-on, kifordítva, felhúzott cipzárral. Ne vasald, szárítógépbe ne tedd.':
    'Machine-wash inside out at 30 °C, zip closed. Do not iron, no tumble dryer.',
  'Vízzel öblítsd le, és a mellékelt kendővel töröld. Tokban tárold, autóban ne hagyd.':
    'Rinse with water and wipe with the cloth that comes with it. Store in its case, do not leave in a car.',
  'Úszás után hideg vízben öblítsd ki, kézzel mosd, és árnyékban, fektetve szárítsd. Ne csavard ki.':
    'Rinse in cold water after swimming, wash by hand and dry flat in the shade. Do not wring.',
  // Warnings.
  'Alkonyatkor és éjszaka vezetéshez nem alkalmas.': 'Not suitable for driving at dusk and at night.',
  'Közvetlenül a napba ne nézz vele.': 'Do not look straight into the sun.',
  'A fék hosszú lejtőn felmelegszik, ne érj hozzá.': 'The brake heats up on long descents: do not touch it.',
  'A kapucni zsinórja beakadhat: játszótéri eszközökön és kerékpáron tűrd be.':
    'The hood cord can get caught: tuck it in on playground equipment and bicycles.',
  'A mellékelt labda kis méretű: 3 éven aluli gyermekek elől zárd el.':
    'The ball that comes with it is small: keep it away from children under 3.',
  'A sátorban ne főzz és ne gyújts nyílt lángot. Szellőzéséről mindig gondoskodj.':
    'Do not cook or light open flames in the tent. Always keep it ventilated.',
  'A sípcsontot védi; bokát és térdet nem.': 'Protects the shin, not the ankle or the knee.',
  'Aszfalton és műanyag csarnokpadlón ne használd: csúszik, és a stoplik gyorsan kopnak.':
    'Not for asphalt or synthetic indoor floors: it slips, and the studs wear fast.',
  'Búvárkodáshoz nem alkalmas.': 'Not suitable for diving.',
  'Csak a hozzá illő síkötéssel használd; a kötést szakműhelyben állíttasd be a súlyodhoz és a tudásodhoz.':
    'Use only with a matching ski binding; have it set for your weight and skill by a workshop.',
  'Csak labdarúgáshoz használd. Repedt vagy törött héjjal ne viseld.':
    'For football only. Do not wear with a cracked or broken shell.',
  'Csak megnedvesített tűvel, a feltüntetett nyomásig fújd fel.':
    'Inflate with a wet needle only, up to the pressure stated.',
  'Csak szabad helyen használd; 3 év alatti gyermeknek ne add.': 'Use in open space only; not for children under 3.',
  'Gerincen, ízületen és friss sérülésen ne használd. Fájdalom esetén hagyd abba.':
    'Do not use on the spine, joints or fresh injuries. Stop if it hurts.',
  'Gyermek játszótéri eszközön ne viselje: a pánt beakadhat.':
    'Children must not wear it on playground equipment: the strap can get caught.',
  'Használat előtt melegíts be. Gyermekek elől elzárva, stabil felületen tárold, ne ejtsd le.':
    'Warm up before use. Store on a stable surface out of the reach of children, do not drop.',
  'Használat előtt nézd át: repedt szalaggal ne eddz, mert elszakadva visszacsapódik.':
    'Check before use: do not train with a cracked band, it snaps back when it breaks.',
  'Indulás előtt ellenőrizd, hogy a csukló és a kormány zárja rögzült-e. Sisakban és zárt cipőben rollerezz.':
    'Before riding check that the hinge and the handlebar lock hold. Ride with a helmet and closed shoes.',
  'Indulás előtt ellenőrizd, hogy minden zár szorosan tart. Sérült botot ne használj.':
    'Before setting out check that every lock is tight. Do not use a damaged pole.',
  'Járművezetéshez nem alkalmas.': 'Not suitable for driving.',
  'Kötéssel és ahhoz illő cipővel használd; a kötést szakműhelyben állíttasd be. Viselj bukósisakot.':
    'Use with a binding and boots that match it; have the binding set by a workshop. Wear a helmet.',
  'Közvetlenül a napba ne nézz vele. Sérült lencsével ne használd.':
    'Do not look straight into the sun. Do not use with a damaged lens.',
  'Közúton lámpa, csengő és prizma szükséges; ezek nem tartozékok.':
    'On the road lights, a bell and reflectors are required; they are not included.',
  'Lesiklópályára nem való. A kötéshez illő sífutócipővel használd.':
    'Not for downhill slopes. Use with cross-country boots that match the binding.',
  'Minden indulás előtt ellenőrizd a fékeket és a kerekek rögzítését. Viselj bukósisakot.':
    'Check brakes and wheel fastening before every ride. Wear a helmet.',
  'Minden indulás előtt ellenőrizd a fékeket, a gumik nyomását és a kerekek rögzítését. Viselj bukósisakot.':
    'Check brakes, tyre pressure and wheel fastening before every ride. Wear a helmet.',
  'Ne nézz közvetlenül a fénysugárba. A beépített akkumulátort ne szedd szét, tűzbe ne dobd.':
    'Do not look straight into the beam. Do not take the built-in battery apart or throw it into fire.',
  'Ne ugorj vele fejest. A pántot ne húzd a szemedtől előre, mert visszacsapódhat.':
    'Do not dive in head first with it on. Do not pull the strap forward from your eyes, it can snap back.',
  'Nyílt lángtól és tábortűztől tartsd távol. Kisgyermeket ne hagyj benne felügyelet nélkül.':
    'Keep away from open flames and campfires. Do not leave small children in it unattended.',
  'Repedt vagy törött kerettel ne játssz.': 'Do not play with a cracked or broken frame.',
  'Szénsavas és forró italnál óvatosan nyisd ki. Fagyasztóba ne tedd.':
    'Open with care when it holds fizzy or hot drinks. Do not put into a freezer.',
  'Síeléshez és snowboardozáshoz készült; kerékpározáshoz és motorozáshoz nem alkalmas.':
    'Made for skiing and snowboarding; not suitable for cycling or motorcycling.',
  'Természetes latexet tartalmaz, amely allergiát okozhat.': 'Contains natural latex, which can cause allergies.',
  'Versenyre nem hitelesített. Bandázs nélkül ne üss teljes erővel.':
    'Not approved for competitions. Do not punch with full force without hand wraps.',
  'Viselj bukósisakot, csukló-, könyök- és térdvédőt. Közúti forgalomban ne használd.':
    'Wear a helmet and wrist, elbow and knee pads. Not for road traffic.',
  'Éles tárgyaktól tartsd távol, és ne állj rá. Gyermek csak felügyelettel használja.':
    'Keep away from sharp objects and do not stand on it. Children under supervision only.',
  'Ütés után cseréld le, akkor is, ha a sérülés nem látszik.':
    'Replace after an impact, even if no damage can be seen.',
  'Ütés vagy esés után cseréld le, akkor is, ha a sérülés nem látszik.':
    'Replace after an impact or a fall, even if no damage can be seen.',
};

/** A sentence about goods in English: care, a warning. Throws for one that has none. */
export function englishAdvice(text: string): string {
  const known = sentences[text];
  if (known === undefined) throw new Error(`"${text}" has no English sentence`);
  return known;
}
