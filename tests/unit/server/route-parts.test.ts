import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { partsOfRoutes } from '#server/route-parts.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build with one route, as Next notes its parts. */
async function built(route: string, text: string): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'lendulet-parts-'));
  await mkdir(join(folder, 'server/app', route), { recursive: true });
  await writeFile(join(folder, 'server/app', route, 'page_client-reference-manifest.js'), text);
}

const manifest = {
  moduleLoading: {},
  entryCSSFiles: {
    '[project]/app/[locale]/layout': [{ path: 'static/chunks/layout.css', inlined: false }],
    '[project]/app/[locale]/p/[product]/page.shop': [{ path: 'static/chunks/p.css', inlined: false }],
  },
  entryJSFiles: {
    '[project]/app/[locale]/p/[product]/page.shop': ['static/chunks/p.js', 'static/chunks/both.js'],
    '[project]/app/global-error': ['static/chunks/error.js'],
  },
};

describe('the parts of a route', () => {
  it('are the style sheets and scripts of its page', async () => {
    await built(
      '[locale]/p/[product]',
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/[locale]/p/[product]/page"] = ${JSON.stringify(manifest)};\n`,
    );
    expect(await partsOfRoutes(folder, ['[locale]/p/[product]', '[locale]/gone'])).toEqual([
      '/_next/static/chunks/p.css',
      '/_next/static/chunks/p.js',
      '/_next/static/chunks/both.js',
    ]);
  });

  it('are none where Next notes them otherwise', async () => {
    await built('a', 'globalThis.other["a"] = {"entryCSSFiles":1};');
    expect(await partsOfRoutes(folder, ['a'])).toEqual([]);
    await built('a', 'not what it was');
    expect(await partsOfRoutes(folder, ['a'])).toEqual([]);
  });
});
