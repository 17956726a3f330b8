import { renderApp } from '@stridewell/app/testing/render';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IncompatibleRemoteError } from '../remotes/compatibility.ts';
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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.mocked(reloadTo).mockClear();
});

describe('Screen', () => {
  test('shows a skeleton while its component loads', async () => {
    open(() => new Promise(() => {}));
    expect(screen.getByRole('status', { name: 'Loading Daily check-in' })).toBeInTheDocument();
  });

  test('shows a card with a home link when loading fails and tries again on retry', async () => {
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

  test('PWA-16 shows an offline message and loads automatically when the connection returns', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: Fine });
    open(load);
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Daily check-in needs a connection');
    expect(card).toHaveTextContent('This part needs the network');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Fine')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('PWA-20 retries several times after the connection has returned, and finally reloads the page once', async () => {
    vi.useFakeTimers();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<Load>().mockRejectedValue(new Error('no network yet'));
    open(load);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(1_000);
    await pass(2_000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(screen.getByRole('alert')).toHaveTextContent('Daily check-in needs a connection');
    expect(reloadTo).not.toHaveBeenCalled();
    await pass(4_000);
    expect(reloadTo).toHaveBeenCalledExactlyOnceWith('/check-in');
    await pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Daily check-in is not available right now');
    expect(load).toHaveBeenCalledTimes(4);
    expect(reloadTo).toHaveBeenCalledTimes(1);
  });

  test('PWA-20 loads again when a request that began offline fails after the connection has returned', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let fail = (_: Error): void => undefined;
    const pending = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const load = vi.fn<Load>().mockReturnValueOnce(pending).mockResolvedValueOnce({ default: Fine });
    open(load);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    fail(new Error('offline'));
    expect(await screen.findByText('Fine')).toBeInTheDocument();
  });

  test('shows an error card when the component throws and loads the component again on retry', async () => {
    const load = vi.fn<Load>(async (_, attempt) => ({ default: attempt === 0 ? Broken : Fine }));
    const { actor } = open(load, () => Broken);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await actor.click(await retry());
    expect(await screen.findByText('Fine')).toBeInTheDocument();
  });

  test('reloads the page on the second retry', async () => {
    const load = vi.fn<Load>().mockRejectedValue(new Error('down'));
    const { actor } = open(load);
    await actor.click(await retry());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    await actor.click(await retry());
    expect(reloadTo).toHaveBeenCalledWith('/check-in');
  });

  test('offers to reload the page when the screen was built for another version of the app', async () => {
    const { actor } = open(vi.fn<Load>().mockRejectedValue(new IncompatibleRemoteError('^0.2.0')));
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('This page was built for another version of the app. Reload to update.');
    await actor.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloadTo).toHaveBeenCalledWith('/check-in');
    expect(screen.getAllByRole('link', { name: 'Back to Home' }).at(-1)).toHaveAttribute('href', '/');
  });

  test('renders an already loaded component immediately', () => {
    open(
      () => new Promise(() => {}),
      () => Fine,
    );
    expect(screen.getByText('Fine')).toBeInTheDocument();
  });

  test('clears the error and resets the attempt number to 0 when the path changes', async () => {
    const load = vi.fn<Load>(async (path) => ({ default: path === '/stats' ? Fine : Broken }));
    const { rerender } = open(load);
    await screen.findByRole('alert');
    rerender(<Screen path="/stats" label="Wellness statistics" load={load} />);
    expect(await screen.findByText('Fine')).toBeInTheDocument();
    expect(load).toHaveBeenLastCalledWith('/stats', 0);
  });
});
