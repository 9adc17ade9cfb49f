/** Sentences that goods of several kinds share, in English: for children, on fit and last, and on what is refurbished. */
export const sharedSentences: Readonly<Record<string, string>> = {
  // First sentences about goods for children.
  '{A_NÉV} gyereklábra készült, kényelmes és könnyű.': 'The {name} is made for children’s feet, comfortable and light.',
  'Szaladáshoz, ugráláshoz, hazafelé menet a pocsolyához: {a_név} mindenre kész.':
    'For running, jumping and puddles on the way home: the {name} is ready for anything.',
  '{A_NÉV} széles kaptafával készült, ezért a lábujjak is kényelmesen elférnek benne.':
    'The {name} has a wide last, so that toes have room too.',
  '{A_NÉV} gyerekméretben is ugyanolyan tartós, mint a felnőtteknek készült változat.':
    'The {name} lasts as long in children’s sizes as in those for adults.',
  'Iskolába, edzésre, hétvégi kirándulásra: {a_név} sok mosást és sok kalandot kibír.':
    'For school, training and weekend trips: the {name} can take many washes and many adventures.',
  '{A_NÉV} nem akadályozza a mozgást, így a gyerek észre sem veszi, hogy rajta van.':
    'The {name} leaves them free to move: they will not even notice that they have it on.',
  '{A_NÉV} az első biciklizéstől az iskolai útig óvja a gyerek fejét.':
    'The {name} protects a child’s head from the first ride to the way to school.',
  'Könnyű, színes, és egy tekeréssel állítható: {a_név} sokáig jó marad, ahogy nő a gyerek.':
    'Light, colourful and adjusted with one turn: the {name} fits for long as the child grows.',
  '{A_NÉV} gyerekeknek készült, kisebb méretben, ugyanolyan gondosan.':
    'The {name} is made for children, in smaller sizes and with the same care.',
  'Kicsiknek és nagyobbaknak is jó választás: {a_név} puha, kényelmes, és sokat kibír.':
    'A good choice for small and for bigger children: the {name} is soft, comfortable and hard to wear out.',
  'Kicsiknek és nagyobbaknak is jó választás: {a_név} könnyen kezelhető, és sokat kibír.':
    'A good choice for small and for bigger children: the {name} is easy to use and hard to wear out.',
  // Last sentences about goods for children.
  'Hagyj egy ujjnyi helyet a lábujjak előtt: gyereklábnál ennyi a ráhagyás.':
    'Leave a finger’s width in front of the toes: that is what children’s feet need to grow.',
  'Mérd meg mindkét lábat, és a nagyobbikhoz válassz.': 'Measure both feet, and choose for the larger one.',
  'Félévente érdemes újra megmérni, mekkorát nőtt a láb.': 'It is worth measuring again every six months.',
  'A méret a gyerek magasságát jelenti centiméterben.': 'The size is the child’s height in centimetres.',
  'Ha két méret között van, a nagyobbikat válaszd.': 'Between two sizes take the larger one.',
  'Gépben mosható, így hamar újra hordható.': 'It is machine-washable, so it is soon ready to wear again.',
  // Fit and last.
  'Női szabású, a derekánál enyhén karcsúsított.': 'It has a women’s cut, slightly tapered at the waist.',
  'Női kaptafára készült: a sarka keskenyebb, a boltozata magasabb.':
    'It is made on a women’s last: narrower at the heel, higher at the arch.',
  'A női változat sarka karcsúbb, így nem csúszik.': 'The heel of the women’s version is slimmer, so it does not slip.',
  'Férfi kaptafára készült, átlagos szélességű lábfejre.': 'It is made on a men’s last, for feet of average width.',
  'A férfi változat elöl kissé tágasabb.': 'The men’s version is a little roomier in front.',
  'Nőknek és férfiaknak ugyanazon a kaptafán készül; a méretet a lábhossz szerint válaszd.':
    'It is made on the same last for women and men; choose the size by the length of your foot.',
  'A női változat vállban keskenyebb, csípőben kényelmesebb.':
    'The women’s version is narrower at the shoulders and roomier at the hips.',
  'Férfi szabású, vállban és mellben kényelmes.': 'It has a men’s cut, comfortable at shoulders and chest.',
  'A férfi változat egyenes szabású.': 'The men’s version has a straight cut.',
  'Nők és férfiak is hordhatják; a méretezés a férfi mérettáblázatot követi.':
    'For women and men; sizes follow the men’s size chart.',
  // What a refurbished product is and what it is guaranteed for.
  'Felújított termék: visszaküldött darab, amelyet műhelyünk átvizsgált és megtisztított. Egy év jótállást adunk rá.':
    'Refurbished: it was sent back, and our workshop has checked and cleaned it. We guarantee it for a year.',
  'Felújított termék: áruházi bemutatódarab volt. Szakembereink átnézték, a kopó részeket szükség szerint kicserélték; egy év jótállás jár hozzá.':
    'Refurbished: it was on display in a store. Our experts have checked it and replaced worn parts as needed; it has a guarantee of one year.',
  'Felújított termék: használták, majd visszaküldték. Kitisztítottuk és ellenőriztük, hibátlanul működik. Csomagolása nem eredeti, a jótállás egy év.':
    'Refurbished: it was used and then sent back. We have cleaned and checked it, and it works perfectly. Its packaging is not the original one; the guarantee is one year.',
};
