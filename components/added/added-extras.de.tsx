import german from '#messages/added-extras/de.json';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';
import { AddedExtras, type AddedExtrasProps } from './added-extras.tsx';

export function GermanAddedExtras(props: AddedExtrasProps) {
  return (
    <ExtraMessages messages={{ addedExtras: german }}>
      <AddedExtras {...props} />
    </ExtraMessages>
  );
}
