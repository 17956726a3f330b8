import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { dashboardUrl, parseTabRequest, type TabName, tabOfHistoryEntry } from './tabs.ts';

/** Delay between load and the chat's start with today's training, milliseconds. */
const START_DELAY_MS = 1_000;

export interface TodayStart {
  action: 'TODAY_START';
  /** Identifies one start: a new key starts the chat again. */
  key: string;
}

export interface TabState {
  tab: TabName;
  /** Opens a tab and adds a history entry, so the browser's back button returns to the previous tab. */
  show: (tab: TabName) => void;
  /** The chat start that the URL requested. Kept in memory only, so that a reload does not repeat it. */
  start: TodayStart | null;
}

/**
 * The open tab. The URL parameter sets it once; then the query string is removed and the tab is stored in the browser's
 * history entry, so that back, forward and reload restore it.
 */
export const useTab = (): TabState => {
  const search = useSearch();
  const entry = tabOfHistoryEntry(useHistoryState());
  const [pendingStartKey, setPendingStartKey] = useState<string | null>(null);
  const [start, setStart] = useState<TodayStart | null>(null);
  const asked = parseTabRequest(search);
  const tab = asked?.tab ?? entry;
  useEffect(() => {
    const query = parseTabRequest(search);
    if (!query) return;
    if (query.startToday) setPendingStartKey(crypto.randomUUID());
    navigate(dashboardUrl(search), { replace: true, state: { tab: query.tab } });
  }, [search]);
  useEffect(() => {
    if (tab !== 'chat') {
      setPendingStartKey(null);
      setStart(null);
    } else if (pendingStartKey !== null) {
      const timer = setTimeout(() => setStart({ action: 'TODAY_START', key: pendingStartKey }), START_DELAY_MS);
      return () => clearTimeout(timer);
    }
  }, [tab, pendingStartKey]);
  const show = (next: TabName): void => {
    // One press calls this twice (pointer and focus), the second time before a render: compare with the history entry.
    if (next !== tabOfHistoryEntry(window.history.state)) navigate(dashboardUrl(search), { state: { tab: next } });
  };
  return { tab, show, start };
};
