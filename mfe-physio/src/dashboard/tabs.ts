/** The dashboard's tabs, as the address names them; the overview is where one starts. */
export const TABS = ['overview', 'chat', 'profile', 'checkins', 'progress'] as const;
export type TabName = (typeof TABS)[number];

const tabOf = (value: unknown): TabName => TABS.find((tab) => tab === value) ?? 'overview';

/** The tab the address asks for; null when its query string holds nothing of ours to be used up. */
export const askedBy = (search: string): TabName | null => {
  const parameters = new URLSearchParams(search);
  parameters.delete('embed');
  return parameters.size === 0 ? null : tabOf(parameters.get('tab'));
};

/** The dashboard's address without what was used up: `embed=1` stays. */
export const cleanAddress = (search: string): string =>
  new URLSearchParams(search).get('embed') === '1' ? '/physio-coach?embed=1' : '/physio-coach';

/** The tab a history entry holds. */
export const tabOfEntry = (state: unknown): TabName =>
  tabOf(typeof state === 'object' && state !== null && 'tab' in state ? state.tab : null);
