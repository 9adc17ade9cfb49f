import type { Catalogue } from '#backend/catalogue/model.ts';
import { saveContent } from '#backend/content/storage.ts';
import type { Content } from '#backend/content/model.ts';
import { generateCatalogue } from '#demo/catalogue/index.ts';
import { generateContent } from '#demo/content/index.ts';
import { fixtureNow } from '#tests/fixtures/catalogue.ts';
import { startTestApi, type TestApi } from './harness.ts';

/** A reference API with a small demo catalogue and all of its content. */
export async function startContentApi(): Promise<TestApi & { content: Content; catalogue: Catalogue }> {
  const catalogue = generateCatalogue({ seed: 2735, products: 400, now: fixtureNow });
  const content = generateContent(catalogue, fixtureNow);
  const api = await startTestApi({ catalogue });
  await saveContent(api.db, content, fixtureNow);
  return { ...api, content, catalogue };
}
