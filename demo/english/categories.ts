/** Name and text of each category in English, by its path of slugs. */
export const englishCategories: Readonly<Record<string, readonly [name: string, text: string]>> = {
  cipok: [
    'Shoes',
    'Running shoes, boots, sandals and football boots in one place. Filter by size and we show only what we have in yours.',
  ],
  'cipok/futocipok': [
    'Running shoes',
    'A good running shoe suits your terrain and your pace. If you are new to it, start with the more cushioned models.',
  ],
  'cipok/futocipok/mindennapi-futocipok': [
    'Everyday running shoes',
    'Comfortable, cushioned running shoes for the road. These are the ones in which the kilometres add up week by week.',
  ],
  'cipok/futocipok/versenycipok': [
    'Racing shoes',
    'Light, fast shoes for races and quicker sessions. With a carbon plate or without, but always forwards.',
  ],
  'cipok/terepfuto-cipok': [
    'Trail running shoes',
    'Deep lugs and a protected toe for forest paths. Choose by the ground: wider spacing for mud, a stickier sole for rock.',
  ],
  'cipok/fitneszcipok': [
    'Fitness shoes',
    'Stable, light shoes for the gym and for classes. Their soles leave no marks on the floor.',
  ],
  'cipok/turacipok': [
    'Hiking shoes',
    'Low shoes for day hikes: lighter than boots, surer than street shoes. At their best in the hills.',
  ],
  'cipok/turabakancsok': [
    'Hiking boots',
    'Ankle support, a waterproof membrane and a sole that grips. For hikes with a rucksack and for rougher ground.',
  ],
  'cipok/teli-cipok': [
    'Winter shoes',
    'Lined, waterproof boots for snow and slush. Their rubber soles stay soft in the cold.',
  ],
  'cipok/szandalok': [
    'Sandals',
    'Walking sandals for summer, the waterside and the city. With adjustable straps, from fabrics that dry fast.',
  ],
  'cipok/utcai-cipok': [
    'Street shoes',
    'Comfortable sneakers for every day. They go with jeans, with a skirt and with joggers.',
  ],
  'cipok/focicipok': [
    'Football boots',
    'Studded boots for grass pitches, from casual players to league sides. In children’s sizes too.',
  ],
  ruhazat: [
    'Clothing',
    'Layers for training, for hiking and for every day. Every product page lists the materials and has a size chart.',
  ],
  'ruhazat/kabatok-es-dzsekik': [
    'Coats and jackets',
    'Rain, wind and cold each ask for another layer. Here you find everything from light rain jackets to down.',
  ],
  'ruhazat/kabatok-es-dzsekik/turadzsekik': [
    'Hiking jackets',
    'Waterproof, breathable shells for mountain weather. The membrane keeps water out, the vents let heat escape.',
  ],
  'ruhazat/kabatok-es-dzsekik/esodzsekik': [
    'Rain jackets',
    'Light jackets for sudden showers. They fit into a small corner of your bag.',
  ],
  'ruhazat/kabatok-es-dzsekik/sidzsekik': [
    'Ski jackets',
    'Insulated jackets with a snow skirt for skiing and snowboarding. In adults’ and children’s sizes.',
  ],
  'ruhazat/kabatok-es-dzsekik/pehelydzsekik': [
    'Down jackets',
    'Real down, little weight, a lot of warmth. On its own in winter, under a shell in deep cold.',
  ],
  'ruhazat/kabatok-es-dzsekik/steppelt-dzsekik': [
    'Quilted jackets',
    'Jackets with synthetic filling for the seasons between. They stay warm when wet and can be washed at home.',
  ],
  'ruhazat/kapucnis-puloverek': [
    'Hoodies',
    'Soft tops for before training, after it, or instead of it. Brushed inside, smooth outside.',
  ],
  'ruhazat/polok': ['T-shirts', 'Fast-drying T-shirts for running and training. They keep you cool while you warm up.'],
  'ruhazat/polok/futopolok': [
    'Running T-shirts',
    'Light, airy T-shirts for running. They carry sweat away and do not chafe.',
  ],
  'ruhazat/polok/edzopolok': [
    'Training T-shirts',
    'Hard-wearing T-shirts for the gym, for PE and for team training. In adults’ and children’s sizes.',
  ],
  'ruhazat/nadragok': [
    'Trousers',
    'Leggings, shorts and joggers for every kind of movement. Look at the size chart and choose by waist and hips.',
  ],
  'ruhazat/nadragok/leggingsek': [
    'Leggings',
    'High-waisted leggings for running and yoga. They do not slip down, and they do not show through.',
  ],
  'ruhazat/nadragok/rovidnadragok': ['Shorts', 'Running and training shorts for warm days. Light, and quick to dry.'],
  'ruhazat/nadragok/melegitonadragok': [
    'Joggers',
    'Joggers for training, travelling and home. With tapered legs, and pockets with or without zips.',
  ],
  'ruhazat/sportmelltartok': [
    'Sports bras',
    'Light, medium and strong support, from yoga to running. Choose by your underbust.',
  ],
  'ruhazat/zoknik': [
    'Socks',
    'A good sock is half the success. Thin and airy for running, cushioned and warm for hiking.',
  ],
  'ruhazat/zoknik/futozoknik': [
    'Running socks',
    'Thin, cushioned socks for kilometres without blisters. Two pairs to a pack.',
  ],
  'ruhazat/zoknik/turazoknik': [
    'Hiking socks',
    'Socks knitted with merino wool for boots. They keep warm and stay fresh.',
  ],
  'ruhazat/sapkak': ['Beanies', 'Rib-knit winter hats for young and old. For walks, for sledging, for cold mornings.'],
  felszereles: [
    'Equipment',
    'Everything you need for sport, from balls to bikes. We deliver the bigger items to your door.',
  ],
  'felszereles/labdak': [
    'Balls',
    'Footballs, basketballs, handballs and volleyballs for leisure, training and matches. Choose the size by age.',
  ],
  'felszereles/labdak/futball-labdak': [
    'Footballs',
    'Balls for the yard, for training and for the league. Size 5 for adults, 3 and 4 for children.',
  ],
  'felszereles/labdak/kosarlabdak': [
    'Basketballs',
    'Indoor and outdoor basketballs. They grip well and last long, on concrete too.',
  ],
  'felszereles/labdak/kezilabdak': [
    'Handballs',
    'Soft handballs with good grip for school and hall. From size 0 to 3.',
  ],
  'felszereles/labdak/roplabdak': [
    'Volleyballs',
    'Balls with a soft touch for beach and hall. In the standard size, 5.',
  ],
  'felszereles/hatizsakok-es-taskak': [
    'Rucksacks and bags',
    'Hiking rucksacks and sports bags that keep things in order. With ventilated backs and pockets within reach.',
  ],
  'felszereles/hatizsakok-es-taskak/hatizsakok': [
    'Rucksacks',
    'Hiking rucksacks for a day or for a week. With a hip belt and a ventilated back.',
  ],
  'felszereles/hatizsakok-es-taskak/sporttaskak': [
    'Sports bags',
    'Roomy bags for training and for the weekend. With a compartment of their own for shoes.',
  ],
  'felszereles/kerekparozas': [
    'Cycling',
    'Mountain and road bikes, and helmets. If you like, we hand your new bike over ready to ride.',
  ],
  'felszereles/kerekparozas/mtb-kerekparok': [
    'Mountain bikes',
    'Hardtail mountain bikes with 29-inch wheels. Choose the frame by your height.',
  ],
  'felszereles/kerekparozas/bukosisakok': [
    'Cycling helmets',
    'Light, airy helmets for adults and children. Measure your head and choose by the chart.',
  ],
  'felszereles/si-es-snowboard': [
    'Ski and snowboard equipment',
    'Skis, boards, boots and goggles: the whole outfit. The workshops in our stores set your bindings.',
  ],
  'felszereles/si-es-snowboard/silecek': [
    'Skis',
    'Carving and all-mountain skis with bindings. Choose the length by your height and your skill.',
  ],
  'felszereles/si-es-snowboard/sicipok': [
    'Ski boots',
    'Four-buckle ski boots for beginners and advanced skiers. The Mondopoint size is the length of your foot in centimetres.',
  ],
  'felszereles/si-es-snowboard/snowboardok': [
    'Snowboards',
    'All-mountain boards with bindings. A softer flex for beginners, a stiffer one for advanced riders.',
  ],
  'felszereles/si-es-snowboard/siszemuvegek': [
    'Ski goggles',
    'Anti-fog goggles with a UV filter that fit with a helmet. For adults and children.',
  ],
  'felszereles/kemping-es-tura': [
    'Camping and hiking',
    'Everything for a night outdoors: tent, sleeping bag, lamp, and a bottle for the morning tea.',
  ],
  'felszereles/kemping-es-tura/satrak': [
    'Tents',
    'Dome, tunnel, family and mountain tents, for festivals, holidays and high camps. All of them neat to pack.',
  ],
  'felszereles/kemping-es-tura/halozsakok': [
    'Sleeping bags',
    'Mummy bags for summer nights and cool ones. Choose by the comfort temperature.',
  ],
  'felszereles/kemping-es-tura/fejlampak': [
    'Head torches',
    'Rechargeable head torches for running, hiking and the tent. Free hands, sure steps.',
  ],
  'felszereles/kemping-es-tura/turabotok': [
    'Trekking poles',
    'Telescopic poles that spare your knees. Every model is sold as a pair.',
  ],
  'felszereles/kemping-es-tura/kulacsok': [
    'Bottles',
    'Insulated steel bottles for hikes, training and the office. They keep drinks cold or hot.',
  ],
  'felszereles/fitneszeszkozok': [
    'Fitness equipment',
    'Training at home takes little. A dumbbell, a rope and a mat, and you can begin.',
  ],
  'felszereles/fitneszeszkozok/kezisulyzok': [
    'Dumbbells',
    'Hexagonal dumbbells from 4 to 12 kilograms. They do not roll away, and are kind to the floor.',
  ],
  'felszereles/fitneszeszkozok/kettlebellek': [
    'Kettlebells',
    'Cast-iron kettlebells for swings and strength. For beginners and advanced.',
  ],
  'felszereles/fitneszeszkozok/ugrokotelek': [
    'Skipping ropes',
    'Fast ropes for warming up and cardio. Adjustable in length.',
  ],
  'felszereles/fitneszeszkozok/jogamatracok': [
    'Yoga mats',
    'Non-slip mats for yoga and stretching. With a carrying strap, in several materials.',
  ],
  'felszereles/utos-sportok': [
    'Racket sports',
    'Tennis, badminton and table tennis, from the first rally to the league. Choose the racket that suits your skill.',
  ],
  'felszereles/utos-sportok/teniszutok': [
    'Tennis rackets',
    'Easy, precise tennis rackets for every level. The chart helps you choose the grip size.',
  ],
  'felszereles/utos-sportok/pingpongutok': [
    'Table tennis bats',
    'Bats for the family and for training, with rubbers that grip. Balls included.',
  ],
  'felszereles/uszas': ['Swimming equipment', 'Everything for the pool and open water. For beginners and racers.'],
  'felszereles/uszas/uszoszemuvegek': [
    'Swimming goggles',
    'Anti-fog swimming goggles with a soft seal. For training, for races and for the lake.',
  ],
  'felszereles/gorkorcsolyak': [
    'Inline skates',
    'Inline skates for smooth asphalt. Do not forget your helmet and pads.',
  ],
  'felszereles/kerekparozas/orszaguti-kerekparok': [
    'Road bikes',
    'Fast, light bikes for the road, with disc brakes. Choose the frame by your height.',
  ],
  'felszereles/focifelszereles': [
    'Football equipment',
    'What you need beside ball and boots: gloves for the keeper, guards for the shins. For adults and children.',
  ],
  'felszereles/focifelszereles/kapuskesztyuk': [
    'Goalkeeper gloves',
    'Latex palms that grip, padded backs. Choose the size by the girth of your palm.',
  ],
  'felszereles/focifelszereles/sipcsontvedok': [
    'Shin guards',
    'Light guards with straps for training and matches. Choose the size by height.',
  ],
  'felszereles/rollerek': [
    'Scooters',
    'Folding scooters with big wheels, for children and adults. To school, to work and to the park.',
  ],
  'felszereles/si-es-snowboard/sifutolecek': [
    'Cross-country skis',
    'Narrow, light skis with bindings and poles. Choose the length by your weight.',
  ],
  'felszereles/si-es-snowboard/sisisakok': [
    'Ski helmets',
    'Warm, well-ventilated helmets with ear pads. A clip at the back holds the strap of your goggles.',
  ],
  'felszereles/fitneszeszkozok/masszazshengerek': [
    'Foam rollers',
    'Ribbed foam rollers to loosen your muscles. Good before training, and after it.',
  ],
  'felszereles/fitneszeszkozok/gumiszalagok': [
    'Resistance bands',
    'Loop bands in several strengths. They take little room and work the whole body.',
  ],
  'felszereles/fitneszeszkozok/gimnasztikai-labdak': [
    'Gym balls',
    'Big balls for exercise, stretching and your desk. Choose the size by your height.',
  ],
  'felszereles/fitneszeszkozok/bokszkesztyuk': [
    'Boxing gloves',
    'Gloves for bag work and training, from 10 to 16 ounces. Wear them with wraps.',
  ],
  'felszereles/utos-sportok/tollasutok': [
    'Badminton rackets',
    'Light rackets for garden and hall. A flexible shaft for beginners, a stiffer one for advanced players.',
  ],
  'felszereles/hatizsakok-es-taskak/futoovek': [
    'Running belts',
    'Flat belts for phone, keys and gels. They stay still while you run.',
  ],
  'felszereles/sportnapszemuvegek': [
    'Sports sunglasses',
    'Wide-lens glasses for running and cycling. They do not slip, and protect from the side too.',
  ],
  'ruhazat/siltes-sapkak': [
    'Caps',
    'Running caps and baseball caps for sunny days. With airy sides and an adjustable strap.',
  ],
  'ruhazat/kesztyuk': ['Gloves', 'Thin running gloves and lined winter gloves. You can use your phone in them.'],
  'ruhazat/fejpantok': [
    'Headbands',
    'Headbands that cover the ears for running, skiing and cycling. They fit under a helmet.',
  ],
  'ruhazat/polok/galleros-polok': ['Polo shirts', 'Piqué polo shirts for the tennis court and for every day.'],
  'ruhazat/kerekparos-mezek': [
    'Cycling jerseys',
    'Full-zip jerseys with back pockets. They do not flap in the wind, and dry fast.',
  ],
  'ruhazat/kabatok-es-dzsekik/mellenyek': ['Gilets', 'Quilted gilets that warm your body and leave your arms free.'],
  'ruhazat/kabatok-es-dzsekik/polardzsekik': [
    'Fleece jackets',
    'Soft fleeces as a middle layer or on their own. Warm even when wet, and quick to dry.',
  ],
  'ruhazat/nadragok/sinadragok': [
    'Ski trousers',
    'Insulated, waterproof trousers with snow gaiters for skiing and snowboarding. In adults’ and children’s sizes.',
  ],
  'ruhazat/sportszoknyak': ['Sports skirts', 'Pleated tennis skirts and skorts with built-in shorts.'],
  'ruhazat/furdoruhak': [
    'Swimsuits',
    'Chlorine-resistant swimsuits for training and racing. Choose the size by bust and hips.',
  ],
};
