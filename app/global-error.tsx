'use client';

import { lazy, Suspense } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';

/** All that can be said without any more code. */
function Bare() {
  return (
    <p className="wrap">
      <ButtonLink href="">{location.host}</ButtonLink>
    </p>
  );
}

const DocumentError = lazy(() =>
  import('#components/content/document-error.tsx').then(
    (loaded) => ({ default: loaded.DocumentError }),
    () => ({ default: Bare }),
  ),
);

/**
 * In place of a document whose frame failed in the browser. It goes with every page, so what it shows comes with the
 * failure.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="hu">
      <body>
        <Suspense>
          <DocumentError error={error} />
        </Suspense>
      </body>
    </html>
  );
}
