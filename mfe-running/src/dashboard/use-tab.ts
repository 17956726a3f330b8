import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { askedBy, cleanAddress, type TabName, tabOfEntry } from './tabs.ts';

export interface Start {
  action: 'TODAY_START';
  /** Another one is another start. */
  key: string;
}

export interface TabState {
  tab: TabName;
  /** Shows a tab as a step of its own: the browser's back leads to the one before. */
  show: (tab: TabName) => void;
  /** The chat that the address asked for. Kept in memory alone: a reload does not ask again. */
  start: Start | null;
}

/**
 * Which tab is shown. The address says so once; then the query string goes and the tab is kept with the entry of the
 * browser's history, so that back, forward and a reload find it.
 */
export const useTab = (): TabState => {
  const search = useSearch();
  const entry = tabOfEntry(useHistoryState());
  const [start, setStart] = useState<Start | null>(null);
  const asked = askedBy(search);
  const tab = asked?.tab ?? entry;
  useEffect(() => {
    const wanted = askedBy(search);
    if (!wanted) return;
    if (wanted.startToday) setStart({ action: 'TODAY_START', key: crypto.randomUUID() });
    navigate(cleanAddress(search), { replace: true, state: { tab: wanted.tab } });
  }, [search]);
  useEffect(() => {
    if (tab !== 'chat') setStart(null);
  }, [tab]);
  const show = (next: TabName): void => {
    if (next !== tab) navigate(cleanAddress(search), { state: { tab: next } });
  };
  return { tab, show, start };
};
