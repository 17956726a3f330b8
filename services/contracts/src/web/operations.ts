import { COACH_BASES, type CoachType } from './chat.ts';
import { PATHS } from './paths.ts';

/** An API operation as browsers use it. It has no schemas, so browsers do not load a validator. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with parameters, such as `/api/coach/training-log/:date`. */
  path: string;
  /**
   * Paths whose responses change with this operation. Queries whose key starts with one of these paths are refetched.
   */
  invalidates?: readonly string[];
}

const get = <const P extends string>(path: P) => ({ method: 'GET', path }) as const;
const post = <const P extends string>(path: P, invalidates: readonly string[] = []) =>
  ({ method: 'POST', path, invalidates }) as const;
const put = <const P extends string>(path: P, invalidates: readonly string[] = []) =>
  ({ method: 'PUT', path, invalidates }) as const;
const patch = <const P extends string>(path: P, invalidates: readonly string[] = []) =>
  ({ method: 'PATCH', path, invalidates }) as const;
const remove = <const P extends string>(path: P, invalidates: readonly string[] = []) =>
  ({ method: 'DELETE', path, invalidates }) as const;

const PLAN = [PATHS.weeklyPlan, PATHS.weeklyOutcomes, PATHS.season, PATHS.racePlan];
/** Paths whose responses change with an activity. */
const ACTIVITIES = [PATHS.activities, PATHS.trainingLogsWeek, ...PLAN];
/** Paths whose responses change with an injury: today's exercises, the day's recommendation and the running plan. */
const INJURY = [PATHS.physioToday, PATHS.physioPlan, PATHS.checkinToday, PATHS.weeklyPlan];
/** Paths whose responses contain the runner's injuries. */
const INJURIES = [PATHS.physioProfile, PATHS.physioInjuries];
const PHYSIO_CHECKINS = [PATHS.physioCheckinToday, PATHS.physioCheckins];

/** Chat operations of one coach, which are the same for both coaches. */
const chatOf = <const C extends CoachType>(coach: C) => {
  const base = COACH_BASES[coach];
  return {
    [`${coach}Chat`]: post(`${base}/chat`),
    [`${coach}QuickAction`]: post(`${base}/quick-action`),
    [`${coach}Card`]: post(`${base}/chat/card`),
    [`${coach}Confirm`]: post(`${base}/chat/confirm`),
    [`${coach}Undo`]: post(`${base}/chat/undo`),
    [`${coach}Safety`]: get(`${base}/safety`),
    [`${coach}History`]: get(`${base}/chat/history`),
    [`${coach}Clear`]: remove(`${base}/chat/clear`),
    [`${coach}ReadDraft`]: get(`${base}/chat/draft`),
    [`${coach}SaveDraft`]: post(`${base}/chat/draft`),
    [`${coach}ExportChat`]: get(`${base}/chat/export`),
  } as {
    [K in `${C}${'Safety' | 'History' | 'ReadDraft' | 'ExportChat'}`]: ReturnType<typeof get<string>>;
  } & {
    [K in `${C}${'Chat' | 'QuickAction' | 'Card' | 'Confirm' | 'Undo' | 'SaveDraft'}`]: ReturnType<typeof post<string>>;
  } & { [K in `${C}Clear`]: ReturnType<typeof remove<string>> };
};

/**
 * All API operations by name. `http/operations` has the schemas under the same names. Routes, OpenAPI documents and the
 * typed client, which also refetches queries, are derived from both.
 */
export const OPERATIONS = {
  register: post(PATHS.register),
  login: post(PATHS.login),
  requestCode: post(PATHS.requestOtp),
  verifyCode: post(PATHS.verifyOtp),
  verifyCodeAlias: post(PATHS.loginOtp),
  readSession: get(PATHS.me),
  whoami: get(PATHS.whoami),
  logout: post(PATHS.logout),
  readSessions: get(PATHS.sessions),
  endOtherSessions: remove(PATHS.sessions, [PATHS.sessions]),
  endSession: remove(`${PATHS.sessions}/:id`, [PATHS.sessions]),
  confirmIdentity: post(PATHS.confirm),
  setPassword: post(PATHS.password, [PATHS.sessions]),
  startEmailChange: post(PATHS.emailChanges),
  confirmEmailChange: post(`${PATHS.emailChanges}/:id/confirm`, [PATHS.profile]),
  restoreEmail: post(PATHS.emailRestorations),
  readProfile: get(PATHS.profile),
  changeProfile: patch(PATHS.profile),
  setConsent: post(PATHS.consent, [PATHS.profile]),
  exportAll: get(PATHS.exportAll),
  /** Public signing keys for services that have no connection to the bus. The gateway does not route this path. */
  readKeys: get('/.well-known/jwks.json'),
  eraseAccount: remove(PATHS.deleteMe),
  eraseData: remove(PATHS.deleteAll),
  readErasure: get(`${PATHS.erasure}/:erasureId`),

  saveCheckin: post(PATHS.checkin, [PATHS.checkinToday, PATHS.stats, PATHS.trends, PATHS.history, ...PLAN]),
  readCheckinToday: get(PATHS.checkinToday),
  readStats: get(PATHS.stats),
  readTrends: get(PATHS.trends),
  readHistory: get(PATHS.history),
  exportHistory: get(PATHS.export),

  readCoachProfile: get(PATHS.coachProfile),
  saveCoachProfile: post(PATHS.coachProfile, [PATHS.coachProfile, PATHS.raceReview, ...PLAN]),
  readBackground: get(PATHS.coachBackground),
  saveBackground: put(PATHS.coachBackground, [PATHS.coachBackground, PATHS.raceReview, ...PLAN]),
  saveTrainingLog: post(PATHS.trainingLog, PLAN),
  removeTrainingLog: remove(`${PATHS.trainingLog}/:date`, PLAN),
  readTrainingLogs: get(PATHS.trainingLogsWeek),
  saveStrengthLog: post(PATHS.strengthLog, [PATHS.strengthLogsWeek]),
  removeStrengthLog: remove(`${PATHS.strengthLog}/:date`, [PATHS.strengthLogsWeek]),
  readStrengthLogs: get(PATHS.strengthLogsWeek),
  readWeeklyPlan: get(PATHS.weeklyPlan),
  makeWeeklyPlan: post(PATHS.weeklyPlan, [PATHS.weeklyOutcomes, PATHS.season]),
  readPlanMoves: get(PATHS.planMoves),
  moveSession: post(PATHS.planMove, PLAN),
  adjustPlan: post(PATHS.planAdjust, PLAN),
  previewPlanChange: post(PATHS.planChangePreview, []),
  readSeason: get(PATHS.season),
  readRacePlan: get(PATHS.racePlan),
  readRaceReview: get(PATHS.raceReview),
  answerRaceReview: post(PATHS.raceReview, [PATHS.raceReview, PATHS.coachBackground, ...PLAN]),
  readMonth: get(PATHS.month),
  readMoment: get(PATHS.moments),
  markMomentSeen: put(`${PATHS.moments}/:id/seen`, [PATHS.moments]),
  readSessionFile: get(`${PATHS.sessionFile}/:file`),
  readWeeklySummary: get(PATHS.weeklySummary),
  readWeeklyOutcomes: get(PATHS.weeklyOutcomes),
  readPause: get(PATHS.pause),
  beginPause: post(PATHS.pause, [PATHS.pause, ...PLAN]),
  endPause: remove(PATHS.pause, [PATHS.pause, ...PLAN]),
  readCalendar: get(PATHS.calendar),
  createCalendar: post(PATHS.calendar, [PATHS.calendar]),
  revokeCalendar: remove(PATHS.calendar, [PATHS.calendar]),
  readCalendarFeed: get(`${PATHS.calendar}/:token.ics`),
  readActivities: get(PATHS.activities),
  addActivity: post(PATHS.activities, ACTIVITIES),
  readActivity: get(`${PATHS.activities}/:id`),
  changeActivity: patch(`${PATHS.activities}/:id`, ACTIVITIES),
  removeActivity: remove(`${PATHS.activities}/:id`, ACTIVITIES),
  restoreActivity: post(`${PATHS.activities}/:id/restore`, ACTIVITIES),
  importActivities: post(PATHS.activityImport, [PATHS.activities]),
  readActivityImport: get(`${PATHS.activityImport}/:id`),
  readCards: get(PATHS.knowledgeCards),
  readCard: get(`${PATHS.knowledgeCards}/:id`),
  ...chatOf('running'),

  readPhysioProfile: get(PATHS.physioProfile),
  createPhysioProfile: post(PATHS.physioProfile, [PATHS.physioInjuries, ...INJURY]),
  replacePhysioProfile: put(PATHS.physioProfile, [PATHS.physioInjuries, ...INJURY]),
  resolveInjury: post(PATHS.physioResolve, [...INJURIES, ...INJURY]),
  readInjuries: get(PATHS.physioInjuries),
  addInjury: post(PATHS.physioInjuries, [PATHS.physioInjuries, ...INJURY]),
  replaceInjury: put(`${PATHS.physioInjuries}/:id`, [...INJURIES, ...INJURY]),
  healInjury: post(`${PATHS.physioInjuries}/:id/healed`, [...INJURIES, ...INJURY]),
  savePhysioCheckin: post(PATHS.physioCheckin, [PATHS.physioProfile, ...PHYSIO_CHECKINS, ...INJURY]),
  readPhysioCheckinToday: get(PATHS.physioCheckinToday),
  readPhysioCheckins: get(PATHS.physioCheckins),
  answerTriage: post(PATHS.physioTriage, [...PHYSIO_CHECKINS, ...INJURY]),
  readPhysioLogs: get(PATHS.physioLogs),
  savePhysioLog: post(PATHS.physioLogs, [PATHS.physioLogs]),
  readPhysioTests: get(PATHS.physioTests),
  savePhysioTest: post(PATHS.physioTests, [PATHS.physioTests, ...INJURY]),
  readQuestionnaires: get(PATHS.physioQuestionnaires),
  saveQuestionnaire: post(PATHS.physioQuestionnaires, [
    PATHS.physioQuestionnaires,
    PATHS.physioToday,
    PATHS.physioPlan,
  ]),
  readPhysioSessions: get(PATHS.physioSessions),
  savePhysioSession: put(`${PATHS.physioSessions}/:id`, [PATHS.physioSessions, ...INJURY]),
  savePainHourLater: put(`${PATHS.physioSessions}/:id/hour-later`, [PATHS.physioSessions, ...INJURY]),
  readPhysioToday: get(PATHS.physioToday),
  readPhysioPlan: get(PATHS.physioPlan),
  savePhysioChoices: put(PATHS.physioChoices, [PATHS.physioToday, PATHS.physioPlan]),
  ...chatOf('physio'),
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
