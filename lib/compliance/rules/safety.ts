import { isElectronicAddress, isPostalAddress } from '../addresses.ts';
import { warningReason } from '../goods.ts';
import { violationOf, isBlank, type Rule } from '../rule.ts';
import type { BrandRecord, ProductItem } from '../items.ts';
import { countryOf, isInUnion } from '../union.ts';

const gpsr = '(EU) 2023/988 rendelet (GPSR), 19. cikk';

const manufacturer: Rule<ProductItem> = {
  id: 'safety-manufacturer',
  severity: 'error',
  source: `${gpsr} a) pont`,
  title: 'Hiányzó gyártó vagy elérhetőség',
  remedy:
    'Add meg a márkánál a gyártó nevét, postai címét és elektronikus elérhetőségét (e-mail-címet vagy kapcsolati oldalt).',
  violations: ({ brand }) => (brand ? violationOf('a gyártónál nincs megadva', missingParts(brand.manufacturer)) : []),
};

function missingParts({ name, postalAddress, electronicAddress }: BrandRecord['manufacturer']): string[] {
  return [
    ...(isBlank(name) ? ['név'] : []),
    ...(isPostalAddress(postalAddress) ? [] : ['postai cím']),
    ...(isElectronicAddress(electronicAddress) ? [] : ['elektronikus cím']),
  ];
}

const responsiblePerson: Rule<ProductItem> = {
  id: 'safety-responsible-person',
  severity: 'error',
  source: `${gpsr} b) pont; 16. cikk`,
  title: 'Az EU-n kívüli gyártónak nincs uniós felelős személye',
  remedy:
    'Add meg a márkánál az EU-ban letelepedett felelős személy (például az importőr) nevét, postai és elektronikus címét.',
  violations({ brand }) {
    if (!brand || !isPostalAddress(brand.manufacturer.postalAddress)) return [];
    const {
      manufacturer: { postalAddress },
      responsiblePerson: person,
    } = brand;
    if (person) return personViolations(person);
    if (isInUnion(postalAddress)) return [];
    const country = countryOf(postalAddress);
    return [
      country === null
        ? 'a gyártó címében nincs ország, és felelős személy sincs megadva'
        : `a gyártó országa: ${country}, felelős személy nincs megadva`,
    ];
  },
};

function personViolations(person: BrandRecord['manufacturer']): string[] {
  const missing = violationOf('a felelős személynél nincs megadva', missingParts(person));
  if (missing.length > 0 || isInUnion(person.postalAddress)) return missing;
  return [`a felelős személy címe nem az EU-ban van: ${person.postalAddress}`];
}

const identifier: Rule<ProductItem> = {
  id: 'safety-identifier',
  severity: 'error',
  source: `${gpsr} c) pont`,
  title: 'Hiányzó termékazonosító',
  remedy: 'Adj a terméknek cikkszámot vagy EAN-kódot, amely a terméken is szerepel.',
  violations({ product: { options } }) {
    if (options.length === 0) return ['nincs egyetlen változata sem'];
    const nameless = options.filter(({ sku, ean }) => isBlank(sku) && isBlank(ean));
    return violationOf(
      'sem cikkszám, sem EAN',
      nameless.map(({ colour, size }) => `${colour}, ${size}`),
    );
  },
};

const picture: Rule<ProductItem> = {
  id: 'safety-picture',
  severity: 'error',
  source: `${gpsr} c) pont`,
  title: 'A terméknek nincs képe',
  remedy: 'Tölts fel legalább egy képet, amelyen a termék felismerhető.',
  violations({ pictures, lostPictures }) {
    if (pictures.length === 0) return ['nincs megadva kép'];
    return pictures.every(({ name }) => lostPictures.includes(name)) ? ['egyik megadott kép sem létezik'] : [];
  },
};

const warnings: Rule<ProductItem> = {
  id: 'safety-warnings',
  severity: 'error',
  source: `${gpsr} d) pont`,
  title: 'Hiányzó figyelmeztetés',
  remedy: 'Írd a termékhez a használati útmutató vagy a címke biztonsági figyelmeztetéseit magyarul.',
  violations({ product, category }) {
    const reason = category === null ? null : warningReason(category, product.gender);
    return reason !== null && product.warnings.every(isBlank) ? [reason] : [];
  },
};

/** Words of instructions that are English and nothing else. */
const english = /\b(?:the|and|not|with|keep|away|from|children|warning|use|only|under|before)\b/gi;

const warningLanguage: Rule<ProductItem> = {
  id: 'safety-warning-language',
  severity: 'error',
  source: `${gpsr} d) pont: a tagállam nyelvén`,
  title: 'Nem magyar nyelvű figyelmeztetés',
  remedy: 'Fordítsd magyarra a figyelmeztetést.',
  violations: ({ product }) =>
    violationOf(
      'angolul',
      product.warnings.filter((text) => (text.match(english)?.length ?? 0) > 1),
    ),
};

/** What buyers have to know of safety before they buy. */
export const safetyRules: readonly Rule<ProductItem>[] = [
  manufacturer,
  responsiblePerson,
  identifier,
  picture,
  warnings,
  warningLanguage,
];
