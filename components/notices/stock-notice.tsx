'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { withQueryCache } from '#lib/query/index.ts';
import { Button } from '#components/ui/button.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import type { NoticeFormProps } from './notice-form.tsx';

/** German comes by way of the Hungarian one, so that no Hungarian page has to know of it. */
const forms = {
  hu: lazyIsland(() => withQueryCache(import('./notice-form.hu.tsx')).then((part) => part.HungarianNoticeForm)),
  en: lazyIsland(() => withQueryCache(import('./notice-form.en.tsx')).then((part) => part.EnglishNoticeForm)),
};

/** The way to a mail for when it is back. The form comes with the press: nearly nobody needs it. */
export function StockNotice({ className, ...props }: NoticeFormProps & { className?: string | undefined }) {
  const t = useTranslations('purchase');
  const Form = useLocale() === 'en' ? forms.en : forms.hu;
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Form {...props} />;
  return (
    <Button
      variant="outline"
      className={className}
      onPointerEnter={() => void Form.load().catch(() => undefined)}
      onClick={() => setOpen(true)}
    >
      {t('notify')}
    </Button>
  );
}
