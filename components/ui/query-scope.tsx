'use client';

import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { use, useEffect, useState, type ReactNode } from 'react';
import { createQueryClient } from '#lib/query/client.ts';
import { queryCache } from '#lib/query/index.ts';

/** For a page whose islands read server data from its first moment: the cache comes with its scripts. */
export function QueryScope({ children }: { children: ReactNode }) {
  const given = use(QueryClientContext);
  const [own] = useState(() => given ?? queryCache.current() ?? createQueryClient());
  useEffect(() => {
    if (!queryCache.current()) queryCache.use(own);
  }, [own]);
  return <QueryClientProvider client={given ?? own}>{children}</QueryClientProvider>;
}
