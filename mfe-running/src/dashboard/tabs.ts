/** The dashboard's tabs, as named in the URL. The overview is the default. */
export const TABS = ['overview', 'chat', 'profile', 'tracker'] as const;
export type TabName = (typeof TABS)[number];

const tabOf = (value: unknown): TabName => TABS.find((tab) => tab === value) ?? 'overview';

/** The request of a URL's query string. */
export interface TabRequest {
  tab: TabName;
  /** Start the chat with today's training. Only true together with the chat tab. */
  startToday: boolean;
}

/** Parses `?tab=chat&action=today`; null when there is no parameter except `embed`. */
export const parseTabRequest = (search: string): TabRequest | null => {
  const parameters = new URLSearchParams(search);
  parameters.delete('embed');
  if (parameters.size === 0) return null;
  const tab = tabOf(parameters.get('tab'));
  return { tab, startToday: tab === 'chat' && parameters.get('action') === 'today' };
};

/** The dashboard's URL without the parameters that were used; `embed=1` stays. */
export const dashboardUrl = (search: string): string =>
  new URLSearchParams(search).get('embed') === '1' ? '/running?embed=1' : '/running';

/** The tab stored in a history entry. */
export const tabOfHistoryEntry = (state: unknown): TabName =>
  tabOf(typeof state === 'object' && state !== null && 'tab' in state ? state.tab : null);
