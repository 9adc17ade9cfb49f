import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#tests/free-port.ts';

const project = fileURLToPath(new URL('../../../..', import.meta.url));

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['backend/checkout/server.ts'], {
    cwd: project,
    env: { ...process.env, ...environment },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const listening = new Promise<void>((resolve) => {
    child.stdout.once('data', () => resolve());
  });
  return { child, output, ended, listening };
}

describe('the process of the checkout', () => {
  it('says which variable has no allowed value, and ends', async () => {
    const { ended, output } = start({ CHECKOUT_PORT: 'x' });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^CHECKOUT_PORT="x" is not allowed: .*\n$/);
  });

  it('says which port is taken, and ends', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => {
      holder.listen(0, resolve);
    });
    const { port } = holder.address() as AddressInfo;
    const { ended, output } = start({ CHECKOUT_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output.err).toBe(
      `Port ${port} (CHECKOUT_PORT) is taken. Stop what uses it, or set CHECKOUT_PORT to another port.\n`,
    );
    await new Promise((resolve) => {
      holder.close(resolve);
    });
  });

  it('closes a connection above MAX_CONNECTIONS', async () => {
    const port = await freePort();
    const { child, ended, listening } = start({ CHECKOUT_PORT: String(port), MAX_CONNECTIONS: '1' });
    onTestFinished(() => void child.kill('SIGKILL'));
    await listening;
    const first = connect(port, 'localhost');
    await new Promise((resolve) => {
      first.once('connect', resolve);
    });
    const second = connect(port, 'localhost');
    second.on('error', () => undefined);
    await new Promise((resolve) => {
      second.once('close', resolve);
    });
    expect([second.bytesRead, first.closed]).toEqual([0, false]);
    first.destroy();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('answers, logs lines of JSON, and ends with 0 when it is asked to', async () => {
    const port = await freePort();
    const { child, ended, output, listening } = start({ CHECKOUT_PORT: String(port) });
    await listening;
    const answer = await fetch(`http://localhost:${port}/health/`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
    await (await fetch(`http://localhost:${port}/checkout/`)).text();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const lines = output.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { ms, ...entry } = lines.at(-1);
    expect(entry).toMatchObject({ level: 'info', method: 'GET', path: '/checkout/', status: 200 });
    expect(ms).toBeTypeOf('number');
  });

  it('[ADR-0105] says that it stops and answers for the time of the notice; a second signal ends it', async () => {
    const port = await freePort();
    const { child, ended, listening } = start({ CHECKOUT_PORT: String(port), DRAIN_SECONDS: '300' });
    await listening;
    child.kill('SIGTERM');
    let health = await fetch(`http://localhost:${port}/health/`);
    while (health.status !== 503) health = await fetch(`http://localhost:${port}/health/`);
    expect(await health.json()).toEqual({ status: 'stopping' });
    expect((await fetch(`http://localhost:${port}/checkout/`)).status).toBeLessThan(500);
    child.kill('SIGTERM');
    expect(await ended).toBeNull();
  });
});
