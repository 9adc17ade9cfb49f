/**
 * What the law demands of which goods, by the path of their category: `ruhazat/polok`. A retailer whose categories have
 * other names changes them here.
 */
const textiles = /^ruhazat(?:\/|$)|(?:^|\/)(?:halozsakok|satrak)(?:\/|$)/;
/** Directive 94/11/EC, Annex I, counts ski boots and skates among footwear. */
const footwear = /^cipok(?:\/|$)|(?:^|\/)(?:sicipok|gorkorcsolyak)(?:\/|$)/;
/** Helmets, goggles, sunglasses, guards. */
const protectiveEquipment = /(?:^|[/-])(?:buko|si)?sisakok|szemuvegek|vedok(?:$|\/)/;
/** Goods that can hurt when they are used wrongly. */
const dangerous =
  /kerekparok|rollerek|gorkorcsolyak|gumiszalagok|fejlampak|halozsakok|satrak|sulyzok|kettlebellek|silecek|snowboardok/;
/** Goods of which children's ones need no warning of their own. */
const harmlessForChildren = /^(?:ruhazat|cipok)(?:\/|$)|hatizsakok|taskak/;
/** Sports equipment and bicycles; bags, bottles and sunglasses are neither. */
const guaranteed = /^felszereles\/(?!hatizsakok-es-taskak|sportnapszemuvegek|kemping-es-tura\/kulacsok)/;
/** Goods that are used up, and rope from the roll. */
const byMeasure =
  /taplalek|etrend|energia|sportital|italpor|kenoanyag|apoloszer|impregnalo|wax|viasz|olajok|kremek|kotelaru/;
/** Several of the same in a package: `2 pár`, `3 db`. Of a set of different things the decree asks none. */
const severalInPackage = /(?<!\d)(?:[2-9]|\d{2,})\s?(?:pár|db|darab)(?!\p{L})/u;

/** Whether a fibre composition has to stand beside the goods (Regulation (EU) 1007/2011, Art. 16). */
export function isTextile(category: string): boolean {
  return textiles.test(category);
}

/** Whether the materials of upper, lining and sole have to be named (Directive 94/11/EC). */
export function isFootwear(category: string): boolean {
  return footwear.test(category);
}

/** Whether the goods are personal protective equipment (Regulation (EU) 2016/425). */
export function isProtective(category: string): boolean {
  return protectiveEquipment.test(category);
}

/** Why goods cannot be without a warning (Regulation (EU) 2023/988, Art. 19 d); null for those that can. */
export function warningReason(category: string, gender: string): string | null {
  if (isProtective(category)) return 'egyéni védőeszköz';
  if (dangerous.test(category)) return 'balesetveszélyes termékkör';
  return gender === 'kinder' && !harmlessForChildren.test(category) ? 'gyerekeknek szánt felszerelés' : null;
}

/** Whether new goods have a mandatory guarantee from a price on (151/2003. (IX. 22.) Korm. rendelet). */
export function hasMandatoryGuarantee(category: string): boolean {
  return guaranteed.test(category);
}

/** Whether a unit price is owed (4/2009. (I. 30.) NFGM–SZMM r., 3. §). */
export function isSoldByMeasure(category: string, name: string): boolean {
  return byMeasure.test(category) || (severalInPackage.test(name) && !/szett|készlet/i.test(name));
}
