import { useLocale } from 'next-intl';
import hungarian from '#messages/consent/hu.json';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { ConsentPanel, type ConsentProps } from './consent-panel.tsx';

const German = lazyIsland(() => import('./consent-panel.de.tsx').then(({ GermanConsentPanel: Panel }) => Panel));

/** German comes by way of the Hungarian panel, so that no Hungarian page has to know of it. */
export function HungarianConsentPanel(props: ConsentProps) {
  if (useLocale() === 'de') return <German {...props} />;
  return <ConsentPanel t={hungarian} {...props} />;
}
