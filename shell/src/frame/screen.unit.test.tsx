import { renderApp } from '@stridewell/ui/testing/render';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OtherVersionError } from '../remotes/made-for.ts';
import { reloadTo } from '../session/navigation.ts';
import { Screen, type ScreenProps } from './screen.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

type Load = ScreenProps['load'];

const Fine = () => <p>Fine</p>;
const Broken = () => {
  throw new Error('broken');
};

const open = (load: Load, loaded?: ScreenProps['loaded']) =>
  renderApp(<Screen path="/check-in" label="Daily check-in" load={load} {...(loaded && { loaded })} />);

const retry = () => screen.findByRole('button', { name: 'Try again' });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('a screen whose code comes from elsewhere', () => {
  test('has a skeleton while it loads', async () => {
    open(() => new Promise(() => {}));
    expect(screen.getByRole('status', { name: 'Loading Daily check-in' })).toBeInTheDocument();
  });

  test('shows a card with a way home when it cannot be loaded, and its retry really loads again', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ default: Fine });
    const { actor } = open(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('Daily check-in is not available right now');
    expect(screen.getAllByRole('link', { name: 'Back to Home' }).at(-1)).toHaveAttribute('href', '/');
    await actor.click(await retry());
    expect(await screen.findByText('Fine')).toBeInTheDocument();
    expect(load.mock.calls).toEqual([
      ['/check-in', 0],
      ['/check-in', 1],
    ]);
  });

  test('PWA-16 offline it says so, and comes by itself with the network', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: Fine });
    open(load);
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Daily check-in needs a connection');
    expect(card).toHaveTextContent('You are offline');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Fine')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that throws is caught, and a retry replaces it', async () => {
    const load = vi.fn<Load>(async (_, attempt) => ({ default: attempt === 0 ? Broken : Fine }));
    const { actor } = open(load, () => Broken);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await actor.click(await retry());
    expect(await screen.findByText('Fine')).toBeInTheDocument();
  });

  test('that fails again says so again, and then the whole page is loaded anew', async () => {
    const load = vi.fn<Load>().mockRejectedValue(new Error('down'));
    const { actor } = open(load);
    await actor.click(await retry());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    await actor.click(await retry());
    expect(reloadTo).toHaveBeenCalledWith('/check-in');
  });

  test('that was made for another version of the app says so, and offers to load the page anew', async () => {
    const { actor } = open(vi.fn<Load>().mockRejectedValue(new OtherVersionError('^0.2.0')));
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('This page was made for another version of the app. Reload to get it.');
    await actor.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloadTo).toHaveBeenCalledWith('/check-in');
    expect(screen.getAllByRole('link', { name: 'Back to Home' }).at(-1)).toHaveAttribute('href', '/');
  });

  test('that is here already shows at once', () => {
    open(
      () => new Promise(() => {}),
      () => Fine,
    );
    expect(screen.getByText('Fine')).toBeInTheDocument();
  });

  test('another path starts anew: an error does not stay, a retry does not follow', async () => {
    const load = vi.fn<Load>(async (path) => ({ default: path === '/stats' ? Fine : Broken }));
    const { rerender } = open(load);
    await screen.findByRole('alert');
    rerender(<Screen path="/stats" label="Wellness statistics" load={load} />);
    expect(await screen.findByText('Fine')).toBeInTheDocument();
    expect(load).toHaveBeenLastCalledWith('/stats', 0);
  });
});
