/** The dashboard's tabs, as the address names them; the overview is where one starts. */
export const TABS = ['overview', 'chat', 'profile', 'tracker'] as const;
export type TabName = (typeof TABS)[number];

const tabOf = (value: unknown): TabName => TABS.find((tab) => tab === value) ?? 'overview';

/** What the address asks for; null when its query string holds nothing of ours to be used up. */
export interface Asked {
  tab: TabName;
  /** Start the chat on today's training: only together with the chat tab. */
  startToday: boolean;
}

/** Reads `?tab=chat&action=today`. */
export const askedBy = (search: string): Asked | null => {
  const parameters = new URLSearchParams(search);
  parameters.delete('embed');
  if (parameters.size === 0) return null;
  const tab = tabOf(parameters.get('tab'));
  return { tab, startToday: tab === 'chat' && parameters.get('action') === 'today' };
};

/** The dashboard's address without what was used up: `embed=1` stays. */
export const cleanAddress = (search: string): string =>
  new URLSearchParams(search).get('embed') === '1' ? '/running?embed=1' : '/running';

/** The tab a history entry holds. */
export const tabOfEntry = (state: unknown): TabName =>
  tabOf(typeof state === 'object' && state !== null && 'tab' in state ? state.tab : null);
