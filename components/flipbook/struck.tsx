import type { ReactNode } from 'react';

/** The price that a reduction is measured by, as texts name it. */
export const struck = (price: ReactNode): ReactNode => <s className="number">{price}</s>;
