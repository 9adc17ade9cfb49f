'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';

/** Messages for an island beside those that go with every page; `ClientMessages` gives it these alone. */
export function ExtraMessages({ messages, children }: { messages: object; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...useMessages(), ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
