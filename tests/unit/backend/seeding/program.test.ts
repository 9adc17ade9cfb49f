import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SeedFailed, SeedRun } from '#backend/seeding/program.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lendulet-seed-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a program that writes two lines, and leaves a file as its last act. */
async function startProgram(end = ''): Promise<SeedRun> {
  const program = join(folder, 'seed.mjs');
  const last = JSON.stringify(join(folder, 'ended'));
  await writeFile(
    program,
    `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(${last}, ''));
process.stdout.write('one\\ntwo\\n');
${end}`,
  );
  return SeedRun.start({ program, now: new Date(0) });
}

async function textOf(run: SeedRun): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of run.output()) parts.push(part);
  return Buffer.concat(parts).toString();
}

it('loses nothing of a program that has ended before anybody reads', async () => {
  const run = await startProgram();
  await vi.waitFor(() => stat(join(folder, 'ended')), 10_000);
  // The system tells of the end a little later.
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(await textOf(run)).toBe('one\ntwo\n');
});

it('says how a program has failed, behind what it wrote', async () => {
  const run = await startProgram('process.exitCode = 3;');
  await expect(textOf(run)).rejects.toThrow(SeedFailed);
});

it('[ADR-0144] says of a program that is not there how else a shop is filled', async () => {
  const started = SeedRun.start({ program: join(folder, 'gone.ts'), now: new Date(0) });
  await expect(started).rejects.toThrow(SeedFailed);
  await expect(started).rejects.toThrow(/gone\.ts \(SEED_PROGRAM\) is not there: .* npm run catalog:import/);
});
