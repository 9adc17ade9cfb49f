import english from '#messages/added-extras/en.json';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';
import { AddedExtras, type AddedExtrasProps } from './added-extras.tsx';

export function EnglishAddedExtras(props: AddedExtrasProps) {
  return (
    <ExtraMessages messages={{ addedExtras: english }}>
      <AddedExtras {...props} />
    </ExtraMessages>
  );
}
