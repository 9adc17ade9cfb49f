import { rmSync } from 'node:fs';
import { runProgram, startPart, stopPart, dataFolder, teamChanges } from './shop.ts';
import { apiSwitch } from './api-switch.ts';

/** Seeds, builds and starts the shop once for all tests; what they leave behind goes with it. */
export default async function startShop(): Promise<() => Promise<void>> {
  rmSync(dataFolder, { recursive: true, force: true });
  // A build knows no API: it is made before there is one (ADR-0136).
  await runProgram('server/build.ts');
  await runProgram('server/build.ts', teamChanges);
  const api = await apiSwitch();
  const checkout = await startPart('checkout');
  const storefront = await startPart('storefront');
  const team = await startPart('team', teamChanges);
  return async () => {
    await stopPart(team, 'SIGTERM');
    await stopPart(storefront, 'SIGTERM');
    await stopPart(checkout, 'SIGTERM');
    await api.close();
  };
}
