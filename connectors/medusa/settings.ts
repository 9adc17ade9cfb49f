import { z } from 'zod';

/** What keeps the connector from starting, in a sentence for whoever started it. */
export class ConnectorError extends Error {
  override name = 'ConnectorError';
}

const host = z.url({ protocol: /^https?$/, error: 'expected an address such as http://localhost:9000' });
const origin = host.transform((url) => new URL(url).origin);
const key = z.string().regex(/^[\x21-\x7e]{16,200}$/, { error: 'expected at least 16 characters without spaces' });
const secret = z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, {
  error: 'expected whsec_ and at least 24 bytes in base64',
});
const secrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(secret));
const engineId = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^(?:${prefix}_[A-Za-z0-9]+)?$`), { error: `expected an id such as ${prefix}_01H…` })
    .default('');
const place = /^(?<location>sloc_[A-Za-z0-9]+)=(?<place>online|store_[a-z0-9-]{1,60})$/;
const locations = z
  .string()
  .default('')
  .transform((text, context) => {
    const parts = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return new Map(
      parts.map((part) => {
        const { location = '', place: name = '' } = place.exec(part)?.groups ?? {};
        if (location === '')
          context.addIssue({ code: 'custom', message: 'expected sloc_01H…=online, or =store_… of a shop, by commas' });
        return [location, name] as const;
      }),
    );
  });
const line = z.string().trim().default('');

/** Settings of the connector's process (ADR-0145); those that the shop has too are the same variables. */
export const connectorSettingsSchema = z.object({
  MEDUSA_HOST: origin.describe('Address of the engine'),
  MEDUSA_KEY: z
    .string()
    .regex(/^sk_[\x21-\x7e]{10,200}$/, { error: 'expected a secret key of the engine, sk_…' })
    .describe('Secret key of the engine’s admin API'),
  MEDUSA_REGION: engineId('reg').describe('Region of the orders; empty for the only one in forints'),
  MEDUSA_CHANNEL: engineId('sc').describe('Sales channel whose goods are sold; empty for the store’s own'),
  MEDUSA_SHIPPING_OPTION: engineId('so').describe('Shipping option of the orders; empty for the only one'),
  MEDUSA_LOCATIONS: locations.describe('Which location is which place; empty for all of them online'),
  CONNECTOR_PORT: z.coerce.number().int().min(1).max(65_535).default(4200).describe('Port for hints and webhooks'),
  CONNECTOR_DIR: z.string().min(1).default('.data/connector').describe('Folder of what was sent and what waits'),
  CONNECTOR_KEY: key.describe('Key of ADMIN_KEYS with orders:read and orders:write'),
  CONNECTOR_SECRET: secrets.describe('What the engine’s hints are signed with'),
  CONNECTOR_INTERVAL: z.coerce
    .number()
    .int()
    .min(5)
    .max(86_400)
    .default(60)
    .describe('Rest between two comparisons of everything, s'),
  API_HOST: origin.default('http://localhost:4000').describe('The shop’s API'),
  IMPORT_KEY: key.describe('Key of the import'),
  WEBHOOK_SECRET: secrets.describe('What the shop’s webhooks are signed with'),
  MEDIA_HOST: z.string().default('').describe('Template of the addresses of pictures on a host of their own'),
  COMPANY_NAME: line,
  COMPANY_ZIP: line,
  COMPANY_CITY: line,
  COMPANY_STREET: line,
  COMPANY_EMAIL: line,
});
export type ConnectorSettings = z.output<typeof connectorSettingsSchema>;

/** Names of variables whose values open something. */
const hidden = /_(?:KEY|SECRET)$/;

/** Reads the settings from an environment. Throws a ConnectorError with a sentence for each bad variable. */
export function readConnectorSettings(environment: Record<string, string | undefined>): ConnectorSettings {
  const names = Object.keys(connectorSettingsSchema.shape);
  const given = Object.fromEntries(names.map((name) => [name, environment[name] || undefined]));
  const parsed = connectorSettingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path: [name], message }) => {
    const value = given[String(name)];
    if (value === undefined) return `${String(name)} is missing: the connector cannot do without it`;
    return `${String(name)}=${hidden.test(String(name)) ? '…' : JSON.stringify(value)} is not allowed: ${message}`;
  });
  throw new ConnectorError([...new Set(sentences)].join('\n'));
}

/** Who makes the goods that name no brand: the company that runs the shop. Null while COMPANY_* do not say who it is. */
export function ownCompany(settings: ConnectorSettings): {
  name: string;
  postalAddress: string;
  electronicAddress: string;
} | null {
  const { COMPANY_NAME, COMPANY_ZIP, COMPANY_CITY, COMPANY_STREET, COMPANY_EMAIL } = settings;
  if ([COMPANY_NAME, COMPANY_ZIP, COMPANY_CITY, COMPANY_STREET, COMPANY_EMAIL].includes('')) return null;
  const postalAddress = `${COMPANY_ZIP} ${COMPANY_CITY}, ${COMPANY_STREET}`;
  return { name: COMPANY_NAME, postalAddress, electronicAddress: COMPANY_EMAIL };
}
