import { DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { CALF, PROFILE, questionnaireOf, SORE, sessionOn, testOf } from '@stridewell/physio/testing/fixtures';
import { CHECKIN_DEFAULTS } from './runners.ts';
import { PROFILE as TRAINING_PROFILE } from './running-steps.ts';

/** A route of the public API. `body` is a valid request body, and unset when the route takes none. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  /** True for routes that need no session. */
  open?: true;
}

/** The running chat's paths under {@link PATHS.coachChat}. */
export const CHAT_PATHS = {
  history: `${PATHS.coachChat}/history`,
  draft: `${PATHS.coachChat}/draft`,
  export: `${PATHS.coachChat}/export`,
  clear: `${PATHS.coachChat}/clear`,
} as const;

/** The physio chat's history, draft and export paths. */
const PHYSIO_CHAT = ['history', 'draft', 'export'].map((name) => `${PATHS.physioChat}/${name}`);

const today = dateIn(DEFAULT_TIMEZONE, new Date(Date.now()));
/** An id that no stored document has. */
const NO_ID = '0190a5f0-0000-7000-8000-000000000000';
const credentials = { email: 'somebody.else@example.com', password: 'Runner4Life' };

/** Every route of the public API. */
export const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: PATHS.register,
    body: { ...credentials, confirmPassword: credentials.password, name: 'Somebody', healthDataConsent: true },
    open: true,
  },
  { method: 'POST', path: PATHS.login, body: { ...credentials, rememberMe: false }, open: true },
  { method: 'GET', path: PATHS.me, open: true },
  { method: 'GET', path: PATHS.whoami, open: true },
  { method: 'POST', path: PATHS.logout, body: {} },
  { method: 'GET', path: PATHS.profile },
  {
    method: 'POST',
    path: PATHS.checkin,
    body: {
      ...CHECKIN_DEFAULTS,
      notes: 'Changed',
      planned_today: true,
      planned_type: 'tempo',
      preferred_focus: 'speed',
    },
  },
  { method: 'GET', path: PATHS.checkinToday },
  { method: 'GET', path: PATHS.stats },
  { method: 'GET', path: PATHS.trends },
  { method: 'GET', path: PATHS.history },
  { method: 'GET', path: PATHS.export },
  { method: 'GET', path: PATHS.weeklyOutcomes },
  { method: 'POST', path: PATHS.consent, body: { kind: 'outside_model', given: true } },
  { method: 'GET', path: PATHS.coachProfile },
  {
    method: 'POST',
    path: PATHS.coachProfile,
    body: { ...TRAINING_PROFILE, raceDate: '2030-05-01', injuries: 'None', runningProfileV2: '{"level":"Beginner"}' },
  },
  { method: 'GET', path: PATHS.trainingLogsWeek },
  {
    method: 'POST',
    path: PATHS.trainingLog,
    body: { date: today, planType: 'easy', status: 'partial', minutes: 10 },
  },
  { method: 'DELETE', path: `${PATHS.trainingLog}/${today}` },
  { method: 'GET', path: PATHS.strengthLogsWeek },
  { method: 'POST', path: PATHS.strengthLog, body: { date: today, status: 'done' } },
  { method: 'DELETE', path: `${PATHS.strengthLog}/${today}` },
  { method: 'GET', path: PATHS.activities },
  { method: 'POST', path: PATHS.activities, body: { date: today, sport: 'run', minutes: 30, meters: 5_000, rpe: 4 } },
  { method: 'GET', path: PATHS.raceReview },
  { method: 'POST', path: PATHS.raceReview, body: { answer: 'not_finished', date: today, pain: 2 } },
  { method: 'GET', path: PATHS.month },
  { method: 'GET', path: PATHS.moments },
  { method: 'PUT', path: `${PATHS.moments}/first_plan/seen` },
  { method: 'GET', path: PATHS.weeklyPlan },
  { method: 'POST', path: PATHS.weeklyPlan, body: { adjust: 'lighter' } },
  { method: 'POST', path: PATHS.planAdjust, body: { kind: 'decline', offer: 'time_trial' } },
  { method: 'POST', path: PATHS.planChangePreview, body: { kind: 'repeat_week' } },
  { method: 'GET', path: PATHS.weeklySummary },
  { method: 'POST', path: PATHS.pause, body: { kind: 'travel', from: today, to: today } },
  { method: 'DELETE', path: PATHS.pause },
  { method: 'POST', path: PATHS.calendar },
  { method: 'DELETE', path: PATHS.calendar },
  { method: 'POST', path: PATHS.coachChat, body: { message: 'How far today?' } },
  { method: 'POST', path: PATHS.coachQuickAction, body: { action: 'WEEK_START' } },
  { method: 'GET', path: CHAT_PATHS.history },
  { method: 'GET', path: CHAT_PATHS.draft },
  { method: 'POST', path: CHAT_PATHS.draft, body: { content: 'Changed' } },
  { method: 'GET', path: CHAT_PATHS.export },
  { method: 'DELETE', path: CHAT_PATHS.clear },
  { method: 'GET', path: PATHS.physioProfile },
  { method: 'POST', path: PATHS.physioProfile, body: { ...PROFILE, primaryArea: 'shin' } },
  { method: 'PUT', path: PATHS.physioProfile, body: { ...PROFILE, primaryArea: 'hip', painHistory: 'Changed' } },
  { method: 'POST', path: PATHS.physioResolve },
  { method: 'POST', path: PATHS.physioCheckin, body: { ...SORE, pain: 9 } },
  { method: 'GET', path: PATHS.physioCheckinToday },
  { method: 'GET', path: PATHS.physioCheckins },
  { method: 'GET', path: PATHS.physioToday },
  { method: 'GET', path: PATHS.physioLogs },
  { method: 'POST', path: PATHS.physioLogs, body: { planned: 'Wall sit', status: 'done' } },
  { method: 'GET', path: PATHS.physioInjuries },
  { method: 'POST', path: PATHS.physioInjuries, body: CALF },
  { method: 'PUT', path: `${PATHS.physioInjuries}/${NO_ID}`, body: CALF },
  { method: 'POST', path: `${PATHS.physioInjuries}/${NO_ID}/healed` },
  { method: 'GET', path: PATHS.physioTests },
  { method: 'POST', path: PATHS.physioTests, body: { ...testOf(NO_ID) } },
  { method: 'GET', path: PATHS.physioQuestionnaires },
  { method: 'POST', path: PATHS.physioQuestionnaires, body: { ...questionnaireOf(NO_ID) } },
  { method: 'PUT', path: PATHS.physioChoices, body: { equipment: ['bands'], short: true } },
  { method: 'GET', path: PATHS.physioSessions },
  { method: 'PUT', path: `${PATHS.physioSessions}/${NO_ID}`, body: { ...sessionOn(today) } },
  {
    ...{ method: 'PUT', path: `${PATHS.physioSessions}/${NO_ID}/hour-later` },
    body: { pain: 2, answeredAt: `${today}T12:00:00Z` },
  },
  { method: 'POST', path: PATHS.physioTriage, body: { flags: ['swelling'], answers: {} } },
  { method: 'POST', path: PATHS.physioChat, body: { message: 'What are my exercises?' } },
  { method: 'POST', path: PATHS.physioQuickAction, body: { action: 'PAIN_NORMAL' } },
  ...PHYSIO_CHAT.map((path) => ({ method: 'GET' as const, path })),
  { method: 'DELETE', path: `${PATHS.physioChat}/clear` },
];

export interface BadBody {
  what: string;
  type?: string;
  /** Returns the request body as a string, derived from a valid body. */
  make(good: Record<string, unknown>): string;
}

/** Request bodies that every route must reject. */
export const BAD_BODIES: readonly BadBody[] = [
  { what: 'an unknown field', make: (good) => JSON.stringify({ ...good, admin: true }) },
  { what: 'an operator as a field', make: (good) => JSON.stringify({ ...good, $where: 'sleep(1000)' }) },
  {
    what: 'a __proto__ key',
    make: (good) => JSON.stringify(good).replace(/^\{/, `{"__proto__":{"admin":true}${comma(good)}`),
  },
  {
    what: 'a constructor.prototype key',
    make: (good) => JSON.stringify({ ...good, constructor: { prototype: { admin: true } } }),
  },
  { what: 'a list instead of an object', make: (good) => JSON.stringify([good]) },
  { what: 'a string instead of an object', make: () => '"text"' },
  { what: 'a number instead of an object', make: () => '42' },
  { what: 'truncated JSON', make: (good) => `${JSON.stringify({ ...good, more: 1 }).slice(0, -1)}` },
  { what: 'a body that is not JSON', make: () => 'sleep=3&stress=2' },
  {
    what: 'JSON with the content type of a form',
    type: 'application/x-www-form-urlencoded',
    make: (good) => JSON.stringify(good),
  },
  { what: 'JSON with the content type text/plain', type: 'text/plain', make: (good) => JSON.stringify(good) },
];

const comma = (good: object): string => (Object.keys(good).length > 0 ? ',' : '');

/** A body of two megabytes that is valid except for its size. */
export const tooLarge = (good: Record<string, unknown>): string =>
  JSON.stringify({ ...good, notes: 'x'.repeat(2 * 1_048_576) });

/** Paths of GET requests with an invalid query. */
export const BAD_QUERIES: readonly string[] = [
  `${PATHS.stats}?range=31`,
  `${PATHS.stats}?range[$gt]=7&range=x`,
  `${PATHS.stats}?range=custom`,
  `${PATHS.stats}?range=custom&from=2026-02-30&to=2026-03-01`,
  `${PATHS.stats}?range=custom&from=2026-03-02&to=2026-03-01`,
  `${PATHS.trends}?range=31`,
  `${PATHS.trends}?range=custom&from=2026-03-02&to=2026-03-01`,
  `${PATHS.history}?limit=501`,
  `${PATHS.history}?limit=0`,
  `${PATHS.history}?limit=1.5`,
  `${PATHS.history}?limit=ten`,
  `${PATHS.history}?before=nobody`,
  `${PATHS.history}?from=yesterday`,
  `${PATHS.history}?from=2026-03-02&to=2026-03-01`,
  `${PATHS.history}?rec=Sprint`,
  `${PATHS.history}?rec=Push&rec=Adapt`,
  `${PATHS.export}?from=0`,
  `${PATHS.export}?rec=push`,
  `${PATHS.weeklyOutcomes}?weekStart=2026-11-17`,
  `${PATHS.weeklyOutcomes}?weekStart=monday`,
  `${PATHS.weeklyPlan}?weekStart=2026-11-17`,
  `${PATHS.weeklyPlan}?weekStart=2026-11-16&weekStart=2026-11-23`,
  `${PATHS.weeklySummary}?weekStart=2026-02-30`,
  `${PATHS.trainingLogsWeek}?weekStart=2026-11-17`,
  `${PATHS.strengthLogsWeek}?weekStart=2026-11-17`,
  `${PATHS.activities}?limit=101`,
  `${PATHS.activities}?before=yesterday`,
  `${PATHS.activities}/no-id`,
  `${PATHS.activityImport}/no-id`,
  `${CHAT_PATHS.history}?limit=101`,
  `${CHAT_PATHS.history}?limit=0`,
  `${CHAT_PATHS.history}?offset=-1`,
  `${CHAT_PATHS.history}?offset=ten`,
  `${PATHS.physioCheckins}?limit=366`,
  `${PATHS.physioCheckins}?limit=0`,
  `${PATHS.physioLogs}?limit=366`,
  `${PATHS.physioLogs}?limit=many`,
  `${PATHS.physioTests}?limit=366`,
  `${PATHS.physioSessions}?from=2026-11-20&to=2026-11-19`,
  `${PATHS.physioSessions}?from=2026-02-30`,
];
