import english from '#messages/consent/en.json';
import { ConsentPanel, type ConsentProps } from './consent-panel.tsx';

export function EnglishConsentPanel(props: ConsentProps) {
  return <ConsentPanel t={english} {...props} />;
}
