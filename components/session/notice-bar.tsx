import { useLocale, useTranslations } from 'next-intl';
import { useAccount } from '#lib/account/queries.ts';
import { localePath } from '#lib/core/locales.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import { notices, useNotices } from '#stores/notices.ts';
import styles from './notice-bar.module.css';

/** What the shop has to say about session and account, over whatever page is open, until it is closed. */
export function NoticeBar() {
  const t = useTranslations('session');
  const locale = useLocale();
  const { notice, returnTo } = useNotices((state) => state);
  const name = useAccount().data?.personal.firstName ?? '';
  const login = `${localePath(locale, '/login/')}${returnTo ? `?vissza=${encodeURIComponent(returnTo)}` : ''}`;
  const isReady = notice !== null && (notice !== 'welcome' || name !== '');
  return (
    isReady && (
      <div className={styles.notice}>
        <p>
          {t(`notices.${notice}`, { name })}{' '}
          {notice === 'expired' && (
            <a href={login} onClick={notices.close}>
              {t('login')}
            </a>
          )}
        </p>
        <button type="button" aria-label={t('close')} onClick={notices.close}>
          <CloseIcon />
        </button>
      </div>
    )
  );
}
