/** Every path of the public API that is built so far, once. Browsers, gateway, services and tests take them from here. */
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
  weeklyOutcomes: '/api/coach/weekly-outcomes',
} as const;

export const EMBED_HEADER = 'x-stridewell-embed';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Local storage key of the access token. */
export const TOKEN_KEY = 'stridewell_token';
