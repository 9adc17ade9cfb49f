import german from '#messages/consent/de.json';
import { ConsentPanel, type ConsentProps } from './consent-panel.tsx';

export function GermanConsentPanel(props: ConsentProps) {
  return <ConsentPanel t={german} {...props} />;
}
