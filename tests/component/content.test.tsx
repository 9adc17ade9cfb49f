import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BrandFilter } from '#components/brands/brand-filter.tsx';
import { Blocks } from '#components/content/blocks.tsx';
import { Contents } from '#components/content/contents.tsx';
import { FooterLinks } from '#components/footer/footer-links.tsx';
import type { Block, Span } from '#lib/contract/rich-text.ts';
import { show, t } from './render.tsx';

const paragraph = (...spans: Span[]): Block => ({ type: 'paragraph', spans });
const showBlocks = (...blocks: Block[]) => show(<Blocks blocks={blocks} title="Síléc" />);

describe('a text', () => {
  it('[RT-09] [RT-12] shows headings with anchors, lists, quotes, tables and pictures', () => {
    showBlocks(
      { type: 'heading', level: 2, id: 'meret', text: 'Méret' },
      { type: 'heading', level: 3, id: 'sugar', text: 'Sugár' },
      { type: 'list', ordered: true, items: [[{ text: 'Nézd át' }], [{ text: 'Vaxold be' }]] },
      { type: 'quote', spans: [{ text: 'Minta' }] },
      { type: 'table', columns: ['Tudás', 'Léc'], rows: [['kezdő', '20 cm']] },
      { type: 'image', image: { path: '/media/x', alt: 'Léc' }, caption: 'Két léc' },
      paragraph({ text: 'nagyon', strong: true }, { text: ' ' }, { text: 'fontos', em: true }),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Méret' }).id).toBe('meret');
    expect(screen.getByRole('heading', { level: 3, name: 'Sugár' }).id).toBe('sugar');
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nézd át', 'Vaxold be']);
    const table = screen.getByRole('group', { name: t('content.table', { heading: 'Sugár' }) });
    expect(table.tabIndex).toBe(0);
    expect(within(table).getByRole('rowheader', { name: 'kezdő' })).toBeTruthy();
    expect(within(table).getByRole('columnheader', { name: 'Léc' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Léc' }).getAttribute('width')).toBe('1200');
    expect(screen.getByText('nagyon').tagName).toBe('STRONG');
    expect(screen.getByText('fontos').tagName).toBe('EM');
  });

  it('[SEC-01] [SEC-02] links within the shop, to mail and telephone, and leaves the text of any other link', () => {
    showBlocks(
      paragraph(
        { text: 'bérlés', href: '/services/berles/' },
        { text: 'levél', href: 'mailto:a@lendulet.example' },
        { text: 'itt', href: '#meret' },
        { text: 'idegen', href: 'https://evil.test/' },
        { text: 'futó', href: ' JaVaScRiPt:alert(1)' },
        { text: 'adat', href: 'data:text/html,x' },
        { text: 'kettős', href: '/.//evil.test' },
        { text: 'üres', href: '' },
      ),
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['bérlés', '/services/berles/'],
      ['levél', 'mailto:a@lendulet.example'],
      ['itt', '#meret'],
    ]);
    for (const text of ['idegen', 'futó', 'adat', 'kettős', 'üres']) expect(document.body.textContent).toContain(text);
    expect(document.querySelectorAll('[href*="evil"], [href*="script"]')).toHaveLength(0);
  });

  it('[RT-12] marks a paragraph that is a link alone as a way on, and no other', () => {
    const way = { text: 'Áruházak síszervizzel', href: '/shops/' };
    const { container } = show(
      <Blocks
        title="Síszerviz"
        blocks={[
          { type: 'paragraph', spans: [way] },
          { type: 'paragraph', spans: [{ text: 'Itt: ' }, way] },
          { type: 'paragraph', spans: [{ text: 'Szöveg' }] },
        ]}
      />,
    );
    expect(Array.from(container.querySelectorAll('p'), (part) => part.hasAttribute('data-way'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[SEC-02] shows markup as text', () => {
    showBlocks(paragraph({ text: '<img src=x onerror=alert(1)>' }), {
      type: 'heading',
      level: 2,
      id: 'x',
      text: '<script>alert(1)</script>',
    });
    expect(document.querySelectorAll('p img, script')).toHaveLength(0);
    expect(screen.getByRole('heading').textContent).toBe('<script>alert(1)</script>');
  });
});

describe('contents', () => {
  const entries = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() }));

  it('[RT-09] lead to the chapters, where there are some', () => {
    const { rerender } = show(<Contents entries={entries} label="Ebben a cikkben" />);
    const links = within(screen.getByRole('navigation', { name: 'Ebben a cikkben' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b', '#c']);
    rerender(<Contents entries={entries.slice(0, 2)} label="Ebben a cikkben" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the filter of brands', () => {
  const page = (
    <>
      <BrandFilter />
      <nav>
        <ol>
          <li>
            <a href="#betu-a">A</a>
          </li>
          <li>
            <a href="#betu-v">V</a>
          </li>
        </ol>
      </nav>
      <section data-letter="" aria-labelledby="betu-a">
        <h2 id="betu-a">A</h2>
        <ul>
          <li data-brand="Árnyék">
            <a href="/marka/arnyek/">Árnyék</a>
          </li>
          <li data-brand="Aszfalt">
            <a href="/marka/aszfalt/">Aszfalt</a>
          </li>
        </ul>
      </section>
      <section data-letter="" aria-labelledby="betu-v">
        <h2 id="betu-v">V</h2>
        <ul>
          <li data-brand="Vantor">
            <a href="/marka/vantor/">Vantor</a>
          </li>
        </ul>
      </section>
    </>
  );
  const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('[RT-14] leaves the brands that hold what is typed, accents aside, and says how many', async () => {
    const { user } = show(page);
    const field = screen.getByRole('searchbox', { name: t('brands.filter') });
    await user.type(field, 'arny');
    expect(shown()).toEqual(['A', 'Árnyék']);
    expect(screen.getByRole('status').textContent).toBe(t('brands.found', { count: 1 }));
    await user.type(field, 'x');
    expect(screen.getByRole('status').textContent).toBe(t('brands.none'));
    await user.clear(field);
    expect(shown()).toEqual(['A', 'V', 'Árnyék', 'Aszfalt', 'Vantor']);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('[RT-14] opens the only one left by Enter, and none of several', async () => {
    const { user } = show(page);
    const pressed = vi.fn((event: Event) => event.preventDefault());
    for (const link of document.querySelectorAll('[data-brand] a')) link.addEventListener('click', pressed);
    await user.type(screen.getByRole('searchbox'), 'a{Enter}');
    expect(pressed).not.toHaveBeenCalled();
    await user.type(screen.getByRole('searchbox'), 'ntor{Enter}');
    expect(pressed).toHaveBeenCalledOnce();
  });
});

describe('the footer', () => {
  it('[RT-12] leads to the pages that the law asks for, to the services and the guides', () => {
    show(<FooterLinks />);
    const law = within(screen.getByRole('navigation', { name: t('footer.links.law') })).getAllByRole('link');
    expect(law.map((link) => link.getAttribute('href'))).toEqual(
      [
        'impresszum',
        'aszf',
        'adatkezeles',
        'cookie-tajekoztato',
        'elallas',
        'szavatossag',
        'panaszkezeles',
        'bekelteto-testulet',
        'akadalymentesseg',
        'cookie-tajekoztato',
      ]
        .map((slug) => `/static/${slug}/`)
        .toSpliced(4, 0, '/elallas/'),
    );
    expect(law.at(-1)?.dataset.consent).toBe('');
    // A phone opens these at a press; a wide screen shows them by its style sheet.
    const opener = screen.getByRole('button', { name: t('footer.links.services') });
    const services = document.getElementById(opener.getAttribute('popovertarget') ?? '');
    expect([services?.tagName, services?.getAttribute('popover')]).toEqual(['NAV', 'auto']);
    expect(services?.querySelectorAll('a')).toHaveLength(7);
    for (const [name, path] of [
      ['guides', '/blog/'],
      ['shops', '/shops/'],
    ] as const) {
      expect(screen.getByText(t(`footer.pages.${name}`)).getAttribute('href')).toBe(path);
    }
  });
});
