import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '#components/auth/auth-page.tsx';
import { Confirmation } from '#components/auth/confirmation.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('doi.title'), robots: { index: false, follow: true }, referrer: 'no-referrer' };
}

export default function ThankYou() {
  return (
    <AuthPage texts={['doi']}>
      <QueryScope>
        <Confirmation />
      </QueryScope>
    </AuthPage>
  );
}
