import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../primitives/button.tsx';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog, SideSheet } from './dialog.tsx';
import { Flyout } from './flyout.tsx';

const OverlayWithOpener = ({ Kind }: { Kind: typeof Dialog }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind title="How to Install" open={open} onOpenChange={setOpen}>
        <a href="#steps">Steps</a>
      </Kind>
    </>
  );
};

describe.each([
  ['Dialog', Dialog, 'Close'],
  ['SideSheet', SideSheet, 'Close menu'],
] as const)('%s', (_, Kind, close) => {
  test('traps the focus, closes on Escape and returns the focus to the button that opened it', async () => {
    const { actor } = renderApp(<OverlayWithOpener Kind={Kind} />);
    await actor.tab();
    await actor.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'How to Install' })).toBeInTheDocument();
    for (let press = 0; press < 4; press += 1) {
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      await actor.tab();
    }
    await actor.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test('closes when the close button is clicked', async () => {
    const { actor } = renderApp(<OverlayWithOpener Kind={Kind} />);
    await actor.click(screen.getByRole('button', { name: 'Open' }));
    expect(await violations(screen.getByRole('dialog'))).toEqual([]);
    await actor.click(screen.getByRole('button', { name: close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const OpenAlertDialog = ({ onAction, busy = false }: { onAction: () => void; busy?: string | false }) => {
  const [open, setOpen] = useState(true);
  return (
    <AlertDialog
      title="Delete Account & Data"
      open={open}
      onOpenChange={setOpen}
      danger
      action="Delete Everything"
      onAction={onAction}
      busy={busy}
    >
      <p>This deletes, for good.</p>
    </AlertDialog>
  );
};

describe('AlertDialog', () => {
  test('focuses Cancel and closes without running the action when Enter is pressed', async () => {
    const onAction = vi.fn();
    const { actor } = renderApp(<OpenAlertDialog onAction={onAction} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Account & Data' });
    expect(dialog).toHaveAccessibleDescription('This deletes, for good.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await actor.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onAction).not.toHaveBeenCalled();
  });

  test('runs the action when the button at the second tab stop is pressed, and ignores clicks while busy', async () => {
    const onAction = vi.fn();
    const { actor, rerender } = renderApp(<OpenAlertDialog onAction={onAction} />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await actor.tab();
    await actor.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    rerender(<OpenAlertDialog onAction={onAction} busy="Deleting..." />);
    await actor.click(screen.getByRole('button', { name: 'Deleting...' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(await violations(screen.getByRole('alertdialog'))).toEqual([]);
  });
});

const FlyoutWithOpener = () => {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(!open)}>
        Change
      </Button>
      {open && (
        <Flyout title="Change Easy run" anchor={opener} onClose={() => setOpen(false)}>
          <button type="button">Make it easier</button>
        </Flyout>
      )}
    </>
  );
};

describe.each([
  ['popover on a wide screen', true],
  ['sheet on a phone', false],
])('Flyout as a %s', (_, matches) => {
  afterEach(() => vi.unstubAllGlobals());
  const open = async () => {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
    const rendered = renderApp(<FlyoutWithOpener />);
    await rendered.actor.tab();
    await rendered.actor.keyboard('{Enter}');
    return rendered;
  };

  test('takes the focus, closes on Escape and returns the focus to the button that opened it', async () => {
    const { actor } = await open();
    const dialog = await screen.findByRole('dialog', { name: 'Change Easy run' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(await violations(dialog)).toEqual([]);
    await actor.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  });

  test('closes when the close button is clicked', async () => {
    const { actor } = await open();
    await actor.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('Flyout as a popover closes when the button that opened it is clicked again', async () => {
  const { actor } = renderApp(<FlyoutWithOpener />);
  await actor.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
