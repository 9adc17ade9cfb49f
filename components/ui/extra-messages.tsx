'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';

/** Texts for an island beside those that go with every page; `ClientMessages` gives it these alone. */
export function ExtraMessages({ texts, children }: { texts: object; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...useMessages(), ...texts }}>
      {children}
    </NextIntlClientProvider>
  );
}
