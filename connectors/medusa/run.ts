/** `npm run connector:medusa [-- --anew]`: the process between the shop and its back office. docs/connector-medusa.md */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeConnector, type Connector } from './connector.ts';
import { CallFailed } from './http/json-call.ts';
import { ConnectorError, readConnectorSettings, type ConnectorSettings } from './settings.ts';

/** Rest while the engine does not answer at the start, ms. */
const startRest = 3000;

/** The connector, once the engine answers. Throws ConnectorError. */
async function connect(settings: ConnectorSettings): Promise<Connector> {
  let said = '';
  for (;;) {
    try {
      return await makeConnector(settings);
    } catch (error) {
      const isAway = error instanceof CallFailed && (error.status === null || error.status >= 500);
      if (!isAway) throw error;
      if (said !== error.message) console.log((said = `Waiting for the engine: ${error.message}`));
      await pause(startRest);
    }
  }
}

try {
  const { values } = parseArgs({ options: { anew: { type: 'boolean', default: false } } });
  const settings = readConnectorSettings(process.env);
  const connector = await connect(settings);
  // For a shop that lost its goods: everything is sent once more.
  if (values.anew) connector.store.forgetAll();
  connector.server.listen(settings.CONNECTOR_PORT);
  await once(connector.server, 'listening');
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void connector.stop().then(() => process.exit(0)));
  connector.start();
  console.log(
    `The connector listens on port ${settings.CONNECTOR_PORT}, between ${settings.API_HOST} and ${settings.MEDUSA_HOST}`,
  );
} catch (error) {
  const { code } = Object(error) as { code?: unknown };
  const isPort = code === 'EADDRINUSE';
  if (!(error instanceof ConnectorError || error instanceof CallFailed || isPort)) throw error;
  console.error(isPort ? 'CONNECTOR_PORT is taken: another process listens there' : (error as Error).message);
  process.exit(1);
}
