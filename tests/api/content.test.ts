import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentPage } from '#lib/contract/content.ts';
import { company } from '#demo/content/company.ts';
import { startContentApi } from './content-api.ts';
import type { TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.close());

const page = async (slug: string) => api.call<ContentPage>('GET', `/api/v1/content/${slug}/`);

describe('GET /api/v1/content/{slug}/', () => {
  it.each([
    ['elallas', 'static', 13],
    ['gyik', 'static', 13],
    ['siszerviz', 'services', 6],
    ['ajandekkartya', 'services', 6],
  ] as const)('[STORE-06] shows %s as one of the %s pages, with the %i others', async (slug, kind, others) => {
    const { status, data, headers } = await page(slug);
    expect([status, data.slug, data.kind, data.related.length]).toEqual([200, slug, kind, others]);
    expect(headers['cache-control']).toBe('public, max-age=30');
    for (const { url } of data.related) expect(url).toMatch(new RegExp(`^/${kind}/[a-z-]+/$`));
    expect(data.related.map(({ url }) => url)).not.toContain(`/${kind}/${slug}/`);
  });

  it('leads on to pages that exist', async () => {
    const { data } = await page('rolunk');
    for (const { url } of data.related) expect((await page(url.split('/')[2] ?? '')).status).toBe(200);
  });

  it('names the company, its tax number and its host in the imprint', async () => {
    const { data } = await page('impresszum');
    const table = data.blocks.find((block) => block.type === 'table');
    expect(table?.rows.map(([, value]) => value)).toEqual(
      expect.arrayContaining([company.name, company.taxNumber, company.register]),
    );
    expect(JSON.stringify(data.blocks)).toContain(company.hosting);
  });

  it('[RT-28] [ADR-0126] says a page in English as far as it is there, and marks each text', async () => {
    const english = { headers: { 'accept-language': 'en' } };
    const said = async (slug: string) => api.call<ContentPage>('GET', `/api/v1/content/${slug}/`, english);
    const { data, headers } = await said('gyik');
    expect(data).toMatchObject({ title: 'Frequently asked questions', langs: { title: 'en', blocks: 'en' } });
    expect(data.blocks[0]).toMatchObject({ text: 'Orders and payment' });
    expect(data.related.find(({ url }) => url === '/static/rolunk/')).toMatchObject({ title: 'About us', lang: 'en' });
    expect(String(headers.vary)).toMatch(/\bAccept-Language\b/);
    const law = (await said('aszf')).data;
    expect([law.title, law.langs]).toEqual(['Terms and conditions', { title: 'en', description: 'en' }]);
    const own = (await page('gyik')).data;
    expect([own.title, own.langs, own.related.some(({ lang }) => lang)]).toEqual([
      'Gyakori kérdések',
      undefined,
      false,
    ]);
  });

  it('is 404 for an unknown page, and refuses what is no slug', async () => {
    const answer = await page('nincs');
    expect([answer.status, answer.errors, answer.headers['cache-control']]).toEqual([
      404,
      { slug: ['not_found'] },
      'no-store',
    ]);
    expect((await page('%C3%81SZF')).status).toBe(422);
  });
});
