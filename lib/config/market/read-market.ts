import { readFileSync } from 'node:fs';
import austria from '#lib/contract/market/austria.json' with { type: 'json' };
import hungary from '#lib/contract/market/hungary.json' with { type: 'json' };
import { marketFileSchema, type Market } from '#lib/contract/market/market-file.ts';
import { backendSettingsSchema } from '../backend-settings.ts';
import { readSettings, SettingsError } from '../settings.ts';

/** Markets that come with the program. */
const shipped = { hungary, austria };

function checked(file: unknown, name: string): Market {
  const parsed = marketFileSchema.safeParse(file);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues
      .map((issue) => {
        const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
        return `${name}: ${issue.path.join('.') || 'the whole'}: ${message}`;
      })
      .join('\n'),
  );
}

/** A market's file. Throws a SettingsError that names the file and each field that is not allowed. */
export function readMarket(path: string): Market {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `MARKET_FILE="${path}" cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new SettingsError(`${path} is not whole: ${error instanceof Error ? error.message : String(error)}`);
  }
  return checked(file, path);
}

/** The market that an environment names (ADR-0148). Throws a SettingsError. */
export function marketOf(environment: NodeJS.ProcessEnv): Market {
  const { MARKET, MARKET_FILE } = readSettings(
    backendSettingsSchema.pick({ MARKET: true, MARKET_FILE: true }),
    environment,
  );
  if (MARKET_FILE === '') return checked(shipped[MARKET], `MARKET=${MARKET}`);
  if (MARKET === 'hungary') return readMarket(MARKET_FILE);
  throw new SettingsError(
    `MARKET="${MARKET}" and MARKET_FILE="${MARKET_FILE}" name two markets: a process has one, so leave one empty`,
  );
}
