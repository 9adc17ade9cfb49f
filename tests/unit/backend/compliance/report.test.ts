// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { reportPage } from '#backend/compliance/report.ts';
import { mostShown, Tally } from '#backend/compliance/tally.ts';
import { ruleGroups } from '#lib/compliance/all-rules.ts';
import { aFinding } from './a-finding.ts';

const rules = ruleGroups.flatMap((group) => group.rules);
const ruleOf = (id: string) => rules.find((rule) => rule.id === id)!;
const item = {
  inspected: { products: 3000, shops: 30, flipbooks: 8, texts: 54 },
  database: 'in .data (DATA_DIR)',
  now: new Date('2026-11-21T10:00:00Z'),
  table: 'compliance-report.csv',
};

function pageOf(tally: Tally) {
  const page = reportPage(tally, item);
  const document = new DOMParser().parseFromString(page, 'text/html');
  return { page, document, text: document.body.textContent?.replaceAll('\u00A0', ' ') ?? '' };
}

function tallyOf(...findings: Parameters<typeof aFinding>[0][]): Tally {
  const tally = new Tally();
  for (const finding of findings) tally.add(aFinding(finding));
  return tally;
}

describe('the report', () => {
  it('sums up by rule and severity, and leads from there to the findings and on to the shop', () => {
    const { document } = pageOf(tallyOf({}, {}, { rule: ruleOf('ean-wrong') }));
    const board = [...document.querySelectorAll('.board dd')].map((number) =>
      number.textContent?.replaceAll('\u00A0', ' '),
    );
    expect(board).toEqual(['3 000', '2', '1', String(rules.length - 2)]);
    const rows = [...document.querySelectorAll('#osszegzes + table tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      [expect.stringContaining('Nincs eladási ár'), 'jogsértés', '2'],
      [expect.stringContaining('Hibás EAN-kód'), 'minőségi hiba', '1'],
    ]);
    for (const link of document.querySelectorAll('#osszegzes + table a')) {
      // A target within opens the details that it lies in, without a script.
      expect(document.querySelector(link.getAttribute('href') ?? '')?.closest('details')).not.toBeNull();
    }
    expect(document.querySelector('.findings a')?.getAttribute('href')).toBe('https://shop.example/p/iram-7/');
  });

  it('needs nothing else: no script, no address but those of the shop', () => {
    const { page, document } = pageOf(tallyOf({}));
    expect(document.querySelectorAll('script, link, img, iframe, [onclick]')).toHaveLength(0);
    expect(page.match(/(?:src|url)\s*[=(]\s*["']?(?!data:font)/g)).toBeNull();
    expect(document.documentElement.lang).toBe('hu');
  });

  it('shows names as they are', () => {
    const evil = '</style><script>document.title = "evil"</script><img src=x onerror=alert(1)>';
    const { document, text } = pageOf(
      tallyOf({ detail: evil, place: { kind: 'termék', id: evil, name: evil, url: `https://shop.example/"><b>` } }),
    );
    expect(document.title).toContain('Megfelelőségi jelentés');
    expect(document.querySelectorAll('script, img, main b b')).toHaveLength(0);
    expect(text).toContain(evil);
  });

  it('shows the first two hundred of a rule and counts the rest', () => {
    const { document, text } = pageOf(
      tallyOf(
        ...Array.from({ length: mostShown + 1034 }, (_, id) => ({ place: { ...aFinding().place, id: `nr-${id}` } })),
      ),
    );
    expect(document.querySelectorAll('.findings tbody tr')).toHaveLength(200);
    expect(text).toContain('Az első 200 találat látszik; a további 1 034 a táblázatban van: compliance-report.csv');
    expect(text).toContain('nr-199');
    expect(text).not.toContain('nr-200');
  });

  it('says so where nothing was found, and names what was looked for', () => {
    const { document, text } = pageOf(new Tally());
    expect(text).toContain('Egyetlen szabály sem talált jogsértést.');
    expect(text).toContain('Egyetlen szabály sem talált minőségi hibát.');
    expect(document.querySelectorAll('.passed li')).toHaveLength(rules.length);
    expect(document.querySelector('#osszegzes')).toBeNull();
  });

  it('takes no finding of a rule that it does not know', () => {
    expect(() => tallyOf({ rule: { ...aFinding().rule, id: 'made-up' } })).toThrow('made-up');
  });
});
