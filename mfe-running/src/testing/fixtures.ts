import { todayOf } from '@stridewell/app/testing/checkin';
import type { FakeAnswer } from '@stridewell/app/testing/fake-api';
import { TODAY } from '@stridewell/app/testing/fixed-day';
import type {
  CoachProfile,
  PlannedSession,
  RacePlan,
  StatsAnswer,
  StrengthSessionView,
  TrainingLog,
  WeeklyOutcome,
  WeeklyPlan,
  WeeklyPlanDay,
  WeeklySummary,
} from '@stridewell/contracts/web';

export { fixClock, NOT_FOUND, NOW, TODAY, UNAVAILABLE } from '@stridewell/app/testing/fixed-day';

/** A week that an earlier release planned: its days have no steps. */
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

const EASY_TARGET = {
  pace: { low: 348, high: 402 },
  heartRate: { low: 80, high: 89 },
  effort: { low: 3, high: 4 },
};
const THRESHOLD_TARGET = {
  pace: { low: 305, high: 315 },
  heartRate: { low: 95, high: 99 },
  effort: { low: 6, high: 7 },
};

const VERSIONS: PlannedSession['versions'] = {
  noWatch: 'Effort 6 to 7: you can say a few words.',
  treadmill: 'Set the pace as speed and walk in the rests.',
  shortened: 'One rep less, at the same effort.',
  noRun: 'Bike or rower: the same reps at effort 6 to 7.',
};

const cruise = (reps: number): PlannedSession => ({
  kind: 'cruise',
  family: 'threshold',
  title: `Cruise intervals: ${reps} × 8 min`,
  minutes: 23 + 10 * reps,
  hardMinutes: 8 * reps,
  purpose: 'Raises the pace you can hold for an hour.',
  feel: 'You can say a few words. You could run the last rep again.',
  steps: [
    { kind: 'warmup', seconds: 900, target: EASY_TARGET },
    {
      kind: 'repeat',
      times: reps,
      skipsLastRest: true,
      steps: [
        { kind: 'work', seconds: 480, target: THRESHOLD_TARGET },
        { kind: 'rest', seconds: 120, target: { effort: { low: 2, high: 3 } } },
      ],
    },
    { kind: 'cooldown', seconds: 600, target: EASY_TARGET },
  ],
  versions: VERSIONS,
  notes: ['Eat normally, with your last meal 2–3 hours before.'],
});

/** Today's session after the check-in: 3 × 8 min, 53 minutes. */
export const CRUISE = cruise(3);
/** Today's session as planned: 4 × 8 min, 63 minutes. */
export const CRUISE_PLANNED = cruise(4);

export const easySession = (minutes: number, title = 'Easy run'): PlannedSession => ({
  kind: title === 'Long run' ? 'long' : 'easy',
  family: title === 'Long run' ? 'long' : 'easy',
  title,
  minutes,
  hardMinutes: 0,
  purpose: 'Builds your engine and your tissues at a cost you recover from in a day.',
  feel: 'You can speak in full sentences, and you could go on.',
  steps: [{ kind: 'easy', seconds: minutes * 60, target: EASY_TARGET }],
  versions: VERSIONS,
  notes: [],
});

export const STRENGTH: StrengthSessionView = {
  id: 'S2',
  title: 'Strength, hip and core',
  minutes: 20,
  exercises: [
    { id: 'split-squat', name: 'Split squat', sets: 3, reps: 8, holdSeconds: null },
    { id: 'side-plank', name: 'Side plank', sets: 3, reps: null, holdSeconds: 30 },
  ],
};

const runDay = (date: string, session: PlannedSession, change: Partial<WeeklyPlanDay> = {}): WeeklyPlanDay => ({
  date,
  planType: session.kind === 'long' ? 'long' : 'easy',
  minutes: session.minutes,
  zone: 'Z2',
  title: session.title,
  why: session.purpose,
  session,
  ...change,
});

export const restDay = (date: string, change: Partial<WeeklyPlanDay> = {}): WeeklyPlanDay => ({
  date,
  planType: 'rest',
  minutes: 0,
  zone: null,
  title: 'Rest',
  why: 'Training takes effect while you rest.',
  ...change,
});

/** Today of {@link WEEK}: the check-in made the session shorter. */
export const CHANGED_DAY: WeeklyPlanDay = runDay(TODAY, CRUISE, {
  planType: 'tempo',
  zone: 'Z4',
  planned: CRUISE_PLANNED,
  changed: 'Trimmed today: about a third less hard work, at the same effort.',
  action: { kind: 'trim', text: 'Train, but trim it. 6.2 is under your usual of 6.8 to 7.9.' },
});

/** This week with steps, from Monday 16 to Sunday 22 November. */
export const WEEK: WeeklyPlan = {
  weekStart: '2026-11-16',
  phase: 'Base',
  totalMinutes: 193,
  kind: 'load',
  weekNumber: 3,
  days: [
    runDay('2026-11-16', easySession(40)),
    restDay('2026-11-17', { strengthMinutes: 20, strength: STRENGTH }),
    runDay('2026-11-18', easySession(25)),
    restDay('2026-11-19'),
    CHANGED_DAY,
    restDay('2026-11-21'),
    runDay('2026-11-22', easySession(75, 'Long run')),
  ],
};

export const weekWith = (day: WeeklyPlanDay): WeeklyPlan => ({
  ...WEEK,
  days: WEEK.days.map((row) => (row.date === day.date ? day : row)),
});

/** The preview of next week. */
export const NEXT_WEEK: WeeklyPlan = {
  weekStart: '2026-11-23',
  phase: 'Base',
  totalMinutes: 164,
  kind: 'down',
  weekNumber: 4,
  provisional: true,
  dependsOn: 'It holds if this week goes as planned.',
  days: [
    restDay('2026-11-23'),
    runDay('2026-11-24', easySession(35)),
    restDay('2026-11-25', { strengthMinutes: 20, strength: STRENGTH }),
    runDay('2026-11-26', CRUISE),
    restDay('2026-11-27'),
    restDay('2026-11-28'),
    runDay('2026-11-29', easySession(60, 'Long run')),
  ],
};

/** This week of a runner whose plan was created on Friday. */
export const LATE_WEEK: WeeklyPlan = {
  ...WEEK,
  totalMinutes: 128,
  days: WEEK.days.map((day) =>
    day.date < TODAY
      ? restDay(day.date, { title: 'Ingen økt', why: 'Planen din startet senere denne uka.', beforePlan: true })
      : day,
  ),
};

export const RACE_DAY: WeeklyPlanDay = runDay(TODAY, {
  ...easySession(115, 'Race day'),
  kind: 'race',
  family: 'trial',
  purpose: 'The day itself.',
  feel: 'Patient first, brave last.',
});

export const RACE_PLAN: RacePlan = {
  date: TODAY,
  goal: 'half_marathon',
  predictedSeconds: { low: 6_660, high: 6_960 },
  parts: [
    { part: 'warmup', text: 'Run easily for 8–10 min with 2 strides.' },
    {
      part: 'pacing',
      text: 'Aim for 1:53:40.',
      splits: [
        { upToMeters: 1_000, pace: 328 },
        { upToMeters: 2_000, pace: 328 },
        { upToMeters: 3_000, pace: 328 },
        { upToMeters: 10_000, pace: 323 },
        { upToMeters: 21_097, pace: 323 },
      ],
    },
    { part: 'fuel', text: 'Take one gel or drink after 40–50 min if you are used to it.' },
    { part: 'after', text: 'Walk for 10 min.' },
    { part: 'safety', text: 'Do not start with a fever, chest pain or a new limp.' },
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
  'GET /api/coach/race-review': { body: { race: null } },
  'GET /api/coach/chat/history?limit=50&offset=0': { body: { messages: [], hasMore: false } },
  'GET /api/coach/chat/draft': { body: { content: '' } },
  ...change,
});
