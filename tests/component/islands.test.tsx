import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useEffect, useState } from 'react';
import type { IslandErrorEvent } from '#lib/monitoring/island-error.ts';
import PageError from '#app/[locale]/error.tsx';
import { DocumentError } from '#components/content/document-error.tsx';
import { Island } from '#components/ui/island.tsx';
import fatalEn from '#messages/fatal/en.json' with { type: 'json' };
import fatalHu from '#messages/fatal/hu.json' with { type: 'json' };
import { show, t } from './render.tsx';

const heard: { island: string; error: unknown }[] = [];
addEventListener('error', (event) => {
  if ('island' in event) heard.push({ island: (event as IslandErrorEvent).island, error: event.error });
});

beforeEach(() => {
  heard.length = 0;
  // React logs every error that a boundary catches.
  vi.mocked(console.error).mockImplementation(() => undefined);
});

/** Forgets what React said of errors that were meant to be. */
const pardon = () => vi.mocked(console.error).mockClear();

const broken = new Error('broken island');
function Broken({ isBroken = true }: { isBroken?: boolean }) {
  if (isBroken) throw broken;
  return <p>alive</p>;
}
function BrokenInEffect() {
  useEffect(() => {
    throw broken;
  }, []);
  return <p>drawn</p>;
}

describe('an island that fails', () => {
  it.each([
    ['while it is drawn', <Broken key="a" />],
    ['in an effect', <BrokenInEffect key="b" />],
  ])('%s leaves the page alive and is reported to the window', (_when, island) => {
    show(
      <main>
        <h1>Page</h1>
        <Island name="gallery">{island}</Island>
        <p>the rest</p>
      </main>,
    );
    expect(screen.getByText('the rest')).toBeTruthy();
    expect(screen.queryByText('drawn')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(heard).toEqual([{ island: 'gallery', error: broken }]);
    pardon();
  });

  it('leaves what it is without script in its place', () => {
    show(
      <Island name="cart link" fallback={<a href="/kosar/">Cart</a>}>
        <Broken />
      </Island>,
    );
    expect(screen.getByRole('link', { name: 'Cart' })).toBeTruthy();
    pardon();
  });

  it('says so where the page is there for it, and can be tried again', async () => {
    let isBroken = true;
    const Sometimes = () => <Broken isBroken={isBroken} />;
    const { user } = show(
      <Island name="cart" isMain fallback={<p>as it was</p>}>
        <Sometimes />
      </Island>,
    );
    expect(screen.getByRole('alert').textContent).toContain(t('errors.island'));
    expect(screen.getByText('as it was')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('errors.retry') }));
    expect(screen.getByRole('alert')).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: t('errors.retry') }));
    expect(screen.getByText('alive')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(heard).toHaveLength(2);
    pardon();
  });

  it("gets a new chance with the next page's content", async () => {
    function Page() {
      const [isBroken, setBroken] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setBroken(false)}>
            next
          </button>
          <Island name="results">
            <Broken isBroken={isBroken} />
          </Island>
        </>
      );
    }
    const { user } = show(<Page />);
    await user.click(screen.getByRole('button', { name: 'next' }));
    expect(screen.getByText('alive')).toBeTruthy();
    pardon();
  });

  it('whose code did not load is reported to the window by its name, and loads the page anew when it is tried again', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    const Missing = () => {
      throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    };
    const { user } = show(
      <Island name="locator" isMain>
        <Missing />
      </Island>,
    );
    expect(heard[0]?.error).toMatchObject({ name: 'ChunkLoadError' });
    await user.click(screen.getByRole('button', { name: t('errors.retry') }));
    expect(reload).toHaveBeenCalledTimes(1);
    pardon();
  });

  it('by an error of the server or the router leaves it to the page', () => {
    const Refused = () => {
      throw Object.assign(new Error('not found'), { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
    };
    expect(() =>
      show(
        <Island name="inner" fallback={<p>inner</p>}>
          <Refused />
        </Island>,
      ),
    ).toThrow('not found');
    expect(screen.queryByText('inner')).toBeNull();
    expect(heard).toEqual([]);
    pardon();
  });
});

describe('a document whose frame fails', () => {
  it.each([
    ['/cipok/', 'hu', fatalHu, '/'],
    ['/en/cipok/', 'en', fatalEn, '/en/'],
  ])('at %s says so in its language, leads home and reports to the window', async (path, lang, words, home) => {
    history.replaceState(null, '', path);
    show(<DocumentError error={broken} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
    expect(screen.getByRole('link', { name: words.home }).getAttribute('href')).toBe(home);
    expect(document.documentElement.lang).toBe(lang);
    expect(document.title).toBe('Internal Server Error');
    expect(heard).toEqual([{ island: 'document', error: broken }]);
    await Promise.resolve();
  });
});

describe('a page that fails in the browser', () => {
  it('[RT-29] says so under its title, can be tried again and leads home', async () => {
    const retry = vi.fn();
    const { user } = show(
      <main tabIndex={-1}>
        <PageError error={broken} retry={retry} />
      </main>,
    );
    expect(document.title).toBe('Internal Server Error');
    expect(screen.getByRole('alert').textContent).toContain(t('errors.500.title'));
    expect(screen.getByRole('link', { name: t('errors.home') }).getAttribute('href')).toBe('/');
    expect(heard).toEqual([{ island: 'page', error: broken }]);
    await user.click(screen.getByRole('button', { name: t('errors.retry') }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('leaves an error of the server to a whole load, which has its status', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    show(<PageError error={Object.assign(new Error('server'), { digest: '123' })} retry={() => undefined} />);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByText('123')).toBeTruthy();
    expect(heard).toEqual([]);
  });
});
