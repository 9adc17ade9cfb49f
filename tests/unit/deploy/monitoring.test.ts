import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { CheckoutFigures } from '#backend/checkout/figures.ts';
import { Metrics } from '#backend/http/metrics.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';
import { StorefrontFigures } from '#server/storefront-figures.ts';
import { hostsUnderTest } from '../server/storefront-under-test.ts';
import { manifestsOf, read } from './files.ts';

const boardSchema = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string().min(1),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string().min(1) })).default([]),
    }),
  ),
});
const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string().min(1),
          for: z.string().regex(/^\d+m$/),
          labels: z.object({ severity: z.enum(['page', 'look']) }),
          annotations: z.object({ summary: z.string().min(10) }),
        }),
      ),
    }),
  ),
});
const scrapeSchema = z.object({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(
    z.object({ job_name: z.string(), static_configs: z.array(z.object({ targets: z.array(z.string()) })) }),
  ),
});

const { panels } = boardSchema.parse(JSON.parse(read('monitoring/grafana-board.json')));
const rules = alertsSchema.parse(parse(read('monitoring/alerts.yaml'))).groups.flatMap((group) => group.rules);
const scrape = scrapeSchema.parse(parse(read('monitoring/prometheus.yaml')));
const jobs = scrape.scrape_configs.map(({ job_name: name }) => name);
const expressions = [
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

/** What the three programs tell: a figure's name, its kind and its labels. */
async function told(): Promise<Map<string, { type: string; labels: readonly string[] }>> {
  const model = { products: 1, lastChangeId: 1, lagSeconds: 0 };
  const storefront = new StorefrontFigures({ hosts: hostsUnderTest, routeOf: () => '/', token: '' });
  storefront.count('/', 200, 'hit');
  await storefront.timing(async () => undefined)({ url: '/' } as never, {} as never);
  const checkout = new CheckoutFigures();
  for (const { calls } of [storefront, checkout]) calls.begin({ method: 'GET', route: '/' }).end(200);
  checkout.count({ method: 'GET', route: '/', status: 200 }, 0.1);
  const api = new Metrics();
  api.countCall({ method: 'GET', route: '/', status: 200, seconds: 0.1 });
  api.refusedCalls.inc({ reason: 'load' });
  const texts = await Promise.all([storefront.text(), checkout.text(), api.text(model, null)]);
  const found = new Map<string, { type: string; labels: readonly string[] }>();
  for (const text of texts)
    for (const [, name = '', type = ''] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      const sample = new RegExp(`^${name}(?:_count)?\\{([^}]*)\\}`, 'm').exec(text)?.[1] ?? '';
      found.set(name, { type, labels: [...sample.matchAll(/(\w+)="/g)].map(([, label = '']) => label) });
    }
  return found;
}

/** Labels that Prometheus itself adds, and the bound of a histogram's bucket. */
const added = ['job', 'instance', 'le'];

describe('board and alerts', () => {
  it.each(expressions)(
    '[ADR-0150] %s: name figures that the programs tell, with labels that they have',
    async (_, expr) => {
      const figures = await told();
      const names = [...expr.matchAll(/\b(up|(?:shop|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
      expect(names.length).toBeGreaterThan(0);
      const labels = new Set(added);
      for (const [, name = '', matchers = ''] of names) {
        if (name === 'up') continue;
        const figure = figures.get(name) ?? figures.get(name.replace(/_(?:bucket|count|sum)$/, ''));
        expect(figure, name).toBeDefined();
        if (/_bucket$/.test(name)) expect(figure?.type, name).toBe('histogram');
        for (const label of figure?.labels ?? []) labels.add(label);
        for (const [, label = ''] of matchers.matchAll(/(\w+)(?:=~|!~|!=|=)"/g))
          expect([...labels], name).toContain(label);
      }
      for (const [, by = ''] of expr.matchAll(/by \(([^)]*)\)/g))
        for (const label of by.split(', ')) expect([...labels], expr).toContain(label);
      for (const [, job = ''] of expr.matchAll(/job="([^"]+)"/g)) expect(jobs).toContain(job);
      const [open, close] = [expr.split('(').length, expr.split(')').length];
      expect(open).toBe(close);
    },
  );

  it('[ADR-0150] have names of their own, and panels that do not lie on each other', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('[ADR-0150] warn near the memory that the manifests give', () => {
    const { expr = '' } = rules.find(({ alert }) => alert === 'MemoryHigh') ?? {};
    const units: Record<string, number> = { Mi: 2 ** 20, Gi: 2 ** 30 };
    for (const { metadata, spec } of manifestsOf('Deployment')) {
      const [, amount = '', unit = ''] =
        /^(\d+)(Mi|Gi)$/.exec(spec.template.spec.containers[0].resources.limits.memory ?? '') ?? [];
      expect(expr).toContain(`{job="${metadata.name}"} > 0.9 * ${Number(amount) * (units[unit] ?? NaN)}`);
    }
  });

  it('[ADR-0150] hear of every process at its own port', () => {
    const { STOREFRONT_PORT, CHECKOUT_PORT, API_PORT } = readSettings(backendSettingsSchema, {});
    expect(scrape.scrape_configs.map(({ static_configs: [first] }) => first?.targets)).toEqual(
      [STOREFRONT_PORT, CHECKOUT_PORT, API_PORT].map((port) => [`127.0.0.1:${port}`]),
    );
    expect(scrape.rule_files).toEqual(['alerts.yaml']);
  });

  it('[ADR-0150] and docs/monitoring.md has all figures of the shop, and none that there are not', async () => {
    const text = readFileSync('docs/monitoring.md', 'utf8');
    const documented = new Set([...text.matchAll(/`(shop_\w+)/g)].map(([, name = '']) => name));
    expect([...documented].toSorted()).toEqual(
      [...(await told()).keys()].filter((name) => name.startsWith('shop_')).toSorted(),
    );
  });
});
