/**
 * Paths that the home screen requests, in the order in which its cards need them. They are literals, because importing
 * the table of all paths would make the early script several times larger.
 */
export const HOME_READS: readonly string[] = [
  '/api/checkin/today',
  '/api/coach/safety',
  '/api/coach/weekly-plan',
  '/api/coach/weekly-outcomes',
  '/api/coach/training-logs-week',
  '/api/physio/profile',
];
