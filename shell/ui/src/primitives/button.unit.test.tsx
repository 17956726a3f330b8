import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('Button', () => {
  test('is activated by Enter and Space', async () => {
    const onClick = vi.fn();
    const { actor } = renderApp(<Button onClick={onClick}>Save</Button>);
    await actor.tab();
    await actor.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('submits a form only with type="submit"', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { actor } = renderApp(
      <form onSubmit={onSubmit}>
        <Button>Other</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await actor.click(screen.getByRole('button', { name: 'Other' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await actor.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('shows its busy text, keeps the focus and ignores clicks while busy', async () => {
    const onSubmit = vi.fn();
    const onClick = vi.fn();
    const form = (busy: string | false) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} onClick={onClick}>
          Sign in
        </Button>
      </form>
    );
    const { actor, rerender } = renderApp(form(false));
    await actor.tab();
    rerender(form('Signing in...'));
    const button = screen.getByRole('button', { name: 'Signing in...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await actor.keyboard('{Enter}');
    await actor.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
  });
});

test('IconButton has an accessible name and is activated by Enter', async () => {
  const onClick = vi.fn();
  const { actor } = renderApp(<IconButton icon="logout" label="Logout" onClick={onClick} />);
  await actor.tab();
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await actor.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('ButtonLink navigates on Enter without a reload', async () => {
  const { actor } = renderApp(<ButtonLink href="/check-in">Start check-in</ButtonLink>);
  await actor.tab();
  await actor.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/check-in');
});
