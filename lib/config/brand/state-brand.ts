import type { Market } from '#lib/contract/market/market-file.ts';
import { companyFields } from '../company-fields.ts';
import { brandOf, type ReadBrand } from './read-brand.ts';

/**
 * An environment with what its brand gives: COMPANY_* where nobody has given them. An invented company
 * (`isSample`) gives none: a public shop would else pass for one that names its own.
 */
export function withCompany(environment: NodeJS.ProcessEnv, { stated }: ReadBrand): NodeJS.ProcessEnv {
  if (stated.isSample) return environment;
  const given = Object.entries(companyFields).map(
    ([field, name]) => [name, stated.company[field as keyof typeof companyFields]] as const,
  );
  const missing = given.filter(([name, value]) => value !== '' && !environment[name]);
  return { ...environment, ...Object.fromEntries(missing) };
}

/**
 * Reads the brand that an environment names, and states it for the code of this process and those that it starts, as
 * `LENDULET_BRAND` and as the values of `withCompany`. Throws a SettingsError; nothing is stated then.
 */
export function stateBrand(environment: NodeJS.ProcessEnv, market: Market): ReadBrand {
  const read = brandOf(environment, market);
  Object.assign(environment, withCompany(environment, read), { LENDULET_BRAND: JSON.stringify(read.stated) });
  return read;
}
