import { describe, expect, it } from 'vitest';
import { bits, clearBit, fullBitmap } from '#backend/search/bitmap.ts';
import { Synonyms } from '#backend/search/synonyms.ts';
import type { FieldTexts } from '#backend/search/text-fields.ts';
import { TextIndex } from '#backend/search/text-index.ts';

function indexOf(documents: readonly FieldTexts[], synonyms = new Synonyms('')): TextIndex {
  const index = new TextIndex(synonyms);
  documents.forEach((texts, document) => index.add(document, texts));
  return index;
}

const named = (...names: string[]) => names.map((name) => ({ name: [name] }));

function found(index: TextIndex, query: string, size = 40, exact = false): number[] {
  return [...bits(index.search(query, { live: fullBitmap(size), size, exact })?.documents ?? fullBitmap(0))];
}

/** Documents of a query, most relevant first. */
function ranked(index: TextIndex, query: string, size = 40): number[] {
  const hits = index.search(query, { live: fullBitmap(size), size });
  return [...bits(hits?.documents ?? fullBitmap(0))].toSorted(
    (a, b) => (hits?.scores[b] ?? 0) - (hits?.scores[a] ?? 0),
  );
}

describe('inflected forms', () => {
  const nouns = [
    ['cipő', 'cipők', 'cipőt', 'cipőket', 'cipőben', 'cipővel', 'cipőm', 'cipőmet', 'cipője', 'cipőjével', 'cipőhöz'],
    ['kabát', 'kabátok', 'kabátot', 'kabátban', 'kabáttal', 'kabátja', 'kabátjaim', 'kabátokra'],
    ['labda', 'labdák', 'labdát', 'labdával', 'labdához', 'labdánk', 'labdákat', 'labdája'],
    ['sapka', 'sapkák', 'sapkát', 'sapkában', 'sapkákhoz', 'sapkádat'],
    ['sátor', 'sátrak', 'sátrat', 'sátorban', 'sátrakat', 'sátram', 'sátorral'],
    ['ló', 'lovak', 'lovat', 'lovakat', 'lónak'],
    ['bokor', 'bokrok', 'bokrot', 'bokorban'],
    ['kötél', 'kötelek', 'kötelet', 'kötéllel', 'kötélre'],
    ['hátizsák', 'hátizsákok', 'hátizsákkal', 'hátizsákot'],
    ['síléc', 'sílécek', 'sílécet', 'síléceket', 'síléccel', 'sílécre'],
    ['kesztyű', 'kesztyűk', 'kesztyűt', 'kesztyűben'],
    ['zokni', 'zoknik', 'zoknit', 'zoknival'],
    ['férfi', 'férfiak', 'férfiaknak', 'férfit'],
    ['kerékpár', 'kerékpárok', 'kerékpárt', 'kerékpárhoz', 'kerékpárral'],
    ['bakancs', 'bakancsok', 'bakancsot', 'bakanccsal', 'bakancsban'],
    ['nadrág', 'nadrágok', 'nadrágot', 'nadrággal'],
    ['szemüveg', 'szemüvegek', 'szemüveget', 'szemüveggel'],
    ['póló', 'pólók', 'pólót', 'pólóban', 'pólókat'],
    ['kapu', 'kapuk', 'kaput', 'kapuba'],
    ['kalap', 'kalapok', 'kalapot', 'kalappal'],
    ['futás', 'futáshoz', 'futásra', 'futással'],
  ];
  const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

  it.each(nouns)('%s is found by all its forms, with accents and without, and in all of them', (noun, ...forms) => {
    for (const form of forms) {
      expect({ form, documents: found(indexOf(named(noun)), form) }).toEqual({ form, documents: [0] });
      expect({ form, documents: found(indexOf(named(noun)), bare(form)) }).toEqual({ form, documents: [0] });
      expect({ form, documents: found(indexOf(named(form, noun)), noun) }).toEqual({ form, documents: [0, 1] });
    }
  });

  it('holds words apart that differ', () => {
    const words = [
      'kabát',
      'kalap',
      'kapu',
      'kosár',
      'labda',
      'láb',
      'lap',
      'lapát',
      'póló',
      'pad',
      'sál',
      'sátor',
      'sisak',
      'síléc',
      'szék',
      'tartó',
      'tár',
      'túra',
      'túró',
      'sport',
    ];
    const index = indexOf(named(...words));
    words.forEach((word, document) =>
      expect({ word, documents: found(index, word) }).toEqual({ word, documents: [document] }),
    );
  });

  it('scores all forms alike, so that they give the same first page', () => {
    const index = indexOf([...named('Utcai cipő', 'Pacer futócipő'), { category: ['Cipők'], name: ['Pro bakancs'] }]);
    for (const query of ['cipo', 'CIPŐK', 'cipőt', 'cipőket'])
      expect(ranked(index, query)).toEqual(ranked(index, 'cipő'));
  });
});

describe('compounds', () => {
  it.each([
    [
      'Pacer futócipő',
      ['futócipő', 'futó cipő', 'futó-cipő', 'futo cipo', 'cipő', 'futó', 'futócipőket', 'futó cipőt'],
    ],
    ['Zord síkabát', ['síkabát', 'sí kabát', 'sí-kabát', 'kabát']],
    ['Kerékpár sisak', ['kerékpársisak', 'kerékpár sisak', 'kerékpár-sisak', 'kerékpársisakok']],
    ['Bérc túrahátizsák', ['hátizsák', 'háti zsák', 'háti-zsák', 'túra hátizsák', 'túra háti zsák']],
    ['Jobb úszószemüveg', ['úszó szemüveg', 'uszoszemuveg', 'szemüveg']],
    ['Smash T-shirt', ['t-shirt', 'tshirt', 't shirt']],
  ])('%s is found apart, together and hyphened', (name, queries) => {
    const index = indexOf(named('Egyéb termék', name));
    for (const query of queries) expect({ query, documents: found(index, query) }).toEqual({ query, documents: [1] });
  });

  it('finds no basketball for a basket, nor by its description', () => {
    const ball: FieldTexts = {
      name: ['Palánk kosárlabda'],
      synonym: ['kosaras labda'],
      description: ['Kosárra dobáshoz.'],
    };
    const index = indexOf([ball, { name: ['Kerékpáros kosár'] }]);
    expect(found(index, 'kosár')).toEqual([1]);
    expect(found(indexOf([ball]), 'kosár')).toEqual([]);
    expect(found(index, 'kosárlabda')).toEqual([0]);
    expect(found(index, 'kosár labda')).toEqual([0]);
  });

  it('are not found by an end that means something else: who looks for an állás wants a job', () => {
    const index = indexOf(named('Ellenállás gumiszalag', 'ellen'));
    expect(found(index, 'ellenállás')).toEqual([0]);
    for (const form of ['állás', 'állást', 'allas']) expect(found(index, form)).toEqual([]);
  });

  it('ranks what the compound is before what it is for', () => {
    expect(ranked(indexOf(named('Pro cipőtáska', 'Pacer futócipő', 'Utcai cipő')), 'cipő')).toEqual([2, 1, 0]);
  });
});

describe('relevance', () => {
  it('goes by where a word stands', () => {
    const fields = ['description', 'sport', 'colour', 'category', 'brand', 'name'] as const;
    const index = indexOf(fields.map((field) => ({ [field]: ['valami vihar'] })));
    expect(ranked(index, 'vihar')).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('[PLP-09] puts whole words of a kind, a category or a purpose before a part of a model or brand', () => {
    const fields = ['model', 'brand', 'sport', 'synonym', 'category', 'name'] as const;
    const index = indexOf(
      fields.map((field) => ({ [field]: [field === 'model' || field === 'brand' ? 'szirtfutó' : 'futó cipő'] })),
    );
    index.add(6, { name: ['terepfutó cipő'] });
    // A compound is one where its first half is a word.
    index.add(7, { name: ['szirt terep'] });
    expect(ranked(index, 'futó')).toEqual([5, 4, 6, 3, 2, 0, 1]);
    expect(ranked(index, 'szirtfutó')[0]).toBe(1);
  });

  it('goes by how a word was found', () => {
    const index = indexOf(
      named('Zöld labda', 'Zöld focilabda', 'Zöld golyó', 'Zöld labdatartó táska'),
      new Synonyms('labda = golyó'),
    );
    expect(ranked(index, 'labda')).toEqual([0, 2, 1, 3]);
  });

  it('puts the goods of the category or synonym first that the query names', () => {
    const index = indexOf([
      { name: ['Kulacs tartó öv'], category: ['Övek'] },
      { name: ['Flow palack'], category: ['Kulacsok'] },
      { name: ['Görkori táska'] },
      { name: ['Gurul'], synonym: ['görkori'] },
    ]);
    expect(ranked(index, 'kulacs')).toEqual([1, 0]);
    expect(ranked(index, 'görkori')).toEqual([3, 2]);
  });

  it('puts other accents than those typed behind', () => {
    expect(ranked(indexOf(named('Kor póló', 'Kór póló')), 'kór')).toEqual([1, 0]);
  });
});

describe('synonyms', () => {
  const synonyms = new Synonyms(
    'kerékpár = bicikli\ncsuka > sportcipő\nsátor 2 fős = kétszemélyes sátor\nkabát = dzseki',
  );
  const index = indexOf(
    named('MTB-kerékpár', 'Pro sportcipő', 'Csuka póló', 'Fenyves kétszemélyes sátor', 'Vihar esődzseki'),
    synonyms,
  );

  it.each([
    ['bicikli', [0]],
    ['biciklik', [0]],
    ['kerékpár', [0]],
    ['csuka', [1, 2]],
    ['sportcipő', [1]],
    ['sátor 2 fős', [3]],
    ['esőkabát', [4]],
  ])('%s finds %j', (query, documents) => {
    expect(found(index, query)).toEqual(documents);
  });

  it('is left aside when the query is to be taken as typed', () => {
    expect(found(index, 'bicikli', 40, true)).toEqual([]);
    expect(found(index, 'kerékpárok', 40, true)).toEqual([0]);
  });
});

describe('mistyped words', () => {
  const index = indexOf([
    ...named('Pacer futócipő', 'Vista síszemüveg', 'Yoga matrac', 'Vas súlyzó', 'Kettlebell', 'Nordalen bakancs'),
    { description: ['Kényelmes karabinerrel.'] },
  ]);

  it.each([
    ['futocipő', null],
    ['futócpiő', 'futócipő'],
    ['futócip0', 'futócipő'],
    ['szemüvg', 'szemüveg'],
    ['zoga', 'yoga'],
    ['sujzó', 'súlyzó'],
    ['ketlebel', 'kettlebell'],
    ['nordalan', 'nordalen'],
    ['karabinnerel', 'karabinerrel'],
    ['bakkkancs', 'bakancs'],
    ['futósemüveg', null],
  ])('%s is taken for %s', (typed, corrected) => {
    expect(index.search(typed, { live: fullBitmap(40), size: 40 })?.corrected ?? null).toBe(corrected);
  });

  it('mends the second half of a compound', () => {
    const halves = indexOf(named('Kerékpár póló', 'Zöld sisak', 'Kerékpár sisak'));
    expect(found(halves, 'kerékpársiska')).toEqual([2]);
  });

  it('is left as typed on demand', () => {
    expect(found(index, 'szemüvg', 40, true)).toEqual([]);
  });

  it('takes boost words for optional, so that nothing need match them', () => {
    const hits = index.search('kényelmes olcsó bakancs', { live: fullBitmap(40), size: 40 });
    expect(hits?.corrected).toBeNull();
    expect([...bits(hits?.documents ?? fullBitmap(0))]).toEqual([5]);
  });
});

describe('beginnings', () => {
  it('completes the last word from three letters', () => {
    const index = indexOf(named('Pacer futócipő', 'Fűthető zokni'));
    expect(found(index, 'fut')).toEqual([0]);
    expect(found(index, 'pacer futóc')).toEqual([0]);
    expect(found(index, 'fu')).toEqual([]);
    expect(found(index, 'fűt')).toEqual([1]);
    expect(found(index, 'fut', 40, true)).toEqual([]);
  });
});

describe('growing', () => {
  it('finds what was added after searches, and only what is live', () => {
    const index = indexOf(named('Régi kulacs'));
    expect(found(index, 'kulacs', 1)).toEqual([0]);
    index.add(1, { name: ['Új kulacs'] });
    for (let document = 2; document < 600; document += 1)
      index.add(document, { name: [`Egyedi${'abcdefghij'[document % 10]}${document} kulacs`] });
    const live = fullBitmap(600);
    clearBit(live, 0);
    const hits = index.search('kulacs', { live, size: 600 });
    expect([...bits(hits?.documents ?? fullBitmap(0))]).toHaveLength(599);
    expect(found(index, 'régi', 1)).toEqual([0]);
  });

  it('answers nothing for a query without a word', () => {
    expect(indexOf(named('Flow kulacs')).search('!?', { live: fullBitmap(1), size: 1 })).toBeNull();
  });
});
