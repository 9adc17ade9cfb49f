import german from '#messages/stock-notice/de.json';
import { NoticeForm, type NoticeFormProps } from './notice-form.tsx';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';

export function GermanNoticeForm(props: NoticeFormProps) {
  return (
    <ExtraMessages messages={{ noticeForm: german }}>
      <NoticeForm {...props} />
    </ExtraMessages>
  );
}
