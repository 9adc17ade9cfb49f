import type { EngineProduct } from '../engine-shapes.ts';
import { slugOf } from './words.ts';

export interface Contact {
  name: string;
  postalAddress: string;
  electronicAddress: string;
}

export interface BrandRecord {
  kind: 'brand';
  slug: string;
  name: string;
  manufacturer: Contact;
  responsiblePerson: Contact | null;
}

const word = (value: unknown, most: number) => (typeof value === 'string' ? value.trim().slice(0, most) : '');

function contactOf(metadata: Readonly<Record<string, unknown>>, prefix: string): Contact | null {
  const contact = {
    name: word(metadata[prefix], 120),
    postalAddress: word(metadata[`${prefix}_address`], 200),
    electronicAddress: word(metadata[`${prefix}_contact`], 200),
  };
  return Object.values(contact).includes('') ? null : contact;
}

const brandSlug = (name: string) => slugOf(name) || 'marka';
const brandOf = (name: string, manufacturer: Contact, responsiblePerson: Contact | null): BrandRecord => ({
  kind: 'brand',
  slug: brandSlug(name),
  name: name.slice(0, 60),
  manufacturer,
  responsiblePerson,
});

/** The brand that a product names together with who makes its goods. */
function brandsNamed({ metadata }: EngineProduct): BrandRecord[] {
  const name = word(metadata.brand, 60);
  const maker = contactOf(metadata, 'manufacturer');
  return name !== '' && maker ? [brandOf(name, maker, contactOf(metadata, 'responsible'))] : [];
}

/** Brands by the products that name them: one product of a brand says for all of them who makes the goods. */
export class Brands {
  readonly #own: BrandRecord | null;
  /** By their slugs: “Nike” and “NIKE” are one brand of the shop. */
  readonly #known = new Map<string, BrandRecord>();

  constructor(company: Contact | null) {
    const name = company?.name.replace(/,? (?:Kft|Bt|Zrt|Nyrt|Rt|Kkt)\.?$/u, '') ?? '';
    this.#own = company && brandOf(name, company, null);
  }

  /** Learns who makes a brand's goods from all products that say so; of several the last one counts. */
  learn(products: readonly EngineProduct[]): void {
    for (const brand of products.flatMap(brandsNamed)) this.#known.set(brand.slug, brand);
  }

  /** Learns of brands that no product named before: a part of the goods changes nothing that all of them said. */
  learnUnknown(products: readonly EngineProduct[]): void {
    for (const brand of products.flatMap(brandsNamed))
      if (!this.#known.has(brand.slug)) this.#known.set(brand.slug, brand);
  }

  /** The brand of a product, or a sentence for why it has none: nobody may sell goods without saying who makes them. */
  of({ metadata }: EngineProduct): { brand: BrandRecord; doubt: string | null } | string {
    const name = word(metadata.brand, 60);
    const known = name === '' ? null : this.#known.get(brandSlug(name));
    if (known) return { brand: known, doubt: null };
    if (name !== '')
      return `nothing says who makes ${name}: metadata manufacturer, manufacturer_address and manufacturer_contact`;
    if (this.#own) {
      const brand = this.#known.get(this.#own.slug) ?? this.#own;
      return { brand, doubt: 'it names no brand (metadata brand) and stands under the company' };
    }
    return 'it names no brand (metadata brand), and COMPANY_* do not say whose it would be';
  }
}
