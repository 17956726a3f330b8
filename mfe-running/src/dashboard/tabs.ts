import { type TabState, useTab as useTabOf } from '@stridewell/app/screens';
import { useCallback, useEffect, useState } from 'react';

/** Tab names in `?tab=`. */
export const TABS = ['overview', 'chat', 'profile', 'tracker'] as const;
export type TabName = (typeof TABS)[number];

const DASHBOARD = { path: '/running', names: TABS };

/** Delay in milliseconds before the chat requests today's training. */
const START_DELAY_MS = 1_000;

export interface TodayStart {
  action: 'TODAY_START';
  /** Key of the request. Each new key makes the chat request today's training. */
  key: string;
}

/**
 * Returns the open tab. With `?tab=chat&action=today` the chat requests today's training once. A reload does not repeat
 * the request.
 */
export const useTab = (): TabState<TabName> & { start: TodayStart | null } => {
  const [pendingStartKey, setPendingStartKey] = useState<string | null>(null);
  const [start, setStart] = useState<TodayStart | null>(null);
  const handleRequest = useCallback((parameters: URLSearchParams, tab: TabName): void => {
    if (tab === 'chat' && parameters.get('action') === 'today') setPendingStartKey(crypto.randomUUID());
  }, []);
  const { tab, show } = useTabOf<TabName>(DASHBOARD, handleRequest);
  useEffect(() => {
    if (tab !== 'chat') {
      setPendingStartKey(null);
      setStart(null);
    } else if (pendingStartKey !== null) {
      const timer = setTimeout(() => setStart({ action: 'TODAY_START', key: pendingStartKey }), START_DELAY_MS);
      return () => clearTimeout(timer);
    }
  }, [tab, pendingStartKey]);
  return { tab, show, start };
};
