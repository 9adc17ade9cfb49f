/** Imported before anything else by a program that knows no brand: its market is there for modules that are loaded later. */
import { SettingsError } from '../settings.ts';
import { stateMarket } from './state-market.ts';

try {
  stateMarket(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
