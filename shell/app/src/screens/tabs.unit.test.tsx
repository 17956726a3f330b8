import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useTab } from './tabs.ts';

const SWIM = { path: '/swim', names: ['pool', 'laps', 'chat'] as const };
const open = (address: string, onRequest?: (parameters: URLSearchParams, tab: string) => void) => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useTab(SWIM, onRequest));
};
const address = (): string => window.location.pathname + window.location.search;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('useTab', () => {
  test.each([
    ['/swim', 'pool', '/swim'],
    ['/swim?tab=laps', 'laps', '/swim'],
    ['/swim?tab=nonsense', 'pool', '/swim'],
    ['/swim?embed=1', 'pool', '/swim?embed=1'],
    ['/swim?embed=1&tab=chat', 'chat', '/swim?embed=1'],
  ])('handles %s by opening the tab %s and changing the URL to %s', (from, tab, to) => {
    const { result } = open(from);
    expect([result.current.tab, address()]).toEqual([tab, to]);
  });

  test('passes the URL parameters to onRequest only once, before removing them', () => {
    const onRequest = vi.fn();
    open('/swim?tab=chat&action=today', onRequest);
    expect(onRequest).toHaveBeenCalledTimes(1);
    expect(onRequest.mock.calls[0]?.[0].get('action')).toBe('today');
    expect(onRequest.mock.calls[0]?.[1]).toBe('chat');
  });

  test('adds one history entry for each opened tab, and returns to the previous tab when the runner goes back', async () => {
    const { result } = open('/swim');
    const { length } = window.history;
    act(() => {
      result.current.show('laps');
      result.current.show('laps');
    });
    expect([result.current.tab, window.history.length]).toEqual(['laps', length + 1]);
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      window.history.back();
      await popped;
    });
    expect(result.current.tab).toBe('pool');
  });
});
