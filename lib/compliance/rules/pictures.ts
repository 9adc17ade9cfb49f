import { violationOf, isBlank, type Rule } from '../rule.ts';
import type { PictureHolder } from '../items.ts';

const accessibility = '2022. évi XVII. törvény (akadálymentesség); EN 301 549, WCAG 2.1: 1.1.1';
const guideline = 'WCAG 2.1: 1.1.1, bevált gyakorlat';
/** Characters: a screen reader reads that for ten seconds. */
const longestAlternative = 150;

const missing: Rule<PictureHolder> = {
  id: 'picture-alt-missing',
  severity: 'error',
  source: accessibility,
  title: 'Hiányzó helyettesítő szöveg',
  remedy: 'Írd le egy rövid mondatrésszel, mi látszik a képen: termék, szín, nézet.',
  violations: ({ pictures }) =>
    violationOf(
      'szöveg nélkül',
      pictures.filter(({ alt }) => isBlank(alt)).map(({ name }) => name),
    ),
};

const fileName: Rule<PictureHolder> = {
  id: 'picture-alt-file-name',
  severity: 'warning',
  source: guideline,
  title: 'Helyettesítő szöveg helyett fájlnév',
  remedy: missing.remedy,
  violations: ({ pictures }) =>
    violationOf(
      'fájlnév',
      pictures
        .filter(({ name, alt }) => alt.trim() === name || /^\S+\.(?:avif|jpe?g|png|webp)$/i.test(alt.trim()))
        .map(({ alt }) => alt),
    ),
};

const duplicate: Rule<PictureHolder> = {
  id: 'picture-alt-duplicate',
  severity: 'warning',
  source: guideline,
  title: 'Ismétlődő helyettesítő szöveg',
  remedy: 'Különböztesd meg a képeket: szín, nézet, részlet.',
  violations({ pictures }) {
    const byText = Map.groupBy(
      pictures.filter(({ alt }) => !isBlank(alt)),
      ({ alt }) => alt.trim(),
    );
    const repeated = [...byText].filter(([, same]) => new Set(same.map(({ name }) => name)).size > 1);
    return violationOf(
      'több képé',
      repeated.map(([alt, same]) => `„${alt}” (${same.length})`),
    );
  },
};

const tooLong: Rule<PictureHolder> = {
  id: 'picture-alt-too-long',
  severity: 'warning',
  source: guideline,
  title: 'Túl hosszú helyettesítő szöveg',
  remedy: `Rövidítsd legfeljebb ${longestAlternative} karakterre; a részletek a leírásba valók.`,
  violations: ({ pictures }) =>
    violationOf(
      'hossz',
      pictures
        .filter(({ alt }) => alt.length > longestAlternative)
        .map(({ name, alt }) => `${name}: ${alt.length} karakter`),
    ),
};

const lost: Rule<PictureHolder> = {
  id: 'picture-lost',
  severity: 'warning',
  source: 'Minőségi szabály',
  title: 'Kép, amely nem létezik',
  remedy: 'Töltsd fel a képet a megadott néven, vagy vedd ki a hivatkozást.',
  violations: ({ lostPictures }) => violationOf('nincs ilyen fájl', lostPictures),
};

/** What holds for the pictures of whatever shows some. */
export const pictureRules: readonly Rule<PictureHolder>[] = [missing, fileName, duplicate, tooLong, lost];

/** The same for products: one of which no picture is left breaks a law, which is another rule (safety.ts). */
export const productPictureRules: readonly Rule<PictureHolder>[] = pictureRules.map((rule) =>
  rule === lost
    ? {
        ...lost,
        violations: (item) =>
          item.pictures.every(({ name }) => item.lostPictures.includes(name)) ? [] : lost.violations(item),
      }
    : rule,
);
