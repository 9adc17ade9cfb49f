import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '#tests/free-port.ts';
import type { Driver, Engine } from './driver.ts';
import { installed, startProgram, until, type Running } from './programs.ts';

/** MiniBrowser lies beside the library of its version, in the folder of the machine's kind. */
function miniBrowsers(): string[] {
  try {
    return readdirSync('/usr/lib').flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) =>
        join('/usr/lib', folder, name, 'MiniBrowser'),
      ),
    );
  } catch {
    return [];
  }
}

const driverProgram = installed(['/usr/bin/WebKitWebDriver']);
const browserProgram = installed(miniBrowsers());
const screenProgram = installed(['/usr/bin/xvfb-run']);

const sessionSchema = z.object({ value: z.object({ sessionId: z.string() }) });
const valueSchema = z.object({ value: z.unknown() });

/** Sends a command of WebDriver (W3C). Rejects with what the driver says of one that it refuses. */
async function send(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`WebKit refused ${new URL(address).pathname}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

async function connect(running: Running, port: number): Promise<Driver> {
  const host = `http://127.0.0.1:${port}`;
  await until('the WebKit driver to listen', () => {
    if (running.child.exitCode !== null) throw new Error(`The WebKit driver ended: ${running.output()}`);
    return fetch(`${host}/status`).then(
      ({ ok }) => ok || null,
      () => null,
    );
  });
  const options = { binary: browserProgram, args: ['--automation', '--geometry=1280x1000'] };
  const { value } = sessionSchema.parse(
    await send(`${host}/session`, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  );
  const session = `${host}/session/${value.sessionId}`;
  const perform = (actions: object[]) => send(`${session}/actions`, { actions });
  return {
    open: async (url) => {
      await send(`${session}/url`, { url });
    },
    read: (expression) =>
      send(`${session}/execute/sync`, { script: `return JSON.stringify(${expression})`, args: [] }).then(
        (answer): unknown => {
          const text = valueSchema.parse(answer).value;
          return typeof text === 'string' ? JSON.parse(text) : null;
        },
        () => null,
      ),
    pressAt: async (x, y) => {
      const pointer = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer }]);
    },
    type: async (text) => {
      const keys = [...text].flatMap((key) => [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ]);
      await perform([{ type: 'key', id: 'keys', actions: keys }]);
    },
    // The driver tells of no script's errors; the script listens for those after a page's load.
    errors: () => [],
    close: () => running.stop(),
  };
}

async function start(): Promise<Driver> {
  const port = await freePort();
  const running = await startProgram(screenProgram ?? '', () => [
    '-a',
    '-s',
    '-screen 0 1280x1100x24',
    driverProgram ?? '',
    `--port=${port}`,
  ]);
  try {
    return await connect(running, port);
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** WebKit as GTK has it, through its WebDriver. */
export const webkit: Engine =
  driverProgram && browserProgram && screenProgram
    ? { start }
    : { missing: 'WebKit with its driver and xvfb-run is not installed: its purchase is left out.' };
