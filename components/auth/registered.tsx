import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import styles from './auth.module.css';
import { Outcome } from './outcome.tsx';
import { usePostLoginRedirect } from './use-post-login-redirect.ts';

export interface Registration {
  email: string;
  hasNewsletter: boolean;
}

/** What follows a registration: the mail that is to be confirmed, and the way on. */
export function Registered({ registration: { email, hasNewsletter } }: { registration: Registration }) {
  const t = useTranslations('auth.register');
  const { path, isReturn } = usePostLoginRedirect();
  return (
    <Outcome title={t('doneTitle')}>
      <p>{t('doneNext')}</p>
      <p className={styles.word}>{t.rich('doneMail', { email, b: (words) => <b>{words}</b> })}</p>
      {hasNewsletter && <p>{t('doneNewsletter')}</p>}
      <p className={styles.small}>{t('doneSpam')}</p>
      <p>
        <ButtonLink href={path}>{t(isReturn ? 'goOn' : 'toAccount')}</ButtonLink>
      </p>
    </Outcome>
  );
}
