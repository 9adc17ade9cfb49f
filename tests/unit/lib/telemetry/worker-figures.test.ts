import { Counter, Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { figuresOfWorkers } from '#lib/telemetry/worker-figures.ts';

async function figuresOf(calls: number): Promise<string> {
  const registers = [new Registry()];
  const counter = new Counter({ name: 'shop_orders_total', help: 'Orders', registers });
  const times = new Histogram({ name: 'shop_calls', help: 'Calls', labelNames: ['route'], buckets: [1], registers });
  counter.inc(calls);
  times.observe({ route: '/p/{a}' }, 0.5);
  return registers[0]?.metrics() ?? '';
}

it('[ADR-0153] several workers’ figures are one text, each line with its worker', async () => {
  const text = figuresOfWorkers([
    { worker: 1, text: await figuresOf(2) },
    { worker: 2, text: await figuresOf(3) },
  ]);
  expect(text).toBe(
    [
      '# HELP shop_orders_total Orders',
      '# TYPE shop_orders_total counter',
      'shop_orders_total{worker="1"} 2',
      'shop_orders_total{worker="2"} 3',
      '# HELP shop_calls Calls',
      '# TYPE shop_calls histogram',
      ...[1, 2].flatMap((worker) => [
        `shop_calls_bucket{worker="${worker}",le="1",route="/p/{a}"} 1`,
        `shop_calls_bucket{worker="${worker}",le="+Inf",route="/p/{a}"} 1`,
        `shop_calls_sum{worker="${worker}",route="/p/{a}"} 0.5`,
        `shop_calls_count{worker="${worker}",route="/p/{a}"} 1`,
      ]),
      '',
    ].join('\n'),
  );
});
