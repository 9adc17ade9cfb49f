import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtConfig } from '#server/built-config.ts';

describe('what a build was configured with', () => {
  let build: string;
  const note = (text: string) => writeFile(join(build, 'required-server-files.json'), text);
  beforeEach(async () => {
    build = await mkdtemp(join(tmpdir(), 'build-'));
  });
  afterEach(() => rm(build, { recursive: true }));

  it('[ADR-0136] is what Next has noted of it', async () => {
    await note('{"version":1,"config":{"trailingSlash":true,"env":{}}}');
    expect(await builtConfig(build)).toEqual({ trailingSlash: true, env: {} });
  });

  it.each(['', 'null', '[]', '{}', '{"config":null}', '{"config":"a"}'])(
    '[ADR-0136] is refused with its file where the note is %s',
    async (text) => {
      await note(text);
      await expect(builtConfig(build)).rejects.toThrow('required-server-files.json does not say what the build was');
    },
  );

  it('[ADR-0136] is refused where there is no build', async () => {
    await expect(builtConfig(build)).rejects.toThrow('required-server-files.json');
  });
});
