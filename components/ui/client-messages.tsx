import { NextIntlClientProvider, type Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Texts for islands of this page alone: what `pick` takes goes with the page, and not with every page of the shop. */
export async function ClientMessages({
  pick,
  children,
}: {
  pick: (messages: Messages) => object;
  children: ReactNode;
}) {
  return <NextIntlClientProvider messages={pick(await getMessages())}>{children}</NextIntlClientProvider>;
}
