import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';

/** Definition of the tabs of a screen. */
export interface TabsOf<T extends string> {
  /** Path of the screen, such as `/running`. */
  path: string;
  /** Names of the tabs, used in `?tab=`. The first tab is the default. */
  names: readonly [T, ...T[]];
}

export interface TabState<T extends string> {
  tab: T;
  /** Opens a tab and adds a history entry, so that the browser's back button returns to the previous tab. */
  show: (tab: T) => void;
}

const tabOf = <T extends string>({ names }: TabsOf<T>, value: unknown): T =>
  names.find((name) => name === value) ?? names[0];

/** Returns the tab that a query string requests. Null if there is no parameter other than `embed`. */
const requestedTab = <T extends string>(tabs: TabsOf<T>, search: string): T | null => {
  const parameters = new URLSearchParams(search);
  parameters.delete('embed');
  return parameters.size === 0 ? null : tabOf(tabs, parameters.get('tab'));
};

const addressWithout = <T extends string>({ path }: TabsOf<T>, search: string): string =>
  new URLSearchParams(search).get('embed') === '1' ? `${path}?embed=1` : path;

const tabOfEntry = <T extends string>(tabs: TabsOf<T>, state: unknown): T =>
  tabOf(tabs, typeof state === 'object' && state !== null && 'tab' in state ? state.tab : null);

/**
 * State of the open tab of a screen. Reads `?tab=` once and removes the query string from the URL (except `embed=1`).
 * Stores the tab in the state of the history entry, so that back, forward and reload restore it. `onRequest` is called
 * with the query string before it is removed. `tabs` and `onRequest` must keep the same identity between renders.
 */
export const useTab = <T extends string>(
  tabs: TabsOf<T>,
  onRequest?: (parameters: URLSearchParams, tab: T) => void,
): TabState<T> => {
  const search = useSearch();
  const entry = tabOfEntry(tabs, useHistoryState());
  const requested = requestedTab(tabs, search);
  useEffect(() => {
    const tab = requestedTab(tabs, search);
    if (tab === null) return;
    onRequest?.(new URLSearchParams(search), tab);
    navigate(addressWithout(tabs, search), { replace: true, state: { tab } });
  }, [tabs, search, onRequest]);
  const show = (next: T): void => {
    // One click calls this function twice (pointer and focus), the second time before the re-render, so the current tab
    // is read from the history entry.
    if (next !== tabOfEntry(tabs, window.history.state))
      navigate(addressWithout(tabs, search), { state: { tab: next } });
  };
  return { tab: requested ?? entry, show };
};
