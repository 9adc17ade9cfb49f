import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dockerfile, DockerfileError, readSteps } from '#deploy/check/dockerfile.ts';

describe('the steps of a Dockerfile, without a container engine', () => {
  let project: string;
  const put = (name: string, text: string) => {
    mkdirSync(join(project, name, '..'), { recursive: true });
    writeFileSync(join(project, name), text);
  };
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'dockerfile-'));
    put('source/.dockerignore', '# not these\ndemo\n.next*\n');
    put('source/demo/seed.ts', '1');
    put('source/.next-team/a', '1');
    put('source/lib/demo/kept.ts', '1');
  });
  afterEach(() => rmSync(project, { recursive: true }));

  function perform(text: string) {
    put('Dockerfile', text);
    const options = { project: join(project, 'source'), folder: join(project, 'images'), say: () => {} };
    const dockerfile = new Dockerfile(join(project, 'Dockerfile'), options);
    dockerfile.perform();
    return dockerfile.stages;
  }

  it('[ADR-0144] leave each image with what they copy and write', () => {
    const stages = perform(
      [
        '# A comment',
        'FROM node:24 AS base',
        'WORKDIR /shop',
        'FROM base AS build',
        'ARG KIND=team',
        'ENV KIND=$KIND NODE_ENV=production',
        'COPY . .',
        'RUN printf %s "$KIND" \\',
        '  > kind && mkdir empty',
        'FROM base AS api',
        'COPY --from=build /shop/kind ./',
        'COPY --from=build --chown=1000:1000 /shop/empty /data',
        'VOLUME /data',
        'USER 1000:1000',
        'CMD ["node", "a.ts"]',
      ].join('\n'),
    );
    const [build, api] = [stages.get('build')!, stages.get('api')!];
    expect(existsSync(join(build.root, 'shop/lib/demo/kept.ts'))).toBe(true);
    expect(['demo', '.next-team'].filter((name) => existsSync(join(build.root, 'shop', name)))).toEqual([]);
    expect(readFileSync(join(api.root, 'shop/kind'), 'utf8')).toBe('team');
    expect(existsSync(join(api.root, 'data'))).toBe(true);
    expect(api).toMatchObject({ workdir: '/shop', writable: ['/data'], user: '1000:1000', command: ['node', 'a.ts'] });
    expect(api.environment).toEqual({});
  });

  it.each([
    ['FROM node:24 AS a\nCOPY gone.txt ./', 'line 2: COPY gone.txt ./ copies gone.txt, which is not there'],
    ['FROM node:24 AS a\nCOPY demo ./', 'copies demo, which is not there'],
    ['FROM node:24 AS a\nCOPY --from=b /x ./', 'names a stage that is not above it'],
    ['FROM node:24 AS a\nRUN echo no way && exit 3', 'no way'],
    ['FROM node:24 AS a\nSHELL ["bash"]', 'is a step that deploy/check does not know'],
    ['RUN true', 'stands before the first FROM'],
  ])('[ADR-0144] end with a sentence at %j', (text, sentence) => {
    expect(() => perform(text)).toThrow(DockerfileError);
    expect(() => perform(text)).toThrow(sentence);
  });

  it('[ADR-0144] are read with their lines', () => {
    expect(readSteps('\n# a\nrun a \\\n  # b\n  c\nUSER d')).toEqual([
      { line: 3, word: 'RUN', rest: 'a c' },
      { line: 6, word: 'USER', rest: 'd' },
    ]);
  });
});
