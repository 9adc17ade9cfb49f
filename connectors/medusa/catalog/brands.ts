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

const brandOf = (name: string, manufacturer: Contact, responsiblePerson: Contact | null): BrandRecord => ({
  kind: 'brand',
  slug: slugOf(name) || 'marka',
  name: name.slice(0, 60),
  manufacturer,
  responsiblePerson,
});

/** Brands by the products that name them: one product of a brand says for all of them who makes the goods. */
export class Brands {
  readonly #own: BrandRecord | null;
  readonly #known = new Map<string, BrandRecord>();

  constructor(company: Contact | null) {
    const name = company?.name.replace(/,? (?:Kft|Bt|Zrt|Nyrt|Rt|Kkt)\.?$/u, '') ?? '';
    this.#own = company && brandOf(name, company, null);
  }

  /** Learns who makes a brand's goods from products that say so. */
  learn(products: readonly EngineProduct[]): void {
    for (const { metadata } of products) {
      const name = word(metadata.brand, 60);
      const maker = contactOf(metadata, 'manufacturer');
      if (name !== '' && maker) this.#known.set(name, brandOf(name, maker, contactOf(metadata, 'responsible')));
    }
  }

  /** The brand of a product, or a sentence for why it has none: nobody may sell goods without saying who makes them. */
  of({ metadata }: EngineProduct): { brand: BrandRecord; doubt: string | null } | string {
    const name = word(metadata.brand, 60);
    const known = this.#known.get(name);
    if (known) return { brand: known, doubt: null };
    if (name !== '')
      return `nothing says who makes ${name}: metadata manufacturer, manufacturer_address and manufacturer_contact`;
    if (this.#own)
      return { brand: this.#own, doubt: 'it names no brand (metadata brand) and stands under the company' };
    return 'it names no brand (metadata brand), and COMPANY_* do not say whose it would be';
  }
}
