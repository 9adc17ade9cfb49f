import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { requiredCompanySettings } from '#lib/config/company-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';

/** Runs a program of the storefront until it ends: its exit code and what it wrote. */
async function run(program: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      written += part;
    });
  }
  const [code]: unknown[] = await once(child, 'close');
  return { code, written };
}

describe('a public shop that is not finished', () => {
  it.each([['server/start.ts'], ['server/start-storefront.ts'], ['server/storefront.ts']])(
    '[ADR-0107] is not started by %s, which names all that is missing',
    async (program) => {
      const { code, written } = await run(program, { STOREFRONT_HOST: 'https://bolt.example' });
      expect(code).toBe(1);
      for (const name of [...requiredCompanySettings(market), 'HARMONISED_NOTICE', 'DEMO=true']) {
        expect(written).toContain(name);
      }
    },
    60_000,
  );
});

describe('a shop with a setting that can not be', () => {
  it.each([['server/start.ts'], ['server/start-storefront.ts'], ['server/storefront.ts']])(
    '[ADR-0136] is not started by %s, which names the setting, its value and what is wrong',
    async (program) => {
      const { code, written } = await run(program, { API_HOST: 'nincs', OMNICHANNEL: 'talan' });
      expect(code).toBe(1);
      expect(written.replaceAll('\\"', '"')).toContain('API_HOST="nincs" is not allowed');
      expect(written.replaceAll('\\"', '"')).toContain('OMNICHANNEL="talan" is not allowed');
    },
    60_000,
  );
});
