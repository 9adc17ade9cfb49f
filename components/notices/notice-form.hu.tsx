import hungarian from '#messages/stock-notice/hu.json';
import { NoticeForm, type NoticeFormProps } from './notice-form.tsx';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';

export function HungarianNoticeForm(props: NoticeFormProps) {
  return (
    <ExtraMessages messages={{ noticeForm: hungarian }}>
      <NoticeForm {...props} />
    </ExtraMessages>
  );
}
