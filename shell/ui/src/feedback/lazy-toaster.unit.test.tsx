import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from './toast-store.ts';

const toastsFile = './toasts.tsx';

beforeEach(() => {
  vi.resetModules();
  act(() => useToasts.setState({ toasts: [] }));
});
afterEach(() => vi.doUnmock(toastsFile));

/** Renders a newly imported toaster. Returns a function that adds a toast to the toaster's store. */
const renderToaster = async (): Promise<(title: string) => void> => {
  const store = await import('./toast-store.ts');
  const { Toaster } = await import('./toaster.tsx');
  render(<Toaster />);
  return (title) => act(() => void store.showToast({ title, text: 'Try again in a moment' }));
};

describe('Toaster', () => {
  it('loads its code when the first toast is added and renders nothing until then', async () => {
    const show = await renderToaster();
    expect(document.querySelector('[role=region]')).toBeNull();
    show('Saved');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Saved');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeVisible();
  });

  it('shows the toast as plain text when its code cannot be loaded', async () => {
    vi.doMock(toastsFile, () => Promise.reject(new Error('offline')));
    const show = await renderToaster();
    show('Could not save');
    expect(await screen.findByRole('status')).toHaveTextContent('Could not save Try again in a moment');
  });
});
