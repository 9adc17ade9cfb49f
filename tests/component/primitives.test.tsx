import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderMarkup } from '#lib/markup/index.ts';
import { controlAttributes, LabelledField } from '#components/forms/labelled-field.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { show } from './render.tsx';

describe('a button', () => {
  it('is the same in markup that no browser takes over', () => {
    expect(renderMarkup(<Button popoverTarget="szurok">Szűrés</Button>)).toBe(
      '<button type="button" class="button" popovertarget="szurok">Szűrés</button>',
    );
    expect(
      renderMarkup(
        <ButtonLink variant="outline" className="no-print" href="/">
          Haza
        </ButtonLink>,
      ),
    ).toBe('<a class="button outline no-print" href="/">Haza</a>');
  });

  it('keeps the focus while it is blocked, and a press does nothing', async () => {
    const press = vi.fn();
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isBlocked: boolean) => (
      <form onSubmit={send}>
        <Button type="submit" isBlocked={isBlocked} onClick={press}>
          Mehet
        </Button>
      </form>
    );
    const user = userEvent.setup();
    const { rerender } = render(form(true));
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    rerender(form(false));
    await user.click(screen.getByRole('button'));
    expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

describe('a notice that something did not come', () => {
  it.each(['div', 'p', 'span'] as const)('is read out as a %s, and its button asks again', async (as) => {
    const again = vi.fn();
    const user = userEvent.setup();
    render(<RetryNotice as={as} text="Nem jött meg." retry="Újra" onRetry={again} />);
    expect(screen.getByRole('alert').textContent).toBe(as === 'div' ? 'Nem jött meg.Újra' : 'Nem jött meg. Újra');
    await user.click(screen.getByRole('button', { name: 'Újra' }));
    expect(again.mock.calls).toEqual([[]]);
  });
});

describe('a dialog', () => {
  function Asked({ isOpen, onClose, children }: { isOpen?: boolean; onClose: () => void; children?: ReactNode }) {
    const dialog = useRef<HTMLDialogElement>(null);
    return (
      <Dialog ref={dialog} aria-label="Kérdés" onClose={onClose} {...(isOpen === undefined ? {} : { isOpen })}>
        <p>Tartalom</p>
        {children}
      </Dialog>
    );
  }

  it('is open as soon as it is drawn, and closes by a press beside it alone', () => {
    const onClose = vi.fn();
    render(<Asked onClose={onClose} />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Kérdés' });
    fireEvent.click(screen.getByText('Tartalom'));
    expect(dialog.open).toBe(true);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('can be drawn before it is wanted', () => {
    const { rerender } = render(<Asked isOpen={false} onClose={vi.fn()} />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    expect(dialog.open).toBe(false);
    rerender(<Asked isOpen onClose={vi.fn()} />);
    expect(dialog.open).toBe(true);
  });

  it('ignores a close event that comes once it is open again', () => {
    const onClose = vi.fn();
    render(<Asked onClose={onClose} />);
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the place of what is on its way', () => {
  it('is busy, says so, and has its bars', () => {
    render(<Skeleton label="Betöltjük" bars={3} />);
    const place = screen.getByRole('status').parentElement;
    expect(screen.getByRole('status').textContent).toBe('Betöltjük');
    expect([place?.getAttribute('aria-busy'), place?.querySelectorAll('i').length]).toEqual(['true', 3]);
  });
});

describe('a field', () => {
  it('is read with its hint and with what is wrong with it', () => {
    const parts = { id: 'szo', hint: 'Nagybetűkkel', error: 'Nem ez a szó.' };
    show(
      <LabelledField {...parts} label="Szó">
        <input {...controlAttributes(parts)} />
      </LabelledField>,
    );
    const input = screen.getByRole('textbox', { name: 'Szó' });
    const read = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(read.map((id) => document.getElementById(id)?.textContent)).toEqual(['Nagybetűkkel', 'Nem ez a szó.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
