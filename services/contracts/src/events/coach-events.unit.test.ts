import { describe, expect, it } from 'vitest';
import { PATHS } from '../web/paths.ts';
import type { EventType } from './envelope.ts';
import {
  EVENTS,
  holdAdopted,
  importChanged,
  outcomeChanged,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  planChanged,
  planPublished,
  runningProfileChanged,
  summaryPublished,
  trainingLogged,
  trainingRemoved,
} from './events.ts';
import { LIVE_KEYS } from './live-keys.ts';

const date = '2026-11-20';
/** For each event type: valid data, and changes that make the data invalid. */
const CASES: [EventType, object, object[]][] = [
  [
    physioCheckinRecorded,
    { date, pain: 3, flags: ['swelling'], worsening: false, rev: 1 },
    [{ pain: 11 }, { pain: 2.5 }, { flags: ['fever'] }, { worsening: null }],
  ],
  [
    physioGateChanged,
    {
      area: 'knee',
      phase: 3,
      level: 'ladder',
      stage: 2,
      intervals: '5 x (2/1.5)',
      minutes: 28,
      handedOver: true,
      ladderFinished: false,
      reason: 'On the ladder.',
      rev: 1,
    },
    [{ level: 'run' }, { stage: 10 }, { phase: 0 }, { area: 'elbow' }, { minutes: 181 }, { reason: 'x'.repeat(301) }],
  ],
  [
    physioProfileChanged,
    { area: null, status: 'resolved', restricted: false, rev: 2 },
    [{ status: 'healed' }, { area: '' }],
  ],
  [
    runningProfileChanged,
    { level: 'Beginner', ageBand: '18-49', weeklyHours: 4, rev: 1 },
    [{ level: 'Elite' }, { ageBand: '35' }, { weeklyHours: 4.5 }],
  ],
  [
    trainingLogged,
    { date, planType: 'easy', status: 'done', minutes: 30, ladderStage: null, rev: 1 },
    [{ planType: 'run' }, { status: 'none' }, { minutes: 1.5 }, { ladderStage: 10 }, { date: '2026-02-30' }],
  ],
  [trainingRemoved, { date, rev: 2 }, [{ date: 'today' }]],
  [
    planChanged,
    { weekStart: '2026-11-16', today: { date, planType: 'rest', minutes: 0, title: 'Rest' }, rev: 1 },
    [{ weekStart: 'now' }, { today: { date, planType: 'rest' } }],
  ],
  [outcomeChanged, { date, rev: 1 }, [{ date: 'today' }, { outcome: 'rest' }]],
  [importChanged, { state: 'running', rev: 2 }, [{ state: 'late' }, { name: 'run.fit' }]],
  [holdAdopted.running, { rev: 1 }, [{ category: 'bone' }]],
  [holdAdopted.physio, { rev: 1 }, [{ tier: 'card' }]],
  [planPublished, { weekStart: '2026-11-16', rev: 1 }, [{ weekStart: 1 }]],
  [summaryPublished, { weekStart: '2026-11-16', rev: 1 }, [{ weekStart: '' }]],
];

describe.each(CASES.map((found) => [found[0].name, ...found] as const))('%s', (_name, type, data, wrong) => {
  it('accepts valid event data and rejects invalid or unknown fields', () => {
    expect(EVENTS[type.name]).toBe(type);
    expect(type.data.safeParse(data).success).toBe(true);
    for (const change of [...wrong, { rev: 0 }, { rev: undefined }, { notes: 'canary' }, { reasonText: 'canary' }])
      expect(type.data.safeParse({ ...data, ...change }).success, JSON.stringify(change)).toBe(false);
  });
});

describe('LIVE_KEYS', () => {
  it('maps only existing event names to API paths', () => {
    for (const [name, keys] of Object.entries(LIVE_KEYS)) {
      expect(EVENTS[name], name).toBeDefined();
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(key).toMatch(/^\/api(\/[a-z-]+)+$/);
    }
    expect(LIVE_KEYS[planChanged.name]).toEqual([
      PATHS.weeklyPlan,
      PATHS.weeklyOutcomes,
      PATHS.pause,
      PATHS.raceReview,
      PATHS.month,
      PATHS.moments,
    ]);
    expect(LIVE_KEYS[outcomeChanged.name]).toEqual([PATHS.weeklyOutcomes]);
  });
});
