/**
 * `npm run fonts`: cuts the two families to what Hungarian and English pages need, and joins latin and latin-ext.
 * The result is committed, so that a build needs no font tool.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accented = 'áéíóöőúüűÁÉÍÓÖŐÚÜŰäÄßčČšŠžŽćłńřñçèêëïîôàâ';
const signs = '\u00A0–—‑…„”“‘’«»·•°×−±½⅓⅔²³€©®™→←↑↓✓%‰§';

const families = [
  {
    file: 'archivo', source: '@fontsource-variable/archivo/files/archivo-{set}-standard-normal.woff2',
    axes: { wght: { min: 700, max: 900, default: 800 }, wdth: 112 } as Record<string, number | { min: number; max: number; default: number }>,
  },
  {
    file: 'instrument-sans', source: '@fontsource-variable/instrument-sans/files/instrument-sans-{set}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { file, source, axes } of families) {
  for (const [set, text] of [['latin', letters + accented + signs], ['latin-ext', accented]] as const) {
    const original = await readFile(require.resolve(source.replace('{set}', set)));
    const cut = await subsetFont(original, text, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(new URL(`../public/fonts/${file}-${set}.woff2`, import.meta.url), cut);
    console.log(`${file}-${set}: ${(cut.length / 1024).toFixed(1)} kB`);
  }
}
