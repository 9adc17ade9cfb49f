import { z } from 'zod';
import { filterPrice, type FilterPrice } from '#lib/contract/amount.ts';

export const host = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
/** The parts of a text, without those that are empty. */
export const list = (separator: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean),
    );
export const origins = list(',').pipe(z.array(host));
export const milliseconds = (fallback: number) => z.coerce.number().int().min(0).max(600_000).default(fallback);
export const count = (fallback: number) => z.coerce.number().int().min(0).max(100_000).default(fallback);
export const days = (fallback: number) => z.coerce.number().int().min(1).max(400).default(fallback);
type PriceBounds = [lowest: FilterPrice, highest: FilterPrice];
export const priceRange = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((range) => /^\d{1,6},\d{1,6}$/.test(range), { error: 'expected two numbers such as 4,1200' })
    .transform((range) => range.split(',').map((part) => filterPrice(Number(part))) as PriceBounds)
    .refine(([lowest, highest]) => lowest < highest, { error: 'expected the lower number first' });
export const share = (fallback: number) => z.coerce.number().min(0).max(1).default(fallback);
export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((word) => word === 'true');

/** An address as it stands in a mail's header: `Name <name@example.hu>`, or the bare address. */
export const mailbox = z
  .string()
  .max(200)
  .regex(/^(?:[^<>\p{Cc}"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u);
const address =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}(?:\/(?:[12]?\d|3[0-2]))?|[\da-f]*:[\da-f:.]*(?:\/(?:\d{1,2}|1[01]\d|12[0-8]))?)$/i;
export const addressList = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((part) => address.test(part)), {
      error: 'expected addresses such as 10.0.0.1 or 10.0.0.0/8',
    });

/** An address that is called, without user and password: no client may send those. */
export const receiver = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), { error: 'expected an address without user and password' });
/** As Standard Webhooks has them: `whsec_` and 24 to 64 bytes in base64. */
export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, { error: 'expected whsec_ and 24 to 64 random bytes in base64' });

/** What the key of another system may do. */
export const adminScopes = ['orders:read', 'orders:write', 'stock:write', 'prices:write'] as const;
export type AdminScope = (typeof adminScopes)[number];
/** A key of another system, and what it may do. */
export interface AdminKey {
  key: string;
  scopes: readonly AdminScope[];
}

export const adminKey = z
  .string()
  .regex(/^[a-z:,]+=[\x21-\x3a\x3c-\x7e]{16,200}$/, {
    error: 'expected scopes, an equals sign and a key of 16 characters and more: orders:read,orders:write=…',
  })
  .transform((text): { key: string; scopes: string[] } => {
    const at = text.indexOf('=');
    return { scopes: text.slice(0, at).split(','), key: text.slice(at + 1) };
  })
  .pipe(
    z.object({
      key: z.string(),
      scopes: z.array(z.enum(adminScopes, { error: `expected scopes of ${adminScopes.join(', ')}` })),
    }),
  );

/** A template of addresses: `https://cdn.example.hu/{path}?w={width}`. */
export const pictureTemplate = z
  .string()
  .default('')
  .refine(
    (template) =>
      template === '' ||
      (/^https?:\/\/[^\s/{}*"'<>\\;,]+\/[^\s*"'<>\\]*$/.test(template) &&
        ['{path}', '{width}'].every((place) => template.split(place).length === 2)),
    { error: 'expected an address such as https://cdn.example.hu/{path}?w={width}' },
  );

/** Where errors are sent to: `https://<key>@<host>/<project>`. */
export const dsn = z
  .string()
  .regex(/^(?:https?:\/\/[\w-]+@[\w.:[\]-]+\/(?:[\w./-]*\/)?\d+)?$/, {
    error: 'expected an address such as https://<key>@errors.example/1',
  })
  .default('');

/** Headers as `name=value`, by commas, with escapes of addresses. Throws where one cannot be sent. */
export function headersIn(text: string): Record<string, string> {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair): [string, string] => {
      const [, name = '', value = ''] = /^\s*([^=\s]+)=(.*)$/.exec(pair) ?? [];
      return [name, decodeURIComponent(value.trim())];
    });
  return Object.fromEntries(new Headers(pairs));
}

function canBeSent(text: string): boolean {
  try {
    headersIn(text);
    return true;
  } catch {
    return false;
  }
}

export const headerPairs = z.string().refine(canBeSent, { error: 'expected name=value, by commas' }).default('');
