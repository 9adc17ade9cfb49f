import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '#components/auth/auth-page.tsx';
import { ResetPassword } from '#components/auth/reset-password.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('reset.title'), robots: { index: false, follow: true }, referrer: 'no-referrer' };
}

export default function ResetPasswordPage() {
  return (
    <AuthPage texts={['email', 'newPassword', 'newPasswordHint', 'reset']}>
      <ResetPassword />
    </AuthPage>
  );
}
