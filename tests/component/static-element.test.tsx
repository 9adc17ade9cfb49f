import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { StaticElement } from '#components/ui/static-element.tsx';
import { Static } from '#components/ui/static.tsx';

const cards = '<li>Pulzus &amp; társa</li><li><a href="/p/a-1/">Zsák</a></li>';

/** What a loaded page holds: the server knows the markup, and React's copy of the page does not. */
async function load(draw: (markup: string, isServer: boolean) => React.ReactNode, markup = cards) {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(draw(markup, true));
  const standing = [...container.querySelectorAll('*')];
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, draw('', false), { onRecoverableError }));
  return {
    container,
    standing,
    onRecoverableError,
    root,
    draw: (node: React.ReactNode) => act(() => root.render(node)),
    end() {
      act(() => root.unmount());
      container.remove();
    },
  };
}

describe('markup of a loaded page', () => {
  it('comes alive as it stands, and stays through what is drawn after', async () => {
    function Page({ markup }: { markup: string }) {
      const [count, setCount] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
          <StaticElement as="ul" className={`c${count}`} name="first" markup={markup} />
        </>
      );
    }
    const page = await load((markup) => <Page markup={markup} />);
    expect(page.onRecoverableError).not.toHaveBeenCalled();
    expect([...page.container.querySelectorAll('*')]).toEqual(page.standing);
    const items = [...page.container.querySelectorAll('li')];
    act(() => screen.getByRole('button').click());
    expect(page.container.querySelector('ul')?.className).toBe('c1');
    expect(page.container.querySelector('ul')?.innerHTML).toBe(cards);
    expect([...page.container.querySelectorAll('li')]).toEqual(items);
    page.end();
  });

  it('is there again when its page is drawn again, though it comes no second time', async () => {
    const page = await load((markup) => <StaticElement as="ul" name="again" markup={markup} />);
    page.draw(<p>another page</p>);
    expect(page.container.innerHTML).toBe('<p>another page</p>');
    page.draw(<StaticElement as="ul" name="again" markup="" />);
    expect(page.container.querySelector('ul')?.innerHTML).toBe(cards);
    page.end();
  });

  it('is not lost where React draws a loaded page anew, because something else in it is not as it was', async () => {
    const page = await load((markup, isServer) => (
      <>
        <p>{isServer ? 'from the server' : 'in the browser'}</p>
        <StaticElement as="ul" name="anew" markup={markup} />
      </>
    ));
    expect(page.onRecoverableError).toHaveBeenCalled();
    expect(page.container.querySelector('p')?.textContent).toBe('in the browser');
    expect(page.container.querySelector('ul')?.innerHTML).toBe(cards);
    page.end();
  });
});

describe('markup of the next page', () => {
  it('takes the place of what it was, with all that it is made of', () => {
    const { rerender, container } = render(
      <Static as="ul">
        <li>a</li>
      </Static>,
    );
    const before = container.querySelector('ul');
    rerender(
      <Static as="ul">
        <li>b</li>
      </Static>,
    );
    expect(container.querySelector('ul')?.innerHTML).toBe('<li>b</li>');
    expect(container.querySelector('ul')).not.toBe(before);
    rerender(
      <Static as="ul">
        <li>b</li>
      </Static>,
    );
    expect(container.querySelector('ul')?.innerHTML).toBe('<li>b</li>');
  });

  const filters = (chosen: string) => (
    <Static as="aside" isKept id="szurok">
      <details data-group="brand">
        <summary>Márka</summary>
        <ul>
          {['Vantor', 'Zsák'].map((name) => (
            <li key={name}>
              <a href={`/${name}/`} data-value={name} aria-current={name === chosen ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <p>{chosen}</p>
    </Static>
  );

  it('changes only what differs where it is kept: focus and open groups stay', async () => {
    const { rerender, container } = render(filters('Vantor'));
    const details = container.querySelector('details');
    details?.setAttribute('open', '');
    const link = screen.getByRole('link', { name: 'Zsák' });
    link.focus();
    rerender(filters('Zsák'));
    await waitFor(() => expect(container.querySelector('p')?.textContent).toBe('Zsák'));
    expect(screen.getByRole('link', { name: 'Zsák' })).toBe(link);
    expect(link.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Vantor' }).hasAttribute('aria-current')).toBe(false);
    expect(document.activeElement).toBe(link);
    expect(container.querySelector('details')).toBe(details);
    expect(details?.open).toBe(true);
  });

  it('ends as the last of several changes, whichever code comes first', async () => {
    const { rerender, container } = render(filters('Vantor'));
    for (const name of ['Zsák', 'Vantor', 'Zsák', 'Utolsó']) rerender(filters(name));
    await waitFor(() => expect(container.querySelector('p')?.textContent).toBe('Utolsó'));
    rerender(filters('Vantor'));
    rerender(filters('Utolsó'));
    await act(() => import('#lib/markup/change.ts'));
    expect(container.querySelector('p')?.textContent).toBe('Utolsó');
  });

  it('follows also what a loaded page held, and goes back to it', async () => {
    const page = await load((markup) => <StaticElement as="ul" name="one" markup={markup} />);
    const [first] = page.container.querySelectorAll('li');
    page.draw(<StaticElement as="ul" name="two" markup="<li>Pulzus &amp; társa</li><li>Csap</li>" />);
    await waitFor(() => expect(page.container.textContent).toBe('Pulzus & társaCsap'));
    expect(page.container.querySelector('li')).toBe(first);
    page.draw(<StaticElement as="ul" name="one" markup="" />);
    await waitFor(() => expect(page.container.querySelector('ul')?.innerHTML).toBe(cards));
    page.end();
  });
});
