import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import {
  dismissToast,
  showKeptToast,
  showToast,
  type ToastContent,
  toastAfterReload,
  useToasts,
} from './toast-store.ts';

const show = (content: ToastContent): number => {
  let id = 0;
  act(() => {
    id = showToast(content);
  });
  return id;
};
const after = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const titles = (): (string | null)[] => screen.queryAllByRole('listitem').map((item) => item.textContent);
const shown = (): HTMLElement => screen.getByRole('listitem');

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
  renderApp(<button type="button">Elsewhere</button>);
});
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  test('CONST-43 at most one shows: a new one takes the place of the old', () => {
    show({ title: 'Logged out' });
    show({ title: 'Export successful', text: 'Your data has been downloaded as CSV', tone: 'success' });
    expect(titles()).toEqual(['Export successfulYour data has been downloaded as CSV']);
    expect(useToasts.getState().toasts).toHaveLength(1);
  });

  test('CONST-44 one shows for 5000 ms', () => {
    show({ title: 'Logged out' });
    after(4_999);
    expect(titles()).toEqual(['Logged out']);
    after(1);
    expect(titles()).toEqual([]);
  });

  test('CONST-45 a closed one leaves the store after 1,000,000 ms', () => {
    const id = show({ title: 'Logged out' });
    act(() => dismissToast(id));
    after(999_999);
    expect(useToasts.getState().toasts).toMatchObject([{ id, open: false }]);
    after(1);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('CONST-46 a swipe of more than 50 px closes, one of 50 px does not', () => {
    const swipe = (distance: number): void => {
      fireEvent.pointerDown(shown(), { button: 0, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(shown(), { clientX: distance, clientY: 0 });
      fireEvent.pointerUp(shown(), { clientX: distance, clientY: 0 });
    };
    show({ title: 'Logged out' });
    swipe(50);
    expect(titles()).toEqual(['Logged out']);
    swipe(51);
    expect(titles()).toEqual([]);
  });

  test('CONST-47 F8 moves the focus to them', () => {
    show({ title: 'Logged out' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(shown());
  });

  test('CONST-55 one stays while it is hovered', () => {
    show({ title: 'Logged out' });
    fireEvent.pointerMove(shown());
    after(60_000);
    expect(titles()).toEqual(['Logged out']);
    fireEvent.pointerLeave(screen.getByRole('region', { name: /Notifications/ }));
    after(5_000);
    expect(titles()).toEqual([]);
  });

  test('CONST-55 one stays while it is focused', () => {
    show({ title: 'Logged out' });
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    after(60_000);
    expect(titles()).toEqual(['Logged out']);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    after(5_000);
    expect(titles()).toEqual([]);
  });

  test('keyboard: Enter on Close and Escape inside close it', () => {
    show({ title: 'One' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(titles()).toEqual([]);
    show({ title: 'Two' });
    act(() => shown().focus());
    fireEvent.keyDown(shown(), { key: 'Escape' });
    expect(titles()).toEqual([]);
  });

  test('a toast says by more than its colour what it is', () => {
    show({ title: 'Error', text: 'Failed to logout', tone: 'destructive' });
    expect(shown()).toHaveAttribute('data-tone', 'destructive');
    expect(shown().querySelector('svg')).not.toBeNull();
  });
});

describe('CONST-56 a toast that precedes a reload', () => {
  test('shows after it, once', () => {
    toastAfterReload({ title: 'Welcome back!', tone: 'success' });
    expect(titles()).toEqual([]);
    act(showKeptToast);
    expect(titles()).toEqual(['Welcome back!']);
    useToasts.setState({ toasts: [] });
    act(showKeptToast);
    expect(useToasts.getState().toasts).toEqual([]);
  });
});
