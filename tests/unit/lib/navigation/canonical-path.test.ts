import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, isProgramFile, joinSlashes } from '#lib/navigation/canonical-path.ts';

describe('the one spelling of a path', () => {
  it.each([
    ['/', '/'],
    ['/cipok/', '/cipok/'],
    ['/cipok', '/cipok/'],
    ['/CIPOK/Futo', '/cipok/futo/'],
    ['//cipok///futo//', '/cipok/futo/'],
    ['/hu', '/'],
    ['/hu/', '/'],
    ['/HU/Cipok', '/cipok/'],
    ['/hu/hu/cipok', '/cipok/'],
    ['/hu//en/cipok', '/en/cipok/'],
    ['/huni', '/huni/'],
    ['/en', '/en/'],
    ['/EN//Cipok', '/en/cipok/'],
    ['/\\evil.example/x', '/evil.example/x/'],
    ['//evil.example', '/evil.example'],
    ['/shops/P%C3%89cs', '/shops/p%C3%89cs/'],
    ['/P/Polo-12', '/p/polo-12/'],
    ['/nincs.png', '/nincs.png'],
    ['/blog/atom.xml/', '/blog/atom.xml'],
    ['/Robots.TXT', '/robots.txt'],
    ['/hu/p/polo-12.md//', '/p/polo-12.md'],
    ['/doi/thankyou/abcDEF_-123', '/doi/thankyou/abcDEF_-123/'],
    ['/EN/Doi//Thankyou/abcDEF/', '/en/doi/thankyou/abcDEF/'],
    ['/EN/Ertesites/Vege/abcDEF_-123', '/en/ertesites/vege/abcDEF_-123/'],
    ['/ertesites/megerosites/abcDEF/', '/ertesites/megerosites/abcDEF/'],
    ['/hu/My-Account/order-details/0B5C', '/my-account/order-details/0B5C/'],
  ])('[RT-28] %s → %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  const part = fc.oneof(
    fc.constantFrom(
      'hu',
      'HU',
      'en',
      'doi',
      'thankyou',
      'my-account',
      'order-details',
      'a.md',
      '.xml',
      'x.PNG',
      'Cipok',
      '%C3%A9',
      '..',
      '',
    ),
    fc.webSegment(),
  );
  const paths = fc
    .array(fc.tuple(fc.constantFrom('/', '//', '\\', '/\\'), part), { minLength: 1 })
    .map((parts) => `/${parts.flat().join('')}`);

  it('[RT-28] is reached in one step, and never leaves the host', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const canonical = canonicalPath(path);
        expect(canonicalPath(canonical)).toBe(canonical);
        expect(canonical).toMatch(/^\/(?![/\\])/);
        expect(joinSlashes(canonical)).toBe(canonical);
      }),
      { numRuns: 500 },
    );
  });

  it('[RT-28] is the same for every spelling of a page', () => {
    const spelling = fc.record({
      slash: fc.boolean(),
      prefix: fc.constantFrom('', '/hu', '/HU', '//hu'),
      upper: fc.boolean(),
      repeat: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom('/', '/cipok/', '/en/cipok/futo/', '/p/polo-12/', '/static/aszf/'),
        spelling,
        (page, { slash, prefix, upper, repeat }) => {
          const bare = slash ? page : page.replace(/\/$/, '');
          const spelled = `${prefix}${(upper ? bare.toUpperCase() : bare).replaceAll('/', '/'.repeat(repeat))}` || '/';
          expect(canonicalPath(spelled)).toBe(page);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('a file for programs is none of a page', () => {
  for (const path of ['/sitemap.xml', '/p/polo-12.md', '/llms.txt']) expect(isProgramFile(path)).toBe(true);
  for (const path of ['/cipok/', '/', '/.md', '/icon.svg', '/cipok.md/']) expect(isProgramFile(path)).toBe(false);
});
