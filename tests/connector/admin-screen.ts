import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '#tests/load/chromium.ts';
import { email as login, password, type Place } from './place.ts';

/**
 * Logs in to the engine's admin in a browser, opens the newest order of somebody who was not erased and takes a picture of
 * it. Answers the file.
 */
export async function pictureOfOrder({ engine, inEngine }: Place, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const { orders } = await inEngine<{ orders: { id: string; email: string; metadata: { shop_number?: string } }[] }>(
    ...(['GET', '/admin/orders?limit=100&order=-created_at&fields=id,email,metadata'] as const),
  );
  const order = orders.find(({ email, metadata }) => metadata.shop_number && !email.endsWith('@deleted.invalid'));
  if (!order) throw new Error('There is no order');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } });
    await page.goto(`${engine.host}/app/login`);
    await page.locator('input[name="email"]').fill(login);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await page.goto(`${engine.host}/app/orders/${order.id}`);
    await page.getByText('Kovács').first().waitFor();
    // Fulfilments and returns are asked for after the order.
    await page.waitForLoadState('networkidle');
    const file = join(folder, 'engine-order-1440.png');
    await page.screenshot({ path: file });
    return file;
  } finally {
    await browser.close();
  }
}
