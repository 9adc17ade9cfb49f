import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '#components/auth/auth-page.tsx';
import { ForgotPassword } from '#components/auth/forgot-password.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('forgot.title'), robots: { index: false, follow: true } };
}

export default function ForgotPasswordPage() {
  return (
    <AuthPage texts={['email', 'forgot']}>
      <ForgotPassword />
    </AuthPage>
  );
}
