/** Every path of the public API, once. Browsers, gateway, services and tests take them from here. */
export const PATHS = {
  register: '/api/auth/register',
  login: '/api/auth/login',
  me: '/api/auth/me',
  whoami: '/api/auth/whoami',
  logout: '/api/auth/logout',
  profile: '/api/profile',
  checkin: '/api/checkin',
  checkinToday: '/api/checkin/today',
  stats: '/api/stats',
  history: '/api/history',
  export: '/api/export',
  consent: '/api/profile/consent',
  deleteAll: '/api/user-data/delete-all',
  live: '/api/live',
  coachProfile: '/api/coach/profile',
  coachChat: '/api/coach/chat',
  coachQuickAction: '/api/coach/quick-action',
  trainingLog: '/api/coach/training-log',
  trainingLogsWeek: '/api/coach/training-logs-week',
  weeklyOutcomes: '/api/coach/weekly-outcomes',
  weeklyPlan: '/api/coach/weekly-plan',
  weeklySummary: '/api/coach/weekly-summary',
  pause: '/api/coach/pause',
  calendar: '/api/coach/calendar',
  physioProfile: '/api/physio/profile',
  physioResolve: '/api/physio/profile/resolve',
  physioCheckin: '/api/physio/checkin',
  physioCheckinToday: '/api/physio/checkin/today',
  physioCheckins: '/api/physio/checkins',
  physioToday: '/api/physio/today',
  physioLogs: '/api/physio/logs',
  physioTriage: '/api/physio/triage',
  physioChat: '/api/physio/chat',
  physioQuickAction: '/api/physio/quick-action',
  deleteMe: '/api/delete-me',
} as const;

export const EMBED_HEADER = 'x-stridewell-embed';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Local storage key of the access token. */
export const TOKEN_KEY = 'stridewell_token';
