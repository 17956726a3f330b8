import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { dismissToast, showToast, type ToastContent, useToasts } from './toast-store.ts';

const show = (content: ToastContent): number => {
  let id = 0;
  act(() => {
    id = showToast(content);
  });
  return id;
};
const advance = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const titles = (): (string | null)[] => screen.queryAllByRole('listitem').map((item) => item.textContent);
const toastItem = (): HTMLElement => screen.getByRole('listitem');

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
  renderApp(<button type="button">Elsewhere</button>);
});
afterEach(() => vi.useRealTimers());

describe('toast', () => {
  test('CONST-43 replaces the previous toast', () => {
    show({ title: 'Logged out' });
    show({ title: 'Export successful', text: 'Your data has been downloaded as CSV', tone: 'success' });
    expect(titles()).toEqual(['Export successfulYour data has been downloaded as CSV']);
    expect(useToasts.getState().toasts).toHaveLength(1);
  });

  test('CONST-44 disappears after 5000 ms', () => {
    show({ title: 'Logged out' });
    advance(4_999);
    expect(titles()).toEqual(['Logged out']);
    advance(1);
    expect(titles()).toEqual([]);
  });

  test('TOAST-35 disappears after 2500 ms when it is a success without an action', () => {
    show({ title: 'Saved', tone: 'success' });
    advance(2_499);
    expect(titles()).toEqual(['Saved']);
    advance(1);
    expect(titles()).toEqual([]);
    show({ title: 'Moved', tone: 'success', action: { label: 'Undo', onSelect: () => undefined } });
    advance(2_500);
    expect(titles()).toHaveLength(1);
  });

  test('CONST-45 is removed from the store 1,000,000 ms after it is closed', () => {
    const id = show({ title: 'Logged out' });
    act(() => dismissToast(id));
    advance(999_999);
    expect(useToasts.getState().toasts).toMatchObject([{ id, open: false }]);
    advance(1);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('CONST-46 closes on a swipe of more than 50 px', () => {
    const swipe = (distance: number): void => {
      fireEvent.pointerDown(toastItem(), { button: 0, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(toastItem(), { clientX: distance, clientY: 0 });
      fireEvent.pointerUp(toastItem(), { clientX: distance, clientY: 0 });
    };
    show({ title: 'Logged out' });
    swipe(50);
    expect(titles()).toEqual(['Logged out']);
    swipe(51);
    expect(titles()).toEqual([]);
  });

  test('CONST-47 takes the focus when F8 is pressed', () => {
    show({ title: 'Logged out' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(toastItem());
  });

  test('CONST-55 stays open while it is hovered', () => {
    show({ title: 'Logged out' });
    fireEvent.pointerMove(toastItem());
    advance(60_000);
    expect(titles()).toEqual(['Logged out']);
    fireEvent.pointerLeave(screen.getByRole('region', { name: /Notifications/ }));
    advance(5_000);
    expect(titles()).toEqual([]);
  });

  test('CONST-55 stays open while it is focused', () => {
    show({ title: 'Logged out' });
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    advance(60_000);
    expect(titles()).toEqual(['Logged out']);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    advance(5_000);
    expect(titles()).toEqual([]);
  });

  test('closes when Close is clicked or Escape is pressed', () => {
    show({ title: 'One' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(titles()).toEqual([]);
    show({ title: 'Two' });
    act(() => toastItem().focus());
    fireEvent.keyDown(toastItem(), { key: 'Escape' });
    expect(titles()).toEqual([]);
  });

  test('calls its action once and closes when the action button is clicked', () => {
    const undo = vi.fn();
    show({ title: 'Moved to Sunday', action: { label: 'Undo', onSelect: undo } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(titles()).toEqual([]);
  });

  test('indicates its tone with an icon in addition to the colour', () => {
    show({ title: 'Error', text: 'Failed to logout', tone: 'destructive' });
    expect(toastItem()).toHaveAttribute('data-tone', 'destructive');
    expect(toastItem().querySelector('svg')).not.toBeNull();
  });
});
