import { todayOf } from '@stridewell/app/testing/checkin';
import type { FakeAnswer } from '@stridewell/app/testing/fake-api';
import { TODAY } from '@stridewell/app/testing/fixed-day';
import type {
  CoachProfile,
  StatsAnswer,
  TrainingLog,
  WeeklyOutcome,
  WeeklyPlan,
  WeeklySummary,
} from '@stridewell/contracts/web';

export { fixClock, NOT_FOUND, NOW, TODAY, UNAVAILABLE } from '@stridewell/app/testing/fixed-day';

export const PLAN: WeeklyPlan = {
  weekStart: '2026-11-16',
  phase: 'Base',
  totalMinutes: 149,
  days: [
    {
      date: '2026-11-16',
      planType: 'easy',
      minutes: 30,
      zone: 'Z2',
      title: 'Easy run',
      why: 'Easy minutes build the base.',
    },
    {
      date: '2026-11-17',
      planType: 'rest',
      minutes: 0,
      zone: null,
      title: 'Rest',
      why: 'A day without running.',
      strengthMinutes: 20,
    },
    {
      date: '2026-11-18',
      planType: 'easy',
      minutes: 25,
      zone: 'Z1-Z2',
      title: 'Easy run',
      why: 'The hard session moved.',
      changed: 'Was Tempo: your check-in of 4.9 asked for less.',
    },
    { date: '2026-11-19', planType: 'rest', minutes: 0, zone: null, title: 'Rest', why: 'Rest before a hard day.' },
    {
      date: TODAY,
      planType: 'tempo',
      minutes: 39,
      zone: 'Z4',
      title: 'Tempo, trimmed',
      why: 'One hard session this week.',
    },
    { date: '2026-11-21', planType: 'rest', minutes: 0, zone: null, title: 'Rest', why: 'Rest after a hard day.' },
    {
      date: '2026-11-22',
      planType: 'long',
      minutes: 55,
      zone: 'Z2',
      title: 'Long run',
      why: 'The longest run of the week.',
    },
  ],
};

export const OUTCOMES: WeeklyOutcome[] = PLAN.days
  .filter(({ date }) => date !== '2026-11-21')
  .map(({ date, planType }) => ({ date, outcome: planType }));

export const makeLog = (date: string, change: Partial<TrainingLog> = {}): TrainingLog => ({
  date,
  planType: 'easy',
  status: 'done',
  minutes: null,
  reason: null,
  ...change,
});

export const STATS: StatsAnswer = {
  dailyScores: [
    { date: '2026-11-14', score: 7.2 },
    { date: '2026-11-15', score: 7.9 },
    { date: '2026-11-16', score: 6.9 },
    { date: '2026-11-18', score: 4.9 },
    { date: TODAY, score: 6.2 },
  ],
  recCounts: { Push: 1, Adapt: 3, Recover: 1, Reset: 0 },
  series: { sleep: [], stress: [], fatigue: [], pain: [], readiness: [] },
};

export const PROFILE: CoachProfile = {
  goal: '10k',
  raceDate: '2027-01-17',
  weeklyHours: 4,
  daysAvailable: 'Mon,Wed,Fri,Sun',
  injuries: 'Left Achilles sore in September.',
  thresholdPace: '5:00 per km',
  longRunCapMin: 90,
  runningProfileV2: JSON.stringify({ age: 34, level: 'Intermediate', experience_years: '2-5 years' }),
  updatedAt: '2026-11-01T10:00:00.000Z',
};

export const SUMMARY: WeeklySummary = {
  weekStart: '2026-11-09',
  text: 'Three of four sessions, 95 minutes. Next week: keep it easy.',
  metrics: {
    sessionsPlanned: 4,
    sessionsDone: 3,
    minutesPlanned: 130,
    minutesDone: 95,
    readinessMean: 6.4,
    checkins: 5,
    outcomes: { easy: 2, rest: 3 },
  },
  createdAt: '2026-11-16T05:00:00.000Z',
};

/** Responses to all requests of the dashboard on a day with a check-in and a plan. */
export const dashboardRoutes = (change: Record<string, FakeAnswer> = {}): Record<string, FakeAnswer> => ({
  'GET /api/checkin/today': { body: todayOf(TODAY) },
  'GET /api/stats?range=7': { body: STATS },
  'GET /api/coach/weekly-plan': { body: PLAN },
  'GET /api/coach/weekly-summary?weekStart=2026-11-09': { body: SUMMARY },
  'GET /api/coach/profile': { body: PROFILE },
  'GET /api/coach/training-logs-week': { body: [] },
  'GET /api/coach/weekly-outcomes': { body: OUTCOMES },
  'GET /api/coach/safety': { body: { hold: null } },
  'GET /api/coach/chat/history?limit=50&offset=0': { body: { messages: [], hasMore: false } },
  'GET /api/coach/chat/draft': { body: { content: '' } },
  ...change,
});
