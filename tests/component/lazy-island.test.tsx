import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazyIsland } from '#components/ui/lazy-island.tsx';

const Waiting = () => <p>egy pillanat</p>;
const Island = ({ name }: { name: string }) => <b>{name}</b>;

describe('an island whose code comes later', () => {
  it('is asked for with its first drawing, once, and takes the place of what stands in for it', async () => {
    const read = vi.fn(() => Promise.resolve(Island));
    const Lazy = lazyIsland(read, { Waiting });
    expect(read).not.toHaveBeenCalled();
    const page = (
      <>
        <Lazy name="kosár" />
        <Lazy name="szív" />
      </>
    );
    render(page);
    expect(screen.getAllByText('egy pillanat')).toHaveLength(2);
    await act(async () => undefined);
    expect([screen.getByText('kosár'), screen.getByText('szív')]).toHaveLength(2);
    expect(read).toHaveBeenCalledOnce();
  });

  it('that was fetched ahead is there with its first drawing', async () => {
    const Lazy = lazyIsland(() => Promise.resolve(Island), { Waiting });
    await Lazy.load();
    render(<Lazy name="kosár" />);
    expect(screen.getByText('kosár')).toBeDefined();
  });

  it('is nothing on the server, so that a page that comes alive agrees with it', async () => {
    const Lazy = lazyIsland(() => Promise.resolve(Island), { Waiting });
    await Lazy.load();
    const html = renderToString(<Lazy name="kosár" />);
    expect(html).toBe('<p>egy pillanat</p>');
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
    render(<Lazy name="kosár" />, { container: place, hydrate: true });
    expect(place.textContent).toBe('kosár');
    place.remove();
  });

  it('that does not come leaves what stands in for it, and is asked for again by the next drawing', async () => {
    const read = vi.fn(() => Promise.resolve(Island)).mockRejectedValueOnce(new Error('gone'));
    const Lazy = lazyIsland(read, { Waiting });
    const { unmount } = render(<Lazy name="kosár" />);
    await act(async () => undefined);
    expect(screen.getByText('egy pillanat')).toBeDefined();
    await expect(lazyIsland(() => Promise.reject(new Error('gone'))).load()).rejects.toThrow('gone');
    unmount();
    render(<Lazy name="kosár" />);
    expect(await screen.findByText('kosár')).toBeDefined();
  });

  it('that a page is there for throws to its boundary where it does not load, and is asked for again by the next try', async () => {
    const read = vi.fn(() => Promise.resolve(Island)).mockRejectedValueOnce(new Error('gone'));
    const Main = lazyIsland(read, { Waiting, isMain: true });
    vi.mocked(console.error).mockImplementation(() => undefined);
    class Boundary extends Component<{ children: ReactNode }> {
      override state = { isFailed: false };
      static getDerivedStateFromError = () => ({ isFailed: true });
      override render() {
        return this.state.isFailed ? (
          <button type="button" onClick={() => this.setState({ isFailed: false })}>
            újra
          </button>
        ) : (
          this.props.children
        );
      }
    }
    render(
      <Boundary>
        <Main name="kosár" />
      </Boundary>,
    );
    const again = await screen.findByRole('button', { name: 'újra' });
    act(() => again.click());
    expect(await screen.findByText('kosár')).toBeDefined();
    vi.mocked(console.error).mockClear();
  });
});
