import type { BrandSlug } from '../catalog/brands.ts';

/** What the shop says of its brands, in English. */
export const englishBrandTexts: Readonly<Record<BrandSlug, string>> = {
  lendulet:
    'This is our own brand: from running shoes to dumbbells we design all of it ourselves, and improve it season by ' +
    'season by what shoppers tell us. For those who look for reliable gear at a good price.',
  vantor:
    'Vantor of Salzburg makes shoes, clothes and equipment for fast sports. Its skis and running shoes are for people who ' +
    'like to feel exactly what happens under their feet.',
  bercjaro:
    'In the Bércjáró workshop in Eger hikers design for hikers. Its boots, tents and sleeping bags get their first ' +
    'scratches in the Bükk hills before they reach a shop.',
  szelkakas:
    'Szélkakas of Veszprém sews light sportswear, above all for women. Its leggings and bras stay in place in yoga and on ' +
    'the run, and there is always a little of the lake in its colours.',
  havran:
    'Havran makes gear at the foot of the Tatras for real mountain weather. Its jackets, boots and trail shoes are in their ' +
    'element when it blows and pours.',
  arnyek:
    'Árnyék began in a backyard of Budapest. Its dark, plain tops, trousers and shoes hold their own in the city after ' +
    'training too. A quiet brand with strong fabrics.',
  gollovo:
    'Góllövő is a team sports brand from Nyíregyháza: boots, jerseys, balls and bags from one place. It equips whole teams, ' +
    'from children’s sizes to adults’.',
  tekero:
    'Tekerő assembles its mountain bikes in Kecskemét. Frames are simple and can be repaired, parts are easy to replace. A ' +
    'good first serious bike.',
  lendra:
    'Lendra brings light running and training gear from beside the Slovenian border. Its shoes are made for narrower feet, ' +
    'its leggings are soft and last. Mostly for women.',
  utem:
    'Ütem is a running brand from Győr, founded by racers. Its shoes are for long, even kilometres and for race pace alike; ' +
    'its tops and socks stay airy in the summer heat.',
  hatszel:
    'Hátszél of Székesfehérvár makes running shoes, sportswear and inline skates. One thought goes through all of them: it ' +
    'should be easy to begin.',
  vadcsapas:
    'Vadcsapás does one thing: trail running shoes. Its designers in Miskolc know the mud and stones of the Bükk best, and ' +
    'the soles show it.',
  talpas:
    'Talpas is a shoe workshop in Kaposvár, at home in street shoes and sandals. A wide toe, a soft sole and calm colours: ' +
    'shoes to wear all day, at a friendly price.',
  zuzmara:
    'Zúzmara is at home in winter sports: skis, boards, boots and warm clothes. Good value for those who spend a week or ' +
    'two a year in the snow.',
  jegvirag:
    'Jégvirág of Szombathely sews warm coats and soft hats. The sleeves of its children’s jackets are adjustable, so that ' +
    'they last for several winters.',
  firnland:
    'Firnland is an Austrian ski maker from Bischofshofen. Its skis, boots and goggles are for those who are sure in a turn ' +
    'and want more speed.',
  kordell:
    'Kordell is an Italian racket workshop: lively tennis rackets, table tennis bats with a fine touch. The frames are kind ' +
    'to your elbow, and grips come in several sizes.',
  palank:
    'Palánk is a ball brand from Pécs with a heart for basketball and volleyball. Its outdoor balls keep their grip on ' +
    'concrete for long.',
  csobbano:
    'Csobbanó of Siófok makes swimming goggles for young and old. The soft seal leaves no deep marks, and the lens stays ' +
    'clear for long.',
  satorfa:
    'Sátorfa makes camping gear in Esztergom. Its tents go up fast, its sleeping bags keep warm on cool mornings too. For ' +
    'festivals, river trips and family camps.',
  ordas:
    'Ordas comes from the Karancs hills and likes rough ground. Its boots, rucksacks and poles are strong, can be repaired, ' +
    'and do not mind mud.',
  vasgyuro:
    'The dumbbells and kettlebells of Vasgyúró in Dunaújváros are simple and indestructible. Solid castings, good handles, ' +
    'weights that can be read.',
  bivalyero:
    'Bivalyerő casts its kettlebells in Békéscsaba. The paint resists wear, and the handle has room for two hands.',
  aszfalt:
    'Aszfalt dresses the street sports of Budapest: shoes, tops, joggers and inline skates. A loose cut and thick fabrics ' +
    'that last.',
  gurulda:
    'Gurulda of Dunakeszi makes inline skates for the whole family. The children’s models grow with the foot by several ' +
    'sizes. Soft lining, easy buckles.',
  kaptato:
    'Kaptató is a cycling brand from Szentendre that tries its bikes on the climbs of the Pilis. Its mountain bikes climb ' +
    'well, its helmets are airy.',
  kullos:
    'The bikes and helmets of Küllős in Szolnok are made for families. A comfortable position, easy shifting and cheerful ' +
    'colours, at a price to begin with.',
  nordalen:
    'Nordalen brings warmth from the north of Sweden: down jackets, winter boots, hats. Restrained shapes and carefully ' +
    'chosen materials.',
  tairon:
    'Tairon is a maker from Taiwan that joins cycling, running and tennis. Its frames and rackets come from the same city, ' +
    'precise and light.',
  orlivo:
    'Orlivo is a Czech jacket brand from Liberec. Its down and quilted coats are light, pack small, and look good on ' +
    'weekdays too.',
  brisova:
    'Brisova is a seaside studio in Portorož, a brand for yoga and stretching. Its mats grip, its leggings and bras do not ' +
    'pinch.',
  peakora:
    'Peakora designs light mountain gear in the English Lake District. Its rucksacks and tents take surprisingly little ' +
    'room, its shoes grip on wet rock.',
  marelis:
    'Marelis comes from Riccione on the Adriatic. Its swimming goggles are comfortable in races and at leisure, its ' +
    'sportswear looks good at the water and in the gym.',
  gravion:
    'Gravion makes equipment for training at home: weights and ropes. Simple, small and well priced, a good start for your ' +
    'first corner for exercise.',
  lumenfox:
    'The German head torches of Lumenfox are made for running, hiking and camping. Their light is even, their strap does ' +
    'not slip, their battery can be recharged.',
  powdra:
    'Powdra brings its snowboards from the mountains of Utah. They are playful, and turn easily in deep snow too.',
  loptar:
    'Loptar is a ball brand from Zagreb that takes football, basketball, handball and volleyball seriously. Its balls hold ' +
    'air and shape well.',
  tizenegyes:
    'Tizenegyes comes from Debrecen and does nothing but football. Its boots and balls last from school leagues to county ' +
    'pitches, at a price that young teams can reach.',
  bocsmancs:
    'Bocsmancs is a children’s brand from Gödöllő with soft knitted hats. They do not itch, do not slip over the eyes, and ' +
    'can be machine washed.',
  solvella:
    'Solvella builds on what the shoemakers around Elche know. Its sandals and street shoes are light, soft, and ' +
    'comfortable from the first day.',
  lotuszkert:
    'Lótuszkert is a yoga workshop in Szeged; its mats are made of thick, non-slip material, and the carrying strap is part ' +
    'of the package.',
  porgettyu:
    'Pörgettyű is a playful sports brand from Zalaegerszeg. Its bats give fast spin, its skipping ropes come in children’s ' +
    'sizes too.',
};
