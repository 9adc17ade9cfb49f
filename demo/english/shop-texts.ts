/** What the stores say of themselves, in English, by the id in their sysnames. */
export const englishShopTexts: Readonly<Record<string, string>> = {
  'budapest-nepfurdo':
    'This is our largest store: all our sports on two floors. In the workshop on the ground floor we sharpen skis and ' +
    'adjust bicycles, and on the treadmill upstairs we look at how you run. The car park is entered from Népfürdő utca.',
  'budapest-arena-ter':
    'Our running and fitness department is on the first floor of the shopping centre. Bring your racket, and we string it ' +
    'while you shop. It is a five-minute walk under cover from the metro.',
  'budapest-hengermalom':
    'South Buda’s store for cycling and skiing. Try a new bicycle on the track in the yard; in winter we hire out skis and ' +
    'snowboards. Parking in front of the building is free.',
  'budapest-ors-vezer-tere':
    'Beside the terminus of the metro and the suburban railway, we are on your way home. We keep a wide choice of running ' +
    'shoes and of gear for team sports. It is worth booking a gait analysis in advance.',
  'budapest-ujpest':
    'In the centre of Újpest, a few minutes from the market. We are one of the smaller stores, but our bike service is open ' +
    'all year. What is not on the shelf here we bring over within two days.',
  debrecen:
    'The store in Szoboszlói út has the widest choice in eastern Hungary. Our workshop looks after skis, bicycles and tennis ' +
    'rackets. If you are off for a run in the Nagyerdő, ask us about shoes.',
  szeged:
    'A cycling store in a cycling town: bring a punctured wheel to our workshop without an appointment. In summer you can ' +
    'hire touring bikes and tents too. The car park in Rókusi körút is free.',
  pecs:
    'At the foot of the Mecsek hills, hiking and mountain biking are our main departments. Try boots on a sloping test track ' +
    'before you decide. In winter we prepare your skis within two days.',
  gyor:
    'From our store in Győr the road leads straight to the Austrian slopes, so our largest ski hire is here. For a weekend ' +
    'on skis you can pick up your gear from Thursday afternoon. The workshop is to the left of the entrance.',
  miskolc:
    'At the gate of the Bükk hills we wait for you with hiking gear and trail shoes. In winter we hire out skis for the slopes ' +
    'of Bánkút and Sátoraljaújhely. From spring to autumn the bike service works on Sundays too.',
  nyiregyhaza:
    'You find our store in Pazonyi út, where it is easy to reach. Team sports and cycling are our strongest departments. ' +
    'Send us the design for printed shirts by e-mail if you like.',
  kecskemet:
    'In our Kecskemét store runners and families have the widest choice. The analysis on the treadmill takes a quarter of an ' +
    'hour and commits you to nothing. Parking is free.',
  szekesfehervar:
    'In Palotai út skis, bicycles and running shoes change hands at one counter. Our hire desk has skis and boots in children’s ' +
    'sizes too. We are five minutes from the motorway.',
  szombathely:
    'Skiers from the foot of the Alps get ready for the season with us: we sharpen, wax and set bindings. Look for us on the ' +
    'ground floor of the shopping centre in Viktória utca. The covered car park is free for two hours for our customers.',
  szolnok:
    'In a town on the water, swimming and cycling are our favourites. Try on goggles in the store; your bicycle is usually ' +
    'repaired by the next day. Parking in front of the store is free.',
  tatabanya:
    'The store in Győri út is where hikers set out for the Gerecse and Vértes hills. A wide choice of boots, rucksacks and ' +
    'poles is waiting. In winter we service skis too.',
  kaposvar:
    'We are in the town centre, in Berzsenyi utca. A small shop with familiar faces: tennis players have their rackets strung ' +
    'here, table tennis players choose their bats. What you order online you collect here free of charge.',
  bekescsaba:
    'In Andrássy út we keep what you need for everyday sport. Our bike service works in the courtyard. We are closed on ' +
    'Sundays and open until one on Saturdays.',
  veszprem:
    'Between the Bakony hills and Lake Balaton there is sport in every season, and we get you ready for it. We hire out ' +
    'bicycles in summer and ski gear in winter. The entrance from the car park in Budapesti út is step-free.',
  zalaegerszeg:
    'In our Zala store cycling, tennis and hiking have the most room. Stringing is usually done within a day. You can drive in ' +
    'directly from Balatoni út.',
  eger:
    'The last stop for those who set out for the Bükk plateau. You find poles, headlamps and map cases here, and the workshop ' +
    'services skis and bicycles. On Saturdays we are open until one in the afternoon.',
  sopron:
    'From Sopron you are on the slopes within an hour: hire skis, boots and a helmet for the whole season if you like. For ' +
    'runners in the Lővérek hills we keep a wide choice of trail shoes. The car park in Ipar körút is free.',
  nagykanizsa:
    'You find us in Balatoni út, on the edge of town. Among fishing lakes and cycle paths you get all you need for a day out, ' +
    'from bottle to bicycle. The workshop mends smaller faults while you wait.',
  dunaujvaros:
    'In the store in Aranyvölgyi út strength training and running are the largest departments. Try dumbbells, kettlebells and ' +
    'foam rollers. We carry heavy parcels to your car.',
  hodmezovasarhely:
    'In our town shop we have picked what everyday exercise needs. The bike service is open on weekday mornings. What is not ' +
    'in stock we fetch from the Szeged store by the next day.',
  salgotarjan:
    'We are in Rákóczi út, near the bus station. For walks in the Karancs and Medves hills we suggest boots and clothes in ' +
    'layers. In winter we service skis too.',
  szekszard:
    'The shop in Tartsay Vilmos utca is two corners from the town’s sports hall. Team sports, tennis and running are our three ' +
    'main departments. Collect your order on working days until six in the evening.',
  siofok:
    'In our store by the lake, swimming and cycling play the lead in summer. Hire bicycles and tents by the day or the week. In ' +
    'winter the queue is shorter and the service the same.',
  budaors:
    'Beside the motorway, with a large car park, we are open until nine in the evening. Our fastest workshop works here in the ' +
    'ski season: skis left in the morning are ready by the afternoon. Trail runners of the Buda hills have a shelf of their own.',
  dunakeszi:
    'A favourite of customers from northern Pest, right beside road M2. Our largest children’s department is here: we take ' +
    'outgrown skates and bicycles in part exchange. Parking is free.',
};
