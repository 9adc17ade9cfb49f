import { cardImpression } from '#lib/analytics/impression.ts';
import type { Suggestion } from '#lib/suggestions/rows.ts';
import { usePriceType } from '#stores/price-type.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';

/** Tracks that products were suggested for what is typed. */
export function SuggestedProducts({ rows }: { rows: readonly Suggestion[] }) {
  const type = usePriceType();
  const cards = rows.flatMap((row) => (row.kind === 'product' ? [cardImpression(row.product, type)] : []));
  return <TrackImpression list={{ id: 'search_suggestions', isOwn: true, cards }} />;
}
