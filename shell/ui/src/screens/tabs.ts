import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';

export interface TabState<T extends string> {
  tab: T;
  /** Opens a tab and adds a history entry, so that the browser's back button returns to the previous tab. */
  show: (tab: T) => void;
}

/**
 * The tabs of a screen at `path`; the first one is the default. `?tab=` is read once and removed from the address
 * (`embed=1` stays); the tab is then kept in the history entry's state, so that back, forward and reload restore it.
 */
export const createTabs = <T extends string>(path: string, names: readonly [T, ...T[]]) => {
  const tabOf = (value: unknown): T => names.find((name) => name === value) ?? names[0];
  /** The tab that a query string requests; null when there is no parameter except `embed`. */
  const requestedTab = (search: string): T | null => {
    const parameters = new URLSearchParams(search);
    parameters.delete('embed');
    return parameters.size === 0 ? null : tabOf(parameters.get('tab'));
  };
  const addressWithout = (search: string): string =>
    new URLSearchParams(search).get('embed') === '1' ? `${path}?embed=1` : path;
  const tabOfEntry = (state: unknown): T =>
    tabOf(typeof state === 'object' && state !== null && 'tab' in state ? state.tab : null);

  /** The open tab. `onRequest` gets the query string of an address before it is removed; it must be stable. */
  const useTab = (onRequest?: (parameters: URLSearchParams, tab: T) => void): TabState<T> => {
    const search = useSearch();
    const entry = tabOfEntry(useHistoryState());
    const requested = requestedTab(search);
    useEffect(() => {
      const tab = requestedTab(search);
      if (tab === null) return;
      onRequest?.(new URLSearchParams(search), tab);
      navigate(addressWithout(search), { replace: true, state: { tab } });
    }, [search, onRequest]);
    const show = (next: T): void => {
      // One press calls this twice (pointer and focus), the second time before a render: compare with the history entry.
      if (next !== tabOfEntry(window.history.state)) navigate(addressWithout(search), { state: { tab: next } });
    };
    return { tab: requested ?? entry, show };
  };
  return { useTab };
};
