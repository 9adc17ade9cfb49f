import { formatPrice } from '#lib/core/prices/index.ts';
import { guaranteeBands } from '#lib/core/products/guarantee.ts';
import { hasMandatoryGuarantee, isSoldByMeasure } from '../goods.ts';
import { priceInForce } from '../lawful-price.ts';
import type { Rule } from '../rule.ts';
import type { ProductItem } from '../items.ts';

const guarantee: Rule<ProductItem> = {
  id: 'guarantee-missing',
  severity: 'error',
  source: '151/2003. (IX. 22.) Korm. rendelet; a termékkört IM rendelet sorolja fel',
  title: 'Kötelező jótállás nincs jelölve',
  remedy: 'Jelöld a terméket kötelező jótállásúnak: 10 000 Ft-tól 2, 250 000 Ft felett 3 év; a használt áru kivétel.',
  violations({ product: { guarantee: told, refurbished, priceLog }, category, now }) {
    const price = priceInForce(
      priceLog.filter(({ role }) => role === 'vk'),
      now,
    );
    const isOwed =
      guaranteeBands !== null &&
      category !== null &&
      !refurbished &&
      hasMandatoryGuarantee(category) &&
      price !== null &&
      price >= guaranteeBands.from;
    return isOwed && !told.isMandatory ? [`${category}, ${formatPrice(price)}`] : [];
  },
};

const unitPrice: Rule<ProductItem> = {
  id: 'unit-price-missing',
  severity: 'error',
  source: '4/2009. (I. 30.) NFGM–SZMM rendelet, 3–4. §',
  title: 'Mértékre árult termék egységár nélkül',
  remedy: 'Add meg a kiszerelést (ml, g, m, darab vagy pár): a bolt ebből számolja az egységárat.',
  violations: ({ product, category }) =>
    product.contents === null && isSoldByMeasure(category ?? '', product.name) ? ['nincs kiszerelés'] : [],
};

/** What has to be told beside the price. */
export const obligationRules: readonly Rule<ProductItem>[] = [guarantee, unitPrice];
