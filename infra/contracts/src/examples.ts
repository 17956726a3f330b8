import type { CloudEvent, EventType } from '@stridewell/contracts/events/envelope';

const date = '2026-11-20';
const weekStart = '2026-11-16';
const erasureId = 'pV0mJ5kq0QbqzYJd3yHkQ2m6u8mH0zC1cTn3s7vXw4E';

const painReported = {
  area: 'achilles',
  pain: 7.5,
  severe: false,
  worse: true,
  at: '2026-11-20T10:00:00.000Z',
  rev: 1,
};

const holdOpened = {
  holdId: '0190a5f0-0000-7000-8000-000000000000',
  category: 'cardiac',
  tier: 'emergency',
  since: '2026-11-18T10:00:00.000Z',
  ended: null,
  rev: 1,
};

/**
 * Realistic event data by event name: one example with all optional fields and, if there are optional fields, one without
 * them. Released examples must not change, because every later version is tested with them.
 */
export const EXAMPLES: Readonly<Record<string, readonly object[]>> = {
  'account.user.changed.v1': [
    {
      timezone: 'Europe/Oslo',
      tzv: 2,
      consents: { health_data: true, outside_model: false },
      healthDataRefused: false,
      rev: 7,
    },
    {
      timezone: 'America/Argentina/Buenos_Aires',
      tzv: 1,
      consents: { health_data: false, outside_model: false },
      rev: 1,
    },
    {
      timezone: 'Europe/Oslo',
      tzv: 2,
      consents: { health_data: true, outside_model: false },
      healthDataRefused: false,
      units: 'mi',
      language: 'nb',
      credentialsEndedAt: '2026-11-20T06:00:00.000Z',
      rev: 8,
    },
  ],
  'account.erasure.requested.v1': [
    { scope: 'account', erasureId },
    {
      scope: 'data',
      erasureId: `${erasureId}.2`,
      erasedAt: { wellness: '2026-11-20T06:00:00.000Z', running: '2026-11-20T06:00:01.125Z' },
    },
  ],
  'wellness.user.erased.v1': [{ erasureId, counts: { checkin_sessions: 412, metrics_daily: 412 } }],
  'running.user.erased.v1': [
    { erasureId, counts: { coach_profiles: 1, training_logs: 96, weekly_plans: 20, jobs: 0 } },
  ],
  'physio.user.erased.v1': [{ erasureId, counts: {} }],
  'wellness.checkin.recorded.v1': [
    {
      date,
      score: 4,
      recommendation: 'Recover',
      metrics: { sleep: 3, stress: 2, fatigue: 4, pain: 6, readiness: 5 },
      factors: [
        { metric: 'sleep', value: 3, contribution: 1.25, max: 2.5 },
        { metric: 'pain', value: 6, contribution: 0.8, max: 2 },
      ],
      cap: { reason: 'Pain of 6 caps the score at 4', limit: 4, code: 'pain' },
      hasNotes: true,
      illness: false,
      rev: 3,
    },
    {
      date,
      score: 8.35,
      recommendation: 'Push',
      metrics: { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 9 },
      factors: [],
      cap: null,
      rev: 1,
    },
  ],
  'physio.checkin.recorded.v1': [
    { date, pain: 4, flags: ['swelling'], redFlag: true, worsening: false, handoverMet: false, rev: 2 },
    { date, pain: 0, flags: [], worsening: false, rev: 1 },
  ],
  'physio.gate.changed.v1': [
    {
      area: 'knee',
      phase: 3,
      level: 'ladder',
      stage: 2,
      intervals: '5 x (2/1.5)',
      minutes: 28,
      handedOver: false,
      ladderFinished: false,
      reason: 'On the walk–run ladder.',
      rev: 12,
    },
    {
      area: null,
      phase: null,
      level: 'clear',
      stage: null,
      intervals: null,
      minutes: null,
      handedOver: true,
      ladderFinished: true,
      reason: 'Nothing stands in the way of running.',
      rev: 13,
    },
  ],
  'physio.profile.changed.v1': [
    { area: 'achilles', status: 'active', restricted: true, since: date, rev: 1 },
    { area: null, status: 'resolved', restricted: false, rev: 2 },
  ],
  'running.profile.changed.v1': [
    { level: 'Intermediate', ageBand: '18-49', weeklyHours: 5, rev: 4 },
    { level: null, ageBand: null, weeklyHours: null, rev: 1 },
  ],
  'running.training.logged.v1': [
    { date, planType: 'easy', status: 'done', minutes: 40, ladderStage: 4, sport: 'run', rev: 2 },
    { date, planType: 'tempo', status: 'skipped', minutes: null, ladderStage: null, rev: 1 },
  ],
  'running.training.removed.v1': [{ date, rev: 3 }],
  'running.plan.changed.v1': [
    { weekStart, today: { date, planType: 'long', minutes: 75, title: 'Long run' }, rev: 5 },
    { weekStart, today: null, rev: 6 },
  ],
  'running.outcome.changed.v1': [{ date, rev: 1 }],
  'running.plan.published.v1': [{ weekStart, rev: 1 }],
  'running.import.changed.v1': [
    { state: 'running', rev: 2 },
    { state: 'done', rev: 3 },
  ],
  'running.summary.published.v1': [{ weekStart, rev: 1 }],
  'wellness.hold.changed.v1': [holdOpened],
  'running.hold.changed.v1': [holdOpened, { ...holdOpened, ended: 'cleared', rev: 2 }],
  'running.hold.answered.v1': [{ holdId: holdOpened.holdId, opener: 'physio', code: 'cleared', rev: 3 }],
  'physio.hold.answered.v1': [{ holdId: holdOpened.holdId, opener: 'wellness', code: 'symptom_free', rev: 3 }],
  'running.hold.adopted.v1': [{ rev: 1 }],
  'physio.hold.adopted.v1': [{ rev: 1 }],
  'running.pain.reported.v1': [painReported],
  'physio.pain.reported.v1': [{ ...painReported, area: null, pain: null, severe: true, rev: 2 }],
  'physio.hold.changed.v1': [{ ...holdOpened, category: null, tier: 'card' }],
};

/** Returns a complete event with the data of an example. */
export const exampleOf = ({ name, stream }: EventType, data: object): CloudEvent<object> => ({
  specversion: '1.0',
  id: '0195d3a4-7c1e-7000-8000-000000000001',
  source: stream,
  type: name,
  subject: '0195d3a4-7c1e-7000-8000-0000000000aa',
  time: '2026-11-20T06:00:00.000Z',
  datacontenttype: 'application/json',
  data,
});
