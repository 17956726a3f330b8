/**
 * Corrects the capitalisation of a time zone name, because the weekly jobs compare names: `europe/oslo` becomes
 * `Europe/Oslo`. Does not replace aliases such as Asia/Calcutta.
 */
export const inCanonicalSpelling = (timezone: string): string => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions();
  return timeZone.toLowerCase() === timezone.toLowerCase() ? timeZone : timezone;
};
