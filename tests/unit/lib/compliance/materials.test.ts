import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compositionProblems, fibreNames, missingShoeParts, parseComposition } from '#lib/compliance/materials.ts';

describe('parseComposition', () => {
  it('reads parts, shares and names, and passes over coatings and remarks', () => {
    expect(
      parseComposition(
        'Külső anyag: 55% gyapjú (merinó), 42,5% újrahasznosított poliamid, 2,5% elasztán, szilikonbevonattal; bélés: 100% poliészter',
      ),
    ).toEqual([
      {
        name: 'Külső anyag',
        text: '55% gyapjú (merinó), 42,5% újrahasznosított poliamid, 2,5% elasztán, szilikonbevonattal',
        fibres: [
          { name: 'gyapjú', percent: 55, isRecycled: false },
          { name: 'poliamid', percent: 42.5, isRecycled: true },
          { name: 'elasztán', percent: 2.5, isRecycled: false },
        ],
      },
      { name: 'bélés', text: '100% poliészter', fibres: [{ name: 'poliészter', percent: 100, isRecycled: false }] },
    ]);
    expect(parseComposition('Rozsdamentes acél (18/8), polipropilén')).toEqual([
      { name: null, text: 'Rozsdamentes acél (18/8), polipropilén', fibres: [] },
    ]);
    expect(parseComposition(' ; ')).toEqual([]);
  });

  it('reads back any composition that it is given', () => {
    const fibre = fc.record({
      name: fc.constantFrom(...fibreNames),
      percent: fc.integer({ min: 0, max: 100 }),
      isRecycled: fc.boolean(),
    });
    const part = fc.record({
      name: fc.constantFrom('Külső anyag', 'bélés', 'töltet'),
      fibres: fc.array(fibre, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const written = parts
          .map(
            ({ name, fibres }) =>
              `${name}: ${fibres
                .map((one) => `${one.percent}% ${one.isRecycled ? 'újrahasznosított ' : ''}${one.name}`)
                .join(', ')}`,
          )
          .join('; ');
        expect(parseComposition(written).map(({ name, fibres }) => ({ name, fibres }))).toEqual(parts);
      }),
    );
  });
});

describe('compositionProblems', () => {
  it.each<[string | null, object[]]>([
    ['70% poliamid, 25% poliészter, 5% elasztán', []],
    ['Külső anyag: 100% poliamid, poliuretán bevonattal; bélés: 50% Pamut, 50% poliészter', []],
    ['33,3% pamut, 33,3% len, 33,4% poliészter', [{ code: 'order', part: null }]],
    ['33,4% pamut, 33,3% len, 33,3% poliészter', []],
    [null, [{ code: 'missing', part: null }]],
    ['', [{ code: 'missing', part: null }]],
    ['pamut és poliészter', [{ code: 'missing', part: null }]],
    ['Külső anyag: 100% poliamid; bélés: poliészter', [{ code: 'missing', part: 'bélés' }]],
    ['90% pamut, 5% elasztán', [{ code: 'sum', part: null, sum: 95 }]],
    ['Külső anyag: 60% pamut, 50% len', [{ code: 'sum', part: 'Külső anyag', sum: 110 }]],
    [
      '92% polyester, 8% spandex',
      [
        { code: 'name', part: null, name: 'polyester' },
        { code: 'name', part: null, name: 'spandex' },
      ],
    ],
    ['20% elasztán, 80% poliamid', [{ code: 'order', part: null }]],
    [
      'Külső anyag: 100% poliamid; töltet: 90% pehely, 10% toll',
      [
        { code: 'name', part: 'töltet', name: 'pehely' },
        { code: 'name', part: 'töltet', name: 'toll' },
        { code: 'animal' },
      ],
    ],
    ['Külső anyag: 100% poliamid; töltet: pehely és toll', [{ code: 'animal' }]],
    ['Külső anyag: 100% poliamid; töltet: pehely és toll; állati eredetű, nem textil alkotórészeket tartalmaz', []],
    ['80% pamut, 20% poliészter, műbőr felvarróval', []],
  ])('finds in %j', (text, problems) => {
    expect(compositionProblems(text)).toEqual(problems);
  });
});

describe('missingShoeParts', () => {
  it.each<[string | null, string[]]>([
    ['Felsőrész: bőr; bélés: textil; talp: gumi', []],
    ['Felsőrész (héj): poliuretán; bélés (belső cipő): textil; talp: poliuretán', []],
    ['Felsőrész: textil; bélés és talpágy: EVA-hab; járótalp: gumi', []],
    ['Felsőrész: textil; talpbélés: textil; talp: gumi', ['bélés']],
    ['Felsőrész: textil; bélés: textil; talpágy: EVA-hab', ['talp']],
    ['Felsőrész: ; bélés: textil; talp: gumi', ['felsőrész']],
    ['bőr, gumi', ['felsőrész', 'bélés', 'talp']],
    [null, ['felsőrész', 'bélés', 'talp']],
  ])('finds in %j', (text, parts) => {
    expect(missingShoeParts(text)).toEqual(parts);
  });
});
