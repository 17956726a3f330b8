import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { askedBy, cleanAddress, type TabName, tabOfEntry } from './tabs.ts';

/** How long after load the chat on today's training starts, milliseconds. */
const START_DELAY_MS = 1_000;

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
  const [wanted, setWanted] = useState<string | null>(null);
  const [start, setStart] = useState<Start | null>(null);
  const asked = askedBy(search);
  const tab = asked?.tab ?? entry;
  useEffect(() => {
    const query = askedBy(search);
    if (!query) return;
    if (query.startToday) setWanted(crypto.randomUUID());
    navigate(cleanAddress(search), { replace: true, state: { tab: query.tab } });
  }, [search]);
  useEffect(() => {
    if (tab !== 'chat') {
      setWanted(null);
      setStart(null);
    } else if (wanted !== null) {
      const timer = setTimeout(() => setStart({ action: 'TODAY_START', key: wanted }), START_DELAY_MS);
      return () => clearTimeout(timer);
    }
  }, [tab, wanted]);
  const show = (next: TabName): void => {
    // A press is told twice, by the pointer and by the focus; the second comes before anything has rendered.
    if (next !== tabOfEntry(window.history.state)) navigate(cleanAddress(search), { state: { tab: next } });
  };
  return { tab, show, start };
};
