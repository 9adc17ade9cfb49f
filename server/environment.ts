import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '#lib/contract/market/market-file.ts';
import { stateBrand } from '#lib/config/brand/state-brand.ts';
import { companySettingsOf, type CompanySettings } from '#lib/config/company-settings.ts';
import { backendSettingsSchema, type BackendSettings } from '#lib/config/backend-settings.ts';
import { stateMarket } from '#lib/config/market/state-market.ts';
import { readSettings, shopSettingsSchema, type ShopSettings } from '#lib/config/settings.ts';
import { projectFolder } from './build-stamp.ts';

/** A condition of the machine or its settings that one sentence explains; shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Refuses a Node that cannot run this project. Throws a StartError. */
export function checkNodeVersion(version = process.versions.node): void {
  if (Number(version.split('.')[0]) < 24) {
    const advice = 'this project needs Node 24, which "npm ci" installs and "npm start" uses';
    throw new StartError(`Node ${version} is too old: ${advice}.`);
  }
}

/**
 * What the team shop has in place of the shop's settings: its own address and port, and nothing that only the shop has.
 */
export function teamEnvironment(
  { TEAM_HOST, STOREFRONT_HOST, LINK_ORIGINS }: ShopSettings,
  { TEAM_PORT }: BackendSettings,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    TEAM_BUILD: 'true',
    STOREFRONT_HOST: TEAM_HOST,
    STOREFRONT_PORT: String(TEAM_PORT),
    LOYALTY: 'false',
    OMNICHANNEL: 'false',
    FLIPBOOK_PREFIX: '-',
    SMART_FIT_KEY: '',
    // Its pages lead to pages of law that the shop alone has.
    LINK_ORIGINS: [...LINK_ORIGINS, STOREFRONT_HOST].join(','),
  };
}

/**
 * Reads `.env`, where there is one, into the environment, and the settings from the environment.
 * Throws a SettingsError that names every bad variable.
 */
export function readEnvironment(): {
  shop: ShopSettings;
  company: CompanySettings;
  backend: BackendSettings;
  market: Market;
} {
  const file = join(projectFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const market = stateMarket(process.env);
  stateBrand(process.env, market);
  const shop = readSettings(shopSettingsSchema, process.env);
  const company = readSettings(companySettingsOf(market), process.env);
  return {
    shop,
    company,
    market,
    backend: readSettings(backendSettingsSchema, process.env),
  };
}
