import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TeamBenefits } from '#components/team/team-benefits.tsx';
import { AuthPage } from '#components/auth/auth-page.tsx';
import { RegisterForm } from '#components/auth/register-form.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('register.title'), robots: { index: false, follow: true } };
}

export default function Register() {
  return (
    <AuthPage texts={['email', 'password', 'newPasswordHint', 'register']} aside={<TeamBenefits />}>
      <QueryScope>
        <RegisterForm />
      </QueryScope>
    </AuthPage>
  );
}
