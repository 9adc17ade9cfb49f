import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { projectFolder } from '#server/build-stamp.ts';
import { FaultProxy } from '#tests/faults/fault-proxy.ts';

const folder = '.next-without-api';
let proxy: FaultProxy | null = null;

afterEach(async () => {
  await proxy?.close();
  proxy = null;
});

/** Runs the build's program against an API that is not the reference API; resolves with what it said when it ended. */
function build(apiHost: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/build.ts'], {
    cwd: projectFolder,
    env: { ...process.env, API_HOST: apiHost, BUILD_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
}

describe('[R1] a build without the product API', () => {
  it.each([
    ['nobody listens', null],
    ['it resets every connection', { kind: 'reset', at: 'request' }],
    ['it never answers', { kind: 'hang' }],
  ] as const)(
    'fails with a sentence, and leaves nothing behind, where %s',
    async (_, fault) => {
      proxy = await FaultProxy.start('http://localhost:1');
      const { address } = proxy;
      if (fault) proxy.set([{ fault }]);
      else await proxy.close();
      const { code, said } = await build(address);
      expect(said).toContain(`The product API at ${address} (API_HOST) does not answer.`);
      expect(code).toBe(1);
      expect(existsSync(join(projectFolder, folder))).toBe(false);
    },
    60_000,
  );
});
