import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { cleanAddress, requestedTab, type TabName, tabOfEntry } from './tabs.ts';

export interface TabState {
  tab: TabName;
  /** Shows a tab and adds a history entry, so that the browser's back button returns to the previous tab. */
  show: (tab: TabName) => void;
}

/**
 * The selected tab. `?tab=` is read once and removed from the address; the tab is then kept in the history entry's
 * state, so that back, forward and reload restore it.
 */
export const useTab = (): TabState => {
  const search = useSearch();
  const entry = tabOfEntry(useHistoryState());
  const asked = requestedTab(search);
  useEffect(() => {
    const tab = requestedTab(search);
    if (tab) navigate(cleanAddress(search), { replace: true, state: { tab } });
  }, [search]);
  const show = (next: TabName): void => {
    // A press fires twice, from the pointer and from focus; the second fires before the first has rendered.
    if (next !== tabOfEntry(window.history.state)) navigate(cleanAddress(search), { state: { tab: next } });
  };
  return { tab: asked ?? entry, show };
};
