import { toldCard } from '#lib/analytics/told.ts';
import type { Suggestion } from '#lib/suggestions/rows.ts';
import { usePriceType } from '#stores/price-type.ts';
import { Shown } from '#components/analytics/shown.tsx';

/** Tells that products were suggested for what is typed. */
export function SuggestedProducts({ rows }: { rows: readonly Suggestion[] }) {
  const type = usePriceType();
  const cards = rows.flatMap((row) => (row.kind === 'product' ? [toldCard(row.product, type)] : []));
  return <Shown list={{ id: 'search_suggestions', isOwn: true, cards }} />;
}
