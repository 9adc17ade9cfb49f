import type { Finding } from '#backend/compliance/finding.ts';

/** A finding about a product, with what is to be different in it. */
export function aFinding(change: Partial<Finding> = {}): Finding {
  return {
    rule: {
      id: 'price-missing',
      severity: 'error',
      title: 'Nincs eladási ár',
      remedy: 'Adj meg árat.',
      source: 'törvény',
    },
    detail: 'semmi; "sehol"',
    place: { kind: 'termék', id: '7', name: 'Iram „póló”', url: 'https://shop.example/p/iram-7/' },
    ...change,
  };
}
