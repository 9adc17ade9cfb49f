import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownBrand } from '#lib/config/brand/own-brand.ts';
import type { ContentPage as Content } from '#lib/contract/content.ts';
import { en } from '#tests/messages.ts';
import { show, t } from './render.tsx';

const page: Content = {
  slug: 'szavatossag',
  kind: 'static',
  title: 'Szavatosság és jótállás',
  description: 'Mit kérhet hibás áru esetén.',
  blocks: [{ type: 'paragraph', spans: [{ text: 'Legalább két év.' }] }],
  isSample: false,
  updatedAt: '2026-11-20T08:00:00.000Z',
  related: [],
};
const notice = { path: '/_next/static/harmonised-notice-1.svg', width: 210, height: 297 };

/** Shows a page of a build of the demo, or of a public shop. */
async function showPage(given: Partial<Content>, isPublic = false): Promise<void> {
  vi.resetModules();
  const built = { details: ownBrand.company, isDemo: !isPublic, notice: isPublic ? notice : null };
  vi.stubEnv('LENDULET_COMPANY', JSON.stringify(built));
  const { ContentPage } = await import('#components/content/content-page.tsx');
  show(<ContentPage page={{ ...page, ...given }} />);
}
afterEach(() => vi.unstubAllEnvs());

describe('a page of texts', () => {
  it('[ADR-0125] says on an English page that its text is Hungarian, and on a Hungarian one nothing', async () => {
    const said = en.content.inLanguage.text.replace('{language}', 'Hungarian');
    const { ContentPage } = await import('#components/content/content-page.tsx');
    const { unmount } = show(<ContentPage page={page} />);
    expect(screen.queryByText(/Hungarian|magyar/)).toBeNull();
    unmount();
    show(
      <NextIntlClientProvider locale="en" messages={en}>
        <ContentPage page={page} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByText(said).closest('[lang]')).toBeNull();
  });

  it('[RT-28] [ADR-0125] marks each text of a page by its language, and says nothing where all are the page’s own', async () => {
    const { ContentPage } = await import('#components/content/content-page.tsx');
    const said = (langs: Record<string, 'en'>) =>
      show(
        <NextIntlClientProvider locale="en" messages={en}>
          <ContentPage page={{ ...page, langs, related: [{ title: 'Complaints', url: '/static/a/', lang: 'en' }] }} />
        </NextIntlClientProvider>,
      );
    const { unmount } = said({ title: 'en' });
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('en');
    expect(screen.getByText(page.description).lang).toBe('hu');
    expect(screen.getByRole('link', { name: 'Complaints' }).lang).toBe('en');
    expect(screen.getByText(/in Hungarian only/)).toBeTruthy();
    unmount();
    said({ title: 'en', description: 'en', blocks: 'en' });
    expect(screen.queryByText(/in Hungarian only/)).toBeNull();
  });

  it('[ADR-0107] calls a sample text a demo’s', async () => {
    await showPage({ isSample: true });
    expect(screen.getByText(t('content.sample')).parentElement?.textContent).toContain(t('content.sampleText'));
  });

  it('[ADR-0107] says nothing of samples on a text of the shop’s own', async () => {
    await showPage({ slug: 'aszf' });
    expect(screen.queryByText(t('content.sample'))).toBeNull();
    expect(screen.queryByText(t('content.demo'))).toBeNull();
  });

  it('[ADR-0107] keeps the place of the harmonised notice in a demo, in the team shop too', async () => {
    await showPage({ kind: 'info' });
    expect(screen.getByText(t('content.noticeDemo'), { exact: false })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[ADR-0107] shows its official figure in a public shop, without a shift', async () => {
    await showPage({}, true);
    const figure = screen.getByRole('img', { name: t('content.notice') });
    expect(figure.getAttribute('src')).toBe(notice.path);
    expect([figure.getAttribute('width'), figure.getAttribute('height')]).toEqual(['210', '297']);
    expect(screen.queryByText(t('content.demo'))).toBeNull();
  });
});
