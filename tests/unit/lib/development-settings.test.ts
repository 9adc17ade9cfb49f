import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What Next puts in the place of variables in the shop's code. */
async function inlined(mode: 'development' | 'production'): Promise<Record<string, string | undefined>> {
  vi.stubEnv('NODE_ENV', mode);
  vi.stubEnv('TEAM_BUILD', '');
  vi.stubEnv('API_HOST', 'https://api.bolt.example');
  vi.stubEnv('COMPANY_NAME', 'Futam Kft.');
  for (const name of ['LENDULET_SETTINGS', 'LENDULET_COMPANY', 'LENDULET_BRAND']) vi.stubEnv(name, '');
  vi.resetModules();
  const { default: config } = await import('../../../next.config.ts');
  return config.env ?? {};
}

it('[ADR-0136] the development server keeps its settings when Next reads a file of variables anew', async () => {
  const env = await inlined('development');
  const [settings = '', company = '', brand = ''] = [env.LENDULET_SETTINGS, env.LENDULET_COMPANY, env.LENDULET_BRAND];
  expect(JSON.parse(settings)).toMatchObject({ API_HOST: 'https://api.bolt.example' });
  expect(JSON.parse(company)).toMatchObject({ details: { legalName: 'Futam Kft.' } });
  expect(JSON.parse(brand)).toHaveProperty('company');
});

it('[ADR-0136] a build knows no settings of the machine that it is made on', async () => {
  const env = await inlined('production');
  expect(env).toHaveProperty('PAGE_DEFAULTS');
  for (const name of ['LENDULET_SETTINGS', 'LENDULET_COMPANY', 'LENDULET_BRAND']) expect(env).not.toHaveProperty(name);
  expect(process.env.LENDULET_SETTINGS).not.toContain('api.bolt.example');
});
