import { violationOf, isBlank, listed, type Rule } from '../rule.ts';
import type { ProductRecord, ProductItem, SharedCode } from '../items.ts';

const standard = 'GS1 General Specifications; Google Merchant Center: gtin';
type Option = ProductRecord['options'][number];

const nameOf = ({ colour, size, sku }: Option): string => (isBlank(sku) ? `${colour}, ${size}` : sku);

/** Whether a text is a GTIN of 8, 12, 13 or 14 digits with the right check digit. */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false;
  // Weights count from the right: the check digit's is one.
  const sum = [...code].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const missing: Rule<ProductItem> = {
  id: 'ean-missing',
  severity: 'warning',
  source: standard,
  title: 'Hiányzó EAN-kód',
  remedy: 'Kérd el a kódot a gyártótól; saját terméknél a cég belső tartományából adj.',
  violations: ({ product: { options } }) =>
    violationOf('EAN nélkül', options.filter(({ ean }) => isBlank(ean)).map(nameOf)),
};

const wrong: Rule<ProductItem> = {
  id: 'ean-wrong',
  severity: 'warning',
  source: standard,
  title: 'Hibás EAN-kód',
  remedy: 'Írd be újra a kódot a csomagolásról: 8, 12, 13 vagy 14 számjegy, és az utolsó az ellenőrző szám.',
  violations: ({ product: { options } }) =>
    violationOf(
      'hibás',
      options.filter(({ ean }) => !isBlank(ean) && !isGtin(ean)).map((option) => `${nameOf(option)}: ${option.ean}`),
    ),
};

const numberMissing: Rule<ProductItem> = {
  id: 'sku-missing',
  severity: 'warning',
  source: 'Minőségi szabály',
  title: 'Hiányzó cikkszám',
  remedy: 'Adj minden változatnak saját cikkszámot.',
  violations: ({ product: { options } }) =>
    violationOf(
      'cikkszám nélkül',
      options.filter(({ sku, ean }) => isBlank(sku) && !isBlank(ean)).map(({ colour, size }) => `${colour}, ${size}`),
    ),
};

/** What holds for the codes of a product. */
export const codeRules: readonly Rule<ProductItem>[] = [missing, wrong, numberMissing];

function sharedRule(
  kind: SharedCode['kind'],
  text: Omit<Rule<SharedCode>, 'violations' | 'id' | 'severity'>,
): Rule<SharedCode> {
  return {
    ...text,
    id: `${kind}-duplicate`,
    severity: 'warning',
    violations: ({ kind: own, code, owners, count }) =>
      own === kind && count > 1 ? [`${code}: ${listed(owners, count)}`] : [],
  };
}

/** What holds for a code of the whole catalog: one carries it. */
export const sharedCodeRules: readonly Rule<SharedCode>[] = [
  sharedRule('ean', {
    title: 'Több változat azonos EAN-kóddal',
    source: standard,
    remedy: 'Adj minden változatnak saját kódot: a pénztár és az árösszehasonlítók ezzel azonosítják.',
  }),
  sharedRule('sku', {
    title: 'Több változat azonos cikkszámmal',
    source: 'Minőségi szabály',
    remedy: 'Adj minden változatnak saját cikkszámot: a raktár ezzel azonosítja.',
  }),
  sharedRule('slug', {
    title: 'Több termék azonos webcímmel',
    source: 'Minőségi szabály (keresőoptimalizálás)',
    remedy: 'Különböztesd meg a termékek webcímét: márka, név, nem.',
  }),
];
