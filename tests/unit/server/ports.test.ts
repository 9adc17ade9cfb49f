import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { firstTakenPort, isOwnPort, isPortFree } from '#server/ports.ts';

function listen(port: number) {
  return new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    const server = createServer().listen(port, () => {
      const address = server.address();
      const close = (): Promise<void> => new Promise((closed) => server.close(() => closed()));
      resolve({ port: typeof address === 'object' && address ? address.port : 0, close });
    });
  });
}

describe('ports', () => {
  it('are taken while a server listens, and free afterwards', async () => {
    const server = await listen(0);
    expect(await isPortFree(server.port)).toBe(false);
    expect(await firstTakenPort({ API_PORT: server.port })).toEqual({ name: 'API_PORT', port: server.port });
    await server.close();
    expect(await isPortFree(server.port)).toBe(true);
    expect(await firstTakenPort({ API_PORT: server.port })).toBeUndefined();
  });

  it.each([
    ['http://localhost:4000', true],
    ['http://127.0.0.1:4000', true],
    ['http://[::1]:4000', true],
    ['http://localhost:4001', false],
    ['https://localhost:4000', false],
    ['http://api.test:4000', false],
    ['http://localhost', false],
  ])('%s is the port 4000 of this machine: %s', (host, own) => {
    expect(isOwnPort(host, 4000)).toBe(own);
  });
});
