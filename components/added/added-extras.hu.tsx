import hungarian from '#messages/added-extras/hu.json';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';
import { AddedExtras, type AddedExtrasProps } from './added-extras.tsx';

export function HungarianAddedExtras(props: AddedExtrasProps) {
  return (
    <ExtraMessages messages={{ addedExtras: hungarian }}>
      <AddedExtras {...props} />
    </ExtraMessages>
  );
}
