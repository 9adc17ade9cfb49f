import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { makeConnector, type Connector } from '#connectors/medusa/connector.ts';
import { readConnectorSettings } from '#connectors/medusa/settings.ts';
import { FakeEngine } from './fake-engine.ts';
import { FakeShop } from './fake-shop.ts';

export const shopSecret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
export const engineSecret = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;

export const environment = (engine: string, shop: string): Record<string, string> => ({
  ...{ MEDUSA_HOST: engine, MEDUSA_KEY: 'sk_test_test_test', API_HOST: shop, CONNECTOR_DIR: ':memory:' },
  ...{ IMPORT_KEY: 'import-key-of-tests', CONNECTOR_KEY: 'connector-key-of-tests' },
  ...{ WEBHOOK_SECRET: shopSecret, CONNECTOR_SECRET: engineSecret },
  ...{ COMPANY_NAME: 'Hegyi Bolt Kft.', COMPANY_ZIP: '1138', COMPANY_CITY: 'Budapest' },
  ...{ COMPANY_STREET: 'Fő utca 1.', COMPANY_EMAIL: 'info@hegyi.example' },
});

export interface Connected {
  engine: FakeEngine;
  shop: FakeShop;
  connector: Connector;
  said: string[];
  /** The connector's clock, which stands still. */
  clock: { now: Date };
  /** Sends what one of the two systems would, signed. */
  tell(from: 'shop' | 'engine', body: object, change?: { secret?: string; id?: string; age?: number }): Promise<number>;
  stop(): Promise<void>;
}

/** A connector between two servers that answer as the engine and the shop do. Its rounds run when a test says so. */
export async function connect(more: Record<string, string> = {}): Promise<Connected> {
  const engine = await new FakeEngine().start();
  const shop = await new FakeShop().start();
  const said: string[] = [];
  const clock = { now: new Date('2026-11-26T12:00:00.000Z') };
  const settings = readConnectorSettings({ ...environment(engine.host, shop.host), ...more });
  const connector = await makeConnector(settings, { say: (line) => said.push(line), now: () => clock.now });
  connector.server.listen(0, '127.0.0.1');
  await once(connector.server, 'listening');
  const { port } = connector.server.address() as AddressInfo;
  return {
    ...{ engine, shop, connector, said, clock },
    async tell(from, given, { secret = from === 'shop' ? shopSecret : engineSecret, id, age = 0 } = {}) {
      const body = JSON.stringify(given);
      const timestamp = String(Math.floor(clock.now.getTime() / 1000) - age);
      const name = id ?? ('id' in given ? String(given.id) : 'hint_1');
      const key = Buffer.from(secret.slice(6), 'base64');
      const signature = createHmac('sha256', key).update(`${name}.${timestamp}.${body}`).digest('base64');
      const headers = { 'webhook-id': name, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
      const answer = await fetch(`http://127.0.0.1:${port}/${from}/`, { method: 'POST', headers, body });
      return answer.status;
    },
    async stop() {
      await connector.stop();
      await engine.stop();
      await shop.stop();
    },
  };
}

let sequence = 0;
/** An event of an order, as the shop's webhook has it. */
export function orderEvent(type: string, uuid: string, data: object) {
  sequence += 1;
  return {
    ...{ id: `evt_${sequence}`, type, timestamp: '2026-11-26T12:00:00.000Z', sequence },
    ...{ object: { kind: 'order', id: uuid }, data },
  };
}
