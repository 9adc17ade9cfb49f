/** Fields of the form, named by their place in the order request. */
export const fieldNames = [
  'contact.lastName',
  'contact.firstName',
  'contact.email',
  'contact.phone',
  'delivery.type',
  'delivery.address.postal',
  'delivery.address.city',
  'delivery.address.street',
  'delivery.address.streetNo',
  'delivery.store',
  'delivery.point',
  'comment',
  'payment',
  'billing.name',
  'billing.taxNumber',
  'billing.address.postal',
  'billing.address.city',
  'billing.address.street',
  'billing.address.streetNo',
  'acceptTerms',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** What is wrong with a field. */
export type Problem = 'missing' | 'invalid' | 'long' | 'link' | 'digits' | 'unavailable';

const missing: Record<FieldName, string> = {
  'contact.lastName': 'Add meg a vezetékneved.',
  'contact.firstName': 'Add meg a keresztneved.',
  'contact.email': 'Add meg az e-mail-címed.',
  'contact.phone': 'Add meg a telefonszámod.',
  'delivery.type': 'Válaszd ki, hogyan szeretnéd átvenni a rendelésed.',
  'delivery.address.postal': 'Add meg az irányítószámot.',
  'delivery.address.city': 'Add meg a települést.',
  'delivery.address.street': 'Add meg a közterületet.',
  'delivery.address.streetNo': 'Add meg a házszámot.',
  'delivery.store': 'Válaszd ki, melyik áruházban veszed át.',
  'delivery.point': 'Válaszd ki, melyik csomagponton veszed át.',
  comment: 'Írd be a megjegyzésed, vagy hagyd üresen.',
  payment: 'Válaszd ki, hogyan szeretnél fizetni.',
  'billing.name': 'Add meg, kinek a nevére szóljon a számla.',
  'billing.taxNumber': 'Add meg az adószámot, vagy hagyd üresen.',
  'billing.address.postal': 'Add meg a számlázási cím irányítószámát.',
  'billing.address.city': 'Add meg a számlázási cím települését.',
  'billing.address.street': 'Add meg a számlázási cím közterületét.',
  'billing.address.streetNo': 'Add meg a számlázási cím házszámát.',
  acceptTerms: 'A rendeléshez fogadd el az általános szerződési feltételeket.',
};

const invalid: Partial<Record<FieldName, string>> = {
  'contact.email': 'Ez az e-mail-cím nem teljes. Így írd: nev@pelda.hu',
  'contact.phone': 'Ezt a telefonszámot nem ismerjük fel. Magyar számot adj meg, például: +36 30 123 4567',
  'delivery.address.postal': 'Az irányítószám négy számjegy, például: 1138',
  'billing.taxNumber': 'Ez nem magyar adószám. Tizenegy számjegy, például: 12345676-2-41. Ellenőrizd, nincs-e elírva.',
  'billing.address.postal': 'A számlázási cím irányítószáma négy számjegy, például: 1138',
};

const long: Partial<Record<FieldName, string>> = {
  'contact.lastName': 'A vezetékneved legfeljebb 60 karakter lehet.',
  'contact.firstName': 'A keresztneved legfeljebb 60 karakter lehet.',
  'contact.email': 'Az e-mail-címed legfeljebb 120 karakter lehet.',
  'delivery.address.city': 'A település neve legfeljebb 60 karakter lehet.',
  'delivery.address.street': 'A közterület neve legfeljebb 80 karakter lehet.',
  'delivery.address.streetNo': 'A házszám, emelet, ajtó együtt legfeljebb 40 karakter lehet.',
  'billing.name': 'A számlázási név legfeljebb 120 karakter lehet.',
  'billing.address.city': 'A számlázási cím települése legfeljebb 60 karakter lehet.',
  'billing.address.street': 'A számlázási cím közterülete legfeljebb 80 karakter lehet.',
  'billing.address.streetNo': 'A számlázási cím házszáma legfeljebb 40 karakter lehet.',
  comment: 'A megjegyzés legfeljebb 500 karakter lehet. Rövidítsd le.',
};

const unavailable: Partial<Record<FieldName, string>> = {
  payment: 'Bankkártyával most nem lehet fizetni. Válaszd az átvételkor fizetést.',
  'delivery.type': 'Ez az átvételi mód ehhez a kosárhoz most nem választható. Válassz másikat.',
  'delivery.store': 'Ebben az áruházban most nem tudunk mindent átadni. Válassz másik áruházat vagy átvételi módot.',
};

const link: Partial<Record<FieldName, string>> = {
  'contact.lastName': 'A vezetékneved ne tartalmazzon webcímet, se @ jelet.',
  'contact.firstName': 'A keresztneved ne tartalmazzon webcímet, se @ jelet.',
  'delivery.address.city': 'A település neve ne tartalmazzon webcímet, se @ jelet.',
  'delivery.address.street': 'A közterület neve ne tartalmazzon webcímet, se @ jelet.',
  'delivery.address.streetNo': 'A házszám, emelet, ajtó ne tartalmazzon webcímet, se @ jelet.',
  'billing.name': 'A számlázási név ne tartalmazzon webcímet, se @ jelet.',
  'billing.address.city': 'A számlázási cím települése ne tartalmazzon webcímet, se @ jelet.',
  'billing.address.street': 'A számlázási cím közterülete ne tartalmazzon webcímet, se @ jelet.',
  'billing.address.streetNo': 'A számlázási cím házszáma ne tartalmazzon webcímet, se @ jelet.',
};

const digits: Partial<Record<FieldName, string>> = {
  'contact.lastName': 'A vezetékneved ne tartalmazzon hosszú számot. A telefonszámodnak külön mezője van.',
  'contact.firstName': 'A keresztneved ne tartalmazzon hosszú számot. A telefonszámodnak külön mezője van.',
  'delivery.address.city': 'A település neve ne tartalmazzon hosszú számot. A telefonszámodnak külön mezője van.',
  'delivery.address.street': 'A közterület neve ne tartalmazzon hosszú számot. A telefonszámodnak külön mezője van.',
  'billing.name': 'A számlázási név ne tartalmazzon hosszú számot. Az adószámnak külön mezője van.',
  'billing.address.city': 'A számlázási cím települése ne tartalmazzon hosszú számot.',
  'billing.address.street': 'A számlázási cím közterülete ne tartalmazzon hosszú számot.',
};

const sentences: Record<Problem, Partial<Record<FieldName, string>>> = {
  missing,
  invalid,
  long,
  link,
  digits,
  unavailable,
};

/** What, why and what to do: the sentence that stands at a field. */
export function sentenceFor(name: FieldName, problem: Problem): string {
  return sentences[problem][name] ?? invalid[name] ?? missing[name];
}
