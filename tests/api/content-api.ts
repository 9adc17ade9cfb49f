import type { Catalog } from '#backend/catalog/model.ts';
import { saveContent } from '#backend/content/storage.ts';
import type { Content } from '#backend/content/model.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { generateContent } from '#demo/content/index.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';

/** A reference API with a small demo catalog and all of its content. */
export async function startContentApi(): Promise<TestApi & { content: Content; catalog: Catalog }> {
  const catalog = generateCatalog({ seed: 2735, products: 400, now: fixtureNow });
  const content = generateContent(catalog, fixtureNow);
  const api = await startTestApi({ catalog });
  await saveContent(api.db, content, fixtureNow);
  return { ...api, content, catalog };
}
