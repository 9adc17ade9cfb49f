/** Imported before anything else by an entry: what is read once, by modules that are loaded later, is there by then. */
import { stateMarket } from '../market/state-market.ts';
import { SettingsError } from '../settings.ts';
import { stateBrand } from './state-brand.ts';
import type { ReadBrand } from './read-brand.ts';

function read(): ReadBrand {
  try {
    return stateBrand(process.env, stateMarket(process.env));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The files of this process's brand. */
export const { files: brandFiles } = read();
