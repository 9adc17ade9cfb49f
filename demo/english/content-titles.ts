/** Title and description in English. */
export type EnglishTitle = readonly [title: string, description: string];

/** Of the static and service pages, by their slugs. */
export const englishPages: Readonly<Record<string, EnglishTitle>> = {
  rolunk: ['About us', 'Thirty stores, one online shop and a lot of people who like to move: {{brand}}.'],
  'szallitas-fizetes': [
    'Delivery and payment',
    'Home delivery, parcel point or collection in store: charges, delivery times and ways to pay.',
  ],
  visszakuldes: [
    'Returns and exchanges',
    'Wrong size, or a change of mind? Here is how to send back what you ordered.',
  ],
  gyik: ['Frequently asked questions', 'Orders, collection, sizes, loyalty points and repairs: short answers.'],
  karrier: ['Careers', 'Work with us in a store, in a workshop or at head office: open positions and what we offer.'],
  aszf: [
    'Terms and conditions',
    'How orders, prices and delivery work, and the terms of the contract: {{brand}} online shop.',
  ],
  adatkezeles: [
    'Privacy notice',
    'Which personal data our online shop processes, for what purpose and how long, and what rights you have.',
  ],
  'cookie-tajekoztato': [
    'Cookie notice',
    'Which cookies the shop uses, what they are for, and how to change your choice.',
  ],
  impresszum: ['Company details', 'Company details, contacts and hosting provider of {{name}}.'],
  akadalymentesseg: [
    'Accessibility statement',
    'How far the shop meets the accessibility requirements, and where to tell us about a barrier.',
  ],
  szavatossag: [
    'Statutory rights and guarantees',
    'Conformity, product liability, the mandatory guarantee and the maker’s own: what you can ask for when goods are faulty.',
  ],
  elallas: [
    'Right of withdrawal and model form',
    'How to withdraw from the contract within 14 days, who pays for the return, and when you get your money back.',
  ],
  panaszkezeles: [
    'Complaints',
    'How to complain, how soon we answer, and where to turn if you are not satisfied with the answer.',
  ],
  'bekelteto-testulet': [
    'Conciliation boards',
    'Contacts of the Hungarian conciliation boards, and how they settle consumer disputes.',
  ],
  siszerviz: ['Ski service', 'Edges, wax, base repairs and binding adjustment with a test report.'],
  kerekparszerviz: ['Bike service', 'From a puncture to a full overhaul, for bikes of every brand.'],
  utohurozas: ['Racket stringing', 'Tennis and badminton rackets strung, usually within a day.'],
  berles: ['Rental', 'Skis, snowboards, bikes and tents for a day, a week or a whole season.'],
  futoelemzes: ['Gait analysis', 'A quarter of an hour on the treadmill: we film how your feet land.'],
  meretvetel: ['How to measure yourself', 'Measure at home for clothes, shoes, helmets and ski boots.'],
  ajandekkartya: ['Gift cards', 'From 5\u00A0000 to 100\u00A0000\u00A0Ft, accepted in every one of our stores.'],
  'hogyan-mukodik': [
    'How teams order',
    'A club, a list of names, one order, one parcel: kit for everyone, with name and number.',
  ],
  feliratozas: [
    'Names and numbers',
    'What fits on a shirt, what it costs, what we print on, and why we cannot take printed goods back.',
  ],
  meretek: [
    'Sizes for the team',
    'How to collect everyone’s size quickly, children’s and adults’, and how to try things on.',
  ],
  'szallitas-klubnak': [
    'Delivery to the club',
    'One parcel to the clubhouse, the gym or the store: charges, delivery times and collection.',
  ],
  'klubot-inditok': [
    'Start a club shop',
    'How your team gets a shop of its own: what we need, how long it takes and what it costs.',
  ],
};

/** Of the guides, by their slugs. */
export const englishGuides: Readonly<Record<string, EnglishTitle>> = {
  ajandekotletek: [
    'Christmas gifts for people who move',
    'Gift ideas under 5\u00A0000, 10\u00A0000 and 20\u00A0000\u00A0Ft, by sport, for children and grown-ups.',
  ],
  'fejlampa-mennyi-lumen': [
    'Head torches: how many lumens do you need?',
    'Brightness, burn time, water resistance: choosing a torch for running, hiking and camping.',
  ],
  'futas-telen': [
    'Running in winter: cold, dark, slippery?',
    'Layers, grip and being seen: how to run safely in the coldest months.',
  ],
  'gorkorcsolya-kezdoknek': [
    'Inline skating for beginners',
    'Wheel size, boots, pads and your first ten hours: how to get rolling.',
  ],
  'gyerekcipo-mekkora-legyen': [
    'Children’s shoes: what size?',
    'Measuring feet at home, the right room to grow, trying them on, and when the next pair is due.',
  ],
  'halozsakok-homersekletei': [
    'What do the temperatures of sleeping bags mean?',
    'Comfort, limit, extreme: which one to look at, and what to add to your bag.',
  ],
  'hogyan-valassz-futocipot': [
    'How to choose running shoes',
    'Cushioning, drop and fit: what matters if you want a comfortable pair that lasts.',
  ],
  'igy-allitsd-be-a-hatizsakodat': [
    'How to adjust your rucksack',
    'Back length, hip belt, packing: five steps that move the weight from your shoulders to your hips.',
  ],
  'jogamatrac-valaszto': ['Which yoga mat?', 'Thickness, material, grip: which mat suits your practice.'],
  'jol-all-a-sisak': [
    'Does your helmet fit?',
    'Head size, straps, replacement: setting up a cycling helmet in two minutes.',
  ],
  'kettlebell-az-elso-honap': [
    'Kettlebells: your first month',
    'Three basic exercises, four weeks, one weight: how to start safely.',
  ],
  'mekkora-kerekpar-kell': [
    'What size of bike do you need?',
    'Frame size by height and inside leg, and what a test ride tells you.',
  ],
  'melyik-labda-hanyas': [
    'Which ball is which size?',
    'Football, basketball, handball and volleyball sizes by age, and the right pressure.',
  ],
  'milyen-hosszu-silec-kell': [
    'How long should your skis be?',
    'Ski length by height, skill and style, in one simple table.',
  ],
  'nyilt-vizen-biztonsagosan': [
    'Open water, safely',
    'Lake Balaton, Lake Velence, quarry lakes: what to expect when you leave the pool.',
  ],
  'otthoni-edzosarok': [
    'A home gym in two square metres',
    'What to start with, how heavy, and how to plan three workouts a week.',
  ],
  'pingpongutok-es-boritasok': [
    'Table tennis bats and rubbers explained',
    'Wood, sponge, grip: which bat is for the garden and which for training.',
  ],
  'retegesen-oltozve-a-hegyen': [
    'Dressing in layers for the hills',
    'Base layer, mid layer, shell: staying dry and warm on autumn and winter hikes.',
  ],
  'sator-es-satorhely': [
    'Tent and pitch: a quiet night outdoors',
    'How many people, how much rain, and where to pitch it.',
  ],
  'sicipo-ne-szoritson': [
    'Ski boots: snug, but without pain',
    'Mondopoint size, flex, fitting: boots that stay comfortable all day.',
  ],
  'sportmelltarto-megfelelo-tartas': [
    'Sports bras: the right support',
    'Light, medium or high support? Measuring, fitting and washing step by step.',
  ],
  'stoplis-cipo-talajra': [
    'Football boots: grass, artificial turf, indoors',
    'FG, AG, TF, IC: what the letters mean, and what happens if you choose wrong.',
  ],
  'teniszuto-valaszto': [
    'Tennis rackets for beginners and returners',
    'Weight, head size, grip, strings: five numbers that decide how you will play.',
  ],
  'terepfutas-kezdoknek': [
    'Trail running for beginners',
    'How a forest differs from tarmac, and what to watch in your first month.',
  ],
  'turabakancs-vagy-turacipo': [
    'Hiking boots or hiking shoes?',
    'Terrain, weight and ankle support: when to wear which in the hills.',
  ],
  'uszoszemuveg-valaszto': [
    'Which swimming goggles?',
    'For the pool, open water or children: finding goggles that do not leak.',
  ],
};

/** Titles of the catalogues to leaf through, by their slugs; what is printed in them is Hungarian. */
export const englishFlipbooks: Readonly<Record<string, string>> = {
  csapatsport: 'Team sports',
  futoszezon: 'Running season',
  'heti-ajanlatok': 'This week’s offers',
  iskolakezdes: 'Back to school',
  'karacsonyi-ajandekok': 'Christmas gifts',
  'ket-kerek': 'Two wheels',
  outlet: 'Outlet',
  'tel-a-hegyen': 'Winter in the mountains',
};
