import { isBlank, type Rule } from '../rule.ts';
import type { ProductItem } from '../items.ts';

const source = 'Fttv. 7. § (lényeges tulajdonságok); minőségi szabály';
/** Characters of all paragraphs together. */
const shortestDescription = 40;

const name: Rule<ProductItem> = {
  id: 'text-name-missing',
  severity: 'warning',
  source,
  title: 'Hiányzó terméknév',
  remedy: 'Adj nevet a terméknek.',
  violations: ({ product }) => (isBlank(product.name) ? ['nincs név'] : []),
};

const description: Rule<ProductItem> = {
  id: 'text-description-missing',
  severity: 'warning',
  source,
  title: 'Hiányzó vagy túl rövid leírás',
  remedy: 'Írj két-három mondatot: kinek, mire való, miben más.',
  violations({ product }) {
    const length = product.description.filter((paragraph) => !isBlank(paragraph)).join(' ').length;
    if (length === 0) return ['nincs leírás'];
    return length < shortestDescription ? [`${length} karakter`] : [];
  },
};

const brand: Rule<ProductItem> = {
  id: 'text-brand-missing',
  severity: 'warning',
  source,
  title: 'Hiányzó márka',
  remedy: 'Rendelj a termékhez márkát; a gyártói adatok is onnan jönnek.',
  violations({ product, brand: found }) {
    if (found === null) return [isBlank(product.brand) ? 'nincs márka' : `ismeretlen márka: ${product.brand}`];
    return isBlank(found.name) ? ['a márkának nincs neve'] : [];
  },
};

const category: Rule<ProductItem> = {
  id: 'text-category-missing',
  severity: 'warning',
  source: 'Minőségi szabály',
  title: 'Hiányzó kategória',
  remedy: 'Sorold a terméket a legalsó szintű kategóriába, amelyikbe illik.',
  violations: ({ product, category: found }) => (found === null ? [`ismeretlen kategória: ${product.categoryId}`] : []),
};

/** What a product has to say of itself. */
export const textRules: readonly Rule<ProductItem>[] = [name, description, brand, category];
