import { useLocale, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import type { NoticeStep } from '#lib/notices/index.ts';
import { Button } from '#components/ui/button.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { Island } from '#components/ui/island.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';
import { NoticeLink } from './notice-link.tsx';
import styles from '#components/auth/auth.module.css';

/**
 * The page of a mail's link: it asks first, since programs open links too, and one press does it. Without JavaScript a
 * form of the checkout takes the press (ADR-0109).
 */
export function NoticeLinkPage({ step, token }: { step: NoticeStep; token: string }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <ClientMessages pick={({ noticeLink }) => ({ noticeLink })}>
          <Island name="notice link" isMain>
            <QueryScope>
              <NoticeLink step={step} token={token} />
            </QueryScope>
          </Island>
        </ClientMessages>
        <noscript>
          <PlainLink step={step} token={token} />
        </noscript>
      </div>
    </div>
  );
}

function PlainLink({ step, token }: { step: NoticeStep; token: string }) {
  const t = useTranslations('noticeLink');
  const locale = useLocale();
  return (
    <form method="post" action={`${settings.CHECKOUT_HOST}${checkoutPath(locale, '/checkout/ertesites/')}`}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" name="act" value={step === 'vege' ? 'end' : 'confirm'}>
        {t(step === 'vege' ? 'end' : 'confirm')}
      </Button>
    </form>
  );
}
