import { useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import { fitNote } from '#lib/core/facts/rows.ts';
import { fitAdvice } from '#lib/core/products/fit-advice.ts';
import { sizeName } from '#lib/core/products/variants.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { useFactRows } from './fact-rows.ts';
import { SizeTable } from './size-table.tsx';
import styles from './size-table.module.css';

/** What helps to choose a size, beside the sizes: the table, and what the product's own facts advise (ADR-0130). */
export function SizeHelp({ product }: { product: Product }) {
  const t = useTranslations('product');
  const rows = useFactRows(product.facts);
  const advice = fitAdvice(product);
  const text = (advice && knownText(t, 'fitAdvice', advice.kind, advice.cut)) ?? null;
  return (
    <>
      {product.sizeTable && (
        <SizeTable
          table={product.sizeTable}
          lang={product.langs?.sizeTable}
          sizes={product.sizes.map((size) => sizeName(product, size))}
          brand={product.brand.name}
          gender={product.genderSysname}
          fit={fitNote(rows, product.attributes)}
          advice={text}
        />
      )}
      {text !== null && <p className={styles.advice}>{text}</p>}
    </>
  );
}
