import english from '#messages/stock-notice/en.json';
import { NoticeForm, type NoticeFormProps } from './notice-form.tsx';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';

export function EnglishNoticeForm(props: NoticeFormProps) {
  return (
    <ExtraMessages messages={{ noticeForm: english }}>
      <NoticeForm {...props} />
    </ExtraMessages>
  );
}
