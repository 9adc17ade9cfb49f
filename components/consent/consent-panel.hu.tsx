import hungarian from '#messages/consent/hu.json';
import { ConsentPanel, type ConsentProps } from './consent-panel.tsx';

export function HungarianConsentPanel(props: ConsentProps) {
  return <ConsentPanel t={hungarian} {...props} />;
}
