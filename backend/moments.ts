import { z } from 'zod';

/** A day, which begins in UTC, or a moment, as programs take it from whoever starts them. */
export const momentSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
