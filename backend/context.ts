import type { Kysely } from 'kysely';
import type { CompanySettings } from '#lib/config/company-settings.ts';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import type { ShopSettings } from '#lib/config/settings.ts';
import type { OwnBrand } from './catalog/table/own-brand.ts';
import type { Database } from './db/schema.ts';
import type { Replication } from './live/catalog.ts';
import type { DrawnPictures } from './media/drawn-pictures.ts';
import type { ReadModel } from './search/read-model.ts';

/** What the routes work with. `now` is the clock, so that tests can hold it. */
export interface Context {
  settings: BackendSettings & ShopSettings & Partial<Pick<CompanySettings, 'DEMO' | 'COMPANY_EMAIL'>>;
  db: Kysely<Database>;
  /** The read model of this moment. Every request asks for it anew, and once, so as to see one catalog. */
  readonly readModel: ReadModel;
  /** How far it follows the database. */
  replication: Replication;
  now: () => Date;
  /** Whose goods those of a table are that names no brand; null or absent while COMPANY_* do not say it. */
  ownBrand?: OwnBrand | null;
  /** Draws pictures without a master; null or absent where no program does. */
  drawings?: DrawnPictures | null;
  /** Aborted once the process is to end, while it still takes calls. */
  stopping?: AbortSignal;
}
