import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EngineApi } from '#connectors/medusa/engine-api.ts';
import { connectorSettingsSchema, readConnectorSettings } from '#connectors/medusa/settings.ts';
import { environment } from './connected.ts';
import { FakeEngine } from './fake-engine.ts';

const given = environment('http://localhost:9000', 'http://localhost:4000');

describe('the settings of the connector', () => {
  it.each([
    ['MEDUSA_HOST', 'localhost', /^MEDUSA_HOST="localhost" is not allowed: expected an address such as/],
    ['MEDUSA_KEY', '', /^MEDUSA_KEY is missing/],
    ['MEDUSA_KEY', 'pk_0123456789abcdef', /^MEDUSA_KEY=… is not allowed: expected a secret key of the engine, sk_…$/],
    ['CONNECTOR_SECRET', 'secret', /^CONNECTOR_SECRET=… is not allowed: expected whsec_/],
    ['MEDUSA_LOCATIONS', 'sloc_1', /^MEDUSA_LOCATIONS="sloc_1" is not allowed: expected sloc_01H…=online/],
    ['CONNECTOR_INTERVAL', '1', /^CONNECTOR_INTERVAL="1" is not allowed/],
  ])('[ADR-0145] refuse %s=%s with one sentence that names it', (name, value, sentence) => {
    expect(() => readConnectorSettings({ ...given, [name]: value })).toThrow(sentence);
  });

  it('[ADR-0145] say which location is which place', () => {
    const { MEDUSA_LOCATIONS: places } = readConnectorSettings({
      ...given,
      MEDUSA_LOCATIONS: 'sloc_1=online, sloc_2=store_szeged',
    });
    expect([...places]).toEqual([
      ['sloc_1', 'online'],
      ['sloc_2', 'store_szeged'],
    ]);
  });

  it('[ADR-0145] all stand in .env.example, with a line of why', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    for (const name of Object.keys(connectorSettingsSchema.shape)) {
      const at = lines.findIndex((line) => line.startsWith(`${name}=`));
      expect(at, name).toBeGreaterThan(0);
      expect(
        lines.slice(0, at).findLast((line) => !/^[A-Z]/.test(line)),
        name,
      ).toMatch(/^# /);
    }
  });
});

describe('an engine that is set up otherwise', () => {
  it.each([
    ['takes forints for net', { isTaxInclusive: false }, /takes prices in huf for net/],
    ['has no region in forints', { regions: [] }, /has no region in forints/],
    ['has two of them', { regions: ['reg_1', 'reg_2'] }, /MEDUSA_REGION is missing: the engine has more than one/],
  ])('[ADR-0145] is refused with a sentence where it %s', async (_, change, sentence) => {
    const engine = await Object.assign(new FakeEngine(), change).start();
    const settings = readConnectorSettings(environment(engine.host, 'http://localhost:4000'));
    await expect(new EngineApi(settings).setup()).rejects.toThrow(sentence);
    await engine.stop();
  });
});
