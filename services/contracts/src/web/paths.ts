/** All paths of the public API, for browsers, the gateway, services and tests. */
export const PATHS = {
  register: '/api/auth/register',
  login: '/api/auth/login',
  me: '/api/auth/me',
  whoami: '/api/auth/whoami',
  logout: '/api/auth/logout',
  requestOtp: '/api/auth/request-otp',
  verifyOtp: '/api/auth/verify-otp',
  loginOtp: '/api/auth/login/otp',
  password: '/api/auth/password',
  confirm: '/api/auth/confirm',
  emailChanges: '/api/auth/email-changes',
  emailRestorations: '/api/auth/email-restorations',
  sessions: '/api/auth/sessions',
  profile: '/api/profile',
  checkin: '/api/checkin',
  checkinToday: '/api/checkin/today',
  stats: '/api/stats',
  trends: '/api/stats/trends',
  history: '/api/history',
  export: '/api/export',
  consent: '/api/profile/consent',
  deleteAll: '/api/user-data/delete-all',
  live: '/api/live',
  coachProfile: '/api/coach/profile',
  coachBackground: '/api/coach/background',
  coachChat: '/api/coach/chat',
  coachQuickAction: '/api/coach/quick-action',
  coachCard: '/api/coach/chat/card',
  coachSafety: '/api/coach/safety',
  trainingLog: '/api/coach/training-log',
  trainingLogsWeek: '/api/coach/training-logs-week',
  strengthLog: '/api/coach/strength-log',
  strengthLogsWeek: '/api/coach/strength-logs-week',
  weeklyOutcomes: '/api/coach/weekly-outcomes',
  weeklyPlan: '/api/coach/weekly-plan',
  planMoves: '/api/coach/weekly-plan/moves',
  planMove: '/api/coach/weekly-plan/move',
  planAdjust: '/api/coach/weekly-plan/adjust',
  planChangePreview: '/api/coach/weekly-plan/change-preview',
  season: '/api/coach/season',
  racePlan: '/api/coach/race-plan',
  raceReview: '/api/coach/race-review',
  month: '/api/coach/month',
  moments: '/api/coach/moments',
  sessionFile: '/api/coach/sessions',
  weeklySummary: '/api/coach/weekly-summary',
  pause: '/api/coach/pause',
  calendar: '/api/coach/calendar',
  activities: '/api/coach/activities',
  activityImport: '/api/coach/activities/import',
  knowledgeCards: '/api/coach/cards',
  physioProfile: '/api/physio/profile',
  physioResolve: '/api/physio/profile/resolve',
  physioCheckin: '/api/physio/checkin',
  physioCheckinToday: '/api/physio/checkin/today',
  physioCheckins: '/api/physio/checkins',
  physioToday: '/api/physio/today',
  physioLogs: '/api/physio/logs',
  physioInjuries: '/api/physio/injuries',
  physioTests: '/api/physio/tests',
  physioSessions: '/api/physio/sessions',
  physioPlan: '/api/physio/plan',
  physioQuestionnaires: '/api/physio/questionnaires',
  physioChoices: '/api/physio/choices',
  physioTriage: '/api/physio/triage',
  physioChat: '/api/physio/chat',
  physioQuickAction: '/api/physio/quick-action',
  physioCard: '/api/physio/chat/card',
  physioSafety: '/api/physio/safety',
  deleteMe: '/api/delete-me',
  erasure: '/api/erasure',
  exportAll: '/api/export/all',
} as const;

export const EMBED_HEADER = 'x-stridewell-embed';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/**
 * Header with the id of the runner that the page shows. A request is rejected with 409 and the code `other_runner` when
 * another runner is signed in, for example since a sign-in in another tab.
 */
export const RUNNER_HEADER = 'x-stridewell-runner';
/** Key of the access token in local storage. */
export const TOKEN_KEY = 'stridewell_token';
/** Key of the last runner who was signed in on this device, in local storage. */
export const RUNNER_KEY = 'stridewell_runner';

/** Path of the page that is linked in the notice about a changed email address. The URL fragment contains the token. */
export const EMAIL_RESTORATION_PATH = '/restore-email';
