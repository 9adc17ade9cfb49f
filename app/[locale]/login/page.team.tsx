import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TeamBenefits } from '#components/team/team-benefits.tsx';
import { AuthPage } from '#components/auth/auth-page.tsx';
import { LoginForm } from '#components/auth/login-form.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('login.title'), robots: { index: false, follow: true } };
}

export default function Login() {
  return (
    <AuthPage texts={['email', 'password', 'login']} aside={<TeamBenefits />}>
      <QueryScope>
        <LoginForm />
      </QueryScope>
    </AuthPage>
  );
}
