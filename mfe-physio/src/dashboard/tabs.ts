/** Names of the dashboard's tabs in `?tab=`; the overview is the default. */
export const TABS = ['overview', 'chat', 'profile', 'checkins', 'progress'] as const;
export type TabName = (typeof TABS)[number];

const tabOf = (value: unknown): TabName => TABS.find((tab) => tab === value) ?? 'overview';

/** The tab requested by the query string; null when there are no parameters to consume. */
export const requestedTab = (search: string): TabName | null => {
  const parameters = new URLSearchParams(search);
  parameters.delete('embed');
  return parameters.size === 0 ? null : tabOf(parameters.get('tab'));
};

/** The dashboard's address without the consumed parameters; `embed=1` is kept. */
export const cleanAddress = (search: string): string =>
  new URLSearchParams(search).get('embed') === '1' ? '/physio-coach?embed=1' : '/physio-coach';

/** The tab stored in a history entry. */
export const tabOfEntry = (state: unknown): TabName =>
  tabOf(typeof state === 'object' && state !== null && 'tab' in state ? state.tab : null);
