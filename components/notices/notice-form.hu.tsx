import { useLocale } from 'next-intl';
import hungarian from '#messages/stock-notice/hu.json';
import { NoticeForm, type NoticeFormProps } from './notice-form.tsx';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';

const German = lazyIsland(() => import('./notice-form.de.tsx').then((part) => part.GermanNoticeForm));

export function HungarianNoticeForm(props: NoticeFormProps) {
  if (useLocale() === 'de') return <German {...props} />;
  return (
    <ExtraMessages messages={{ noticeForm: hungarian }}>
      <NoticeForm {...props} />
    </ExtraMessages>
  );
}
