import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { askedBy, cleanAddress, type TabName, tabOfEntry } from './tabs.ts';

export interface TabState {
  tab: TabName;
  /** Shows a tab as a step of its own: the browser's back leads to the one before. */
  show: (tab: TabName) => void;
}

/**
 * Which tab is shown. The address says so once; then the query string goes and the tab is kept with the entry of the
 * browser's history, so that back, forward and a reload find it.
 */
export const useTab = (): TabState => {
  const search = useSearch();
  const entry = tabOfEntry(useHistoryState());
  const asked = askedBy(search);
  useEffect(() => {
    const tab = askedBy(search);
    if (tab) navigate(cleanAddress(search), { replace: true, state: { tab } });
  }, [search]);
  const show = (next: TabName): void => {
    // A press is told twice, by the pointer and by the focus; the second comes before anything has rendered.
    if (next !== tabOfEntry(window.history.state)) navigate(cleanAddress(search), { state: { tab: next } });
  };
  return { tab: asked ?? entry, show };
};
