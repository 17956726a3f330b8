import type { FakeAnswer, Route } from '@stridewell/app/testing/fake-api';
import { NOT_FOUND, TODAY } from '@stridewell/app/testing/fixed-day';
import type {
  Exercise,
  Handover,
  PhysioAlert,
  PhysioCheckin,
  PhysioLog,
  PhysioPlan,
  PhysioProfile,
  PhysioToday,
  PlanInjury,
  TriageOutcome,
} from '@stridewell/contracts/web';
import { NO_ANSWERS } from '../assessment/answers.ts';

export { fixClock, NOT_FOUND, NOW, TODAY, UNAVAILABLE } from '@stridewell/app/testing/fixed-day';

export const PROFILE: PhysioProfile = {
  primaryArea: 'knee',
  onset: 'gradual',
  painHistory: 'Since a hilly week in October.',
  mdDiagnosis: false,
  mdDiagnosisText: null,
  restrictionsMeds: null,
  pregnantOrPostpartum: null,
  surgeryLast6Months: null,
  clinicianCleared: null,
  status: 'active',
  since: '2026-11-02',
  updatedAt: '2026-11-02T07:00:00.000Z',
};

export const checkinOf = (change: Partial<PhysioCheckin> = {}): PhysioCheckin => ({
  ...NO_ANSWERS,
  id: '019a9f30-7c7e-7000-8000-0000000000c1',
  date: TODAY,
  pain: 2,
  trend: 'down',
  functionLimits: [],
  irritabilityAfterSession: false,
  redFlags: [],
  walkRunTolerance: true,
  functionalTestsOk: false,
  noNextDayWorsening: true,
  readiness: 62,
  triage: null,
  createdAt: '2026-11-20T06:30:00.000Z',
  updatedAt: '2026-11-20T06:30:00.000Z',
  ...change,
});

const SQUAT: Exercise = {
  id: 'split-squat',
  name: 'Split squat',
  sets: 3,
  reps: '8-10',
  seconds: null,
  metres: null,
  tempo: '3-0-3',
  perSide: true,
  frequency: '3 times a week',
  cue: 'Knee over the toes, slow down.',
  status: 'none',
};

const handoverOf = (met: boolean): Handover => ({
  met,
  openedOn: met ? TODAY : null,
  criteria: [
    { id: 'pain', label: 'Pain at most 2', met: true },
    { id: 'walk_run', label: 'Walk/run tolerance', met: true },
    { id: 'tests', label: 'Functional tests', met },
    { id: 'red_flags', label: 'No red flag today', met: true },
    { id: 'next_day', label: 'No worsening the next day', met: true },
  ],
});

type Plan = Extract<PhysioToday, { status: 'ok' | 'blocked' | 'checkin_required' }>;

export const planOf = (change: Partial<Plan> = {}): Plan => ({
  status: 'ok',
  date: TODAY,
  area: 'knee',
  phase: 2,
  week: 3,
  dose: { level: 'progress', reason: 'Pain of 2 and settled: the full dose today.' },
  exercises: [SQUAT],
  ladder: null,
  gate: { level: 'walk', reason: 'Walking only until the hand-over.' },
  handover: handoverOf(false),
  avoid: ['Downhill running'],
  tests: [],
  usualTime: '6-12 weeks',
  alerts: [],
  ...change,
});

export const HANDED_OVER = planOf({
  handover: handoverOf(true),
  gate: { level: 'ladder', stage: 1, reason: 'Your runs are stage 1 of the walk-run ladder.' },
});

export const ALERTS = {
  red_flags: {
    kind: 'red_flags',
    title: 'Red Flags Detected',
    text: 'Please consult a healthcare professional before continuing.',
  },
  excluded: {
    kind: 'excluded',
    title: 'No programme for now',
    text: 'Your midwife or doctor can tell which training suits you.',
  },
  high_pain: {
    kind: 'high_pain',
    title: 'Pain above 6',
    text: 'Only breathing exercises and gentle isometrics today.',
  },
  handover: {
    kind: 'handover',
    title: 'Ready for Running Coach!',
    text: 'The return-to-run criteria are met.',
  },
  referral: { kind: 'referral', title: 'See a physiotherapist', text: 'Pain above 6 for 3 days.' },
} as const satisfies Record<PhysioAlert['kind'], PhysioAlert>;

export const EMERGENCY: TriageOutcome = {
  tier: 'emergency',
  title: 'Call 113 now',
  text: 'A swollen, warm and painful calf can mean a blood clot. That needs help now, not exercise.',
  actions: [{ label: 'Call 113', href: 'tel:113' }],
  doNot: "Run or do today's exercises.",
  say: 'My calf is swollen, warm and painful.',
};

export const logOf = (date: string, change: Partial<PhysioLog> = {}): PhysioLog => ({
  id: `log-${date}`,
  date,
  planned: 'Split squat',
  exerciseId: 'split-squat',
  status: 'done',
  reason: null,
  createdAt: `${date}T07:00:00.000Z`,
  updatedAt: `${date}T07:00:00.000Z`,
  ...change,
});

/** Three check-ins, newest first, with an average pain of 3.0. */
export const CHECKINS = [
  checkinOf(),
  checkinOf({ id: 'c2', date: '2026-11-18', pain: 4 }),
  checkinOf({ id: 'c3', date: '2026-11-16', pain: 3 }),
];

/** Adds the plan of a Norwegian page, which is the English one in these tests. */
const withNorwegian = (routes: Record<string, Route>): Record<string, Route> => ({
  'GET /api/physio/today?language=nb': routes['GET /api/physio/today'] ?? NOT_FOUND,
  ...routes,
});

/** Responses to the requests of the dashboard and the older layout on a day with a check-in. */
export const physio = (change: Record<string, Route> = {}): Record<string, Route> =>
  withNorwegian({ ...DAY, ...change });

const DAY: Record<string, Route> = {
  'GET /api/physio/profile': { body: PROFILE },
  'GET /api/physio/today': { body: planOf() },
  'GET /api/checkin/today': NOT_FOUND,
  'GET /api/physio/checkin/today': { body: checkinOf() },
  'GET /api/physio/checkins?limit=30': { body: CHECKINS },
  'GET /api/physio/logs?limit=30': { body: [logOf('2026-11-19'), logOf('2026-11-18')] },
  'GET /api/physio/injuries': { body: [] },
  'GET /api/physio/plan': NOT_FOUND,
  'GET /api/physio/questionnaires': NOT_FOUND,
  'GET /api/physio/safety': { body: { hold: null } },
  'GET /api/physio/chat/history?limit=50&offset=0': { body: { messages: [], hasMore: false } },
  'GET /api/physio/chat/draft': { body: { content: '' } },
};

const NEW: Record<string, FakeAnswer> = {
  'GET /api/physio/profile': { body: null },
  'GET /api/physio/today': { body: { status: 'profile_required', date: TODAY } },
  'GET /api/physio/checkin/today': NOT_FOUND,
  'GET /api/physio/checkins?limit=30': { body: [] },
  'GET /api/physio/logs?limit=30': { body: [] },
};

/** Responses for a runner without profile, check-ins and logs. */
export const newcomer = (change: Record<string, Route> = {}): Record<string, Route> => physio({ ...NEW, ...change });

/** State of the profile's injury in the combined plan of today, on stage 4 of the ladder. */
export const injuryStateOf = (change: Partial<PlanInjury> = {}): PlanInjury => ({
  injuryId: '019a9f30-7c7e-7000-8000-0000000000a1',
  area: 'knee',
  condition: 'pfp',
  side: 'right',
  status: 'active',
  phase: 2,
  phaseDay: 12,
  daysLeft: 0,
  sessionsLeft: 0,
  missing: [],
  tests: [],
  dayType: 'heavy',
  gate: { level: 'ladder', stage: 4, reason: { code: 'gate.ladder', values: {} } },
  ladder: { stage: 4, clean: 1, needed: 2, earliest: '2026-11-22', startable: false },
  forecast: { fromWeeks: 9, toWeeks: 12, earliest: '2026-12-30' },
  ...change,
});

export const wholePlanOf = (change: Partial<PhysioPlan> = {}): PhysioPlan => ({
  date: TODAY,
  status: 'ok',
  injuries: [injuryStateOf()],
  gate: { level: 'ladder', stage: 4, reason: { code: 'gate.ladder', values: {} } },
  exercises: [
    {
      exerciseId: 'split-squat',
      injuryId: '019a9f30-7c7e-7000-8000-0000000000a1',
      sides: [
        { side: 'right', sets: 3 },
        { side: 'left', sets: 2 },
      ],
      sets: 3,
      from: 8,
      to: 10,
      unit: 'reps',
      tempo: '3-0-3',
      restSeconds: 120,
      load: null,
      painLimit: 3,
      heavy: true,
    },
  ],
  estimatedMinutes: 15,
  notes: [],
  ...change,
});
