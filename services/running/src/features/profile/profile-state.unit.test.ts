import { coachProfileBody } from '@stridewell/contracts/http/running';
import { describe, expect, it } from 'vitest';
import type { CoachProfileDocument } from './document.ts';
import {
  parseProfileV2,
  parseStoredProfileV2,
  presentProfile,
  profileEventFacts,
  replaceProfile,
} from './profile-state.ts';

const TODAY = '2026-11-20';
const at = new Date('2026-11-20T10:00:00Z');
const stored = (change: Partial<CoachProfileDocument> = {}): CoachProfileDocument => ({
  _id: 'p',
  userId: 'u',
  goal: '10k',
  raceDate: '2027-03-01',
  weeklyHours: 4,
  daysAvailable: 'Mon,Wed',
  injuries: null,
  thresholdPace: '5:00/km',
  longRunCapMin: 90,
  runningProfileV2: JSON.stringify({ age: 40, level: 'Advanced' }),
  programmeStart: '2026-09-07',
  lastRaceDate: null,
  lastRaceGoal: null,
  createdAt: at,
  updatedAt: at,
  rev: 3,
  outbox: [],
  ...change,
});
const body = (given: object) => coachProfileBody.parse(given);
const v2 = (given: object): string => JSON.stringify(given);

describe('replaceProfile', () => {
  it('sets omitted fields to null', () => {
    const { state, ignored } = replaceProfile(stored(), body({ goal: 'fitness' }), null, TODAY);
    expect(ignored).toEqual([]);
    expect(state).toMatchObject({
      goal: 'fitness',
      raceDate: null,
      weeklyHours: null,
      daysAvailable: null,
      thresholdPace: null,
      longRunCapMin: null,
      runningProfileV2: null,
    });
  });

  it.each([
    ['RPROF-31 invalid JSON', 'age: 40'],
    ['RPROF-31 an empty text', ''],
    ['RPROF-30 an unknown field', v2({ age: 40, shoes: 'red' })],
    ['RPROF-30 RPROF-17 an age that is a text', v2({ age: '30' })],
    ['RPROF-30 RPROF-17 an age of 101', v2({ age: 101 })],
    ['RPROF-30 RPROF-21 51 years of running', v2({ experience_years: 51 })],
    ['RPROF-30 RPROF-21 negative years of running', v2({ experience_years: -1 })],
    ['RPROF-30 an unknown choice of experience', v2({ experience_years: '3 years' })],
    ['RPROF-30 an unknown level', v2({ level: 'Elite' })],
    ['RPROF-30 a text instead of a list', v2({ injury_history: 'Knee' })],
    ['RPROF-30 an array', '[]'],
    ['RPROF-30 null', 'null'],
    ['RPROF-30 a query operator', v2({ age: { $gt: 1 } })],
  ])('ignores %s in runningProfileV2 and keeps the earlier value', (_case, runningProfileV2) => {
    const given = body({ weeklyHours: 5, runningProfileV2 });
    const { state, ignored } = replaceProfile(stored(), given, null, TODAY);
    expect(ignored).toEqual(['runningProfileV2']);
    expect(state).toMatchObject({ weeklyHours: 5, runningProfileV2: stored().runningProfileV2 });
    expect(replaceProfile(null, given, null, TODAY).state.runningProfileV2).toBeNull();
  });

  it.each([
    ['RPROF-17 ages of 13 and 100', [{ age: 13 }, { age: 100 }]],
    ['RPROF-20 the choices of experience', [{ experience_years: '0 months' }, { experience_years: '10+ years' }]],
    ['RPROF-21 0 and 50 years of running', [{ experience_years: 0 }, { experience_years: 50 }]],
    [
      'values of the other fields',
      [
        {
          goal_distance: 'Half',
          injury_history: ['Knee'],
          weight_category: 'Normal',
          preferred_focus: ["I don't know"],
        },
      ],
    ],
  ])('stores %s unchanged', (_case, cases) => {
    for (const given of cases) {
      const { state, ignored } = replaceProfile(stored(), body({ runningProfileV2: v2(given) }), null, TODAY);
      expect(ignored).toEqual([]);
      expect(JSON.parse(state.runningProfileV2 ?? '')).toEqual(given);
    }
  });
});

describe('replaceProfile: start of the programme', () => {
  const startOf = (given: object, earlier: CoachProfileDocument | null = stored()) =>
    replaceProfile(earlier, body(given), null, TODAY).state.programmeStart;

  it('begins the programme this week only for a first profile, a new goal or a new race date', () => {
    const same = { goal: '10k', raceDate: '2027-03-01' };
    expect(startOf(same, null)).toBe('2026-11-16');
    expect(startOf(same)).toBe('2026-09-07');
    expect(startOf({ ...same, weeklyHours: 9, daysAvailable: 'Sun' })).toBe('2026-09-07');
    expect(startOf({ ...same, goal: '5k' })).toBe('2026-11-16');
    expect(startOf({ ...same, raceDate: '2027-03-02' })).toBe('2026-11-16');
    expect(startOf({ goal: '10k' })).toBe('2026-11-16');
  });
});

describe('replaceProfile: last race', () => {
  const lastRaceAfter = (earlier: Partial<CoachProfileDocument>, given: object) => {
    const { lastRaceDate, lastRaceGoal } = replaceProfile(stored(earlier), body(given), null, TODAY).state;
    return [lastRaceDate, lastRaceGoal];
  };

  it('stores the previous race when its date is today or earlier, and null when it is upcoming or unchanged', () => {
    const raced = { goal: 'marathon' as const, raceDate: '2026-11-15' };
    expect(lastRaceAfter(raced, { goal: '10k' })).toEqual(['2026-11-15', 'marathon']);
    expect(lastRaceAfter(raced, { ...raced, raceDate: '2027-05-01' })).toEqual(['2026-11-15', 'marathon']);
    expect(lastRaceAfter({ ...raced, raceDate: TODAY }, {})).toEqual([TODAY, 'marathon']);
    expect(lastRaceAfter({ ...raced, raceDate: '2026-11-21' }, {})).toEqual([null, null]);
    expect(lastRaceAfter(raced, raced)).toEqual([null, null]);
  });

  it('keeps the last race on later saves until another race is over', () => {
    const before = { lastRaceDate: '2026-11-15', lastRaceGoal: 'marathon' as const };
    expect(lastRaceAfter({ ...before, raceDate: null }, { goal: '5k', raceDate: '2027-02-01' })).toEqual([
      '2026-11-15',
      'marathon',
    ]);
    expect(lastRaceAfter({ ...before, goal: '5k', raceDate: '2026-11-18' }, {})).toEqual(['2026-11-18', '5k']);
  });
});

describe('presentProfile and parseStoredProfileV2', () => {
  it('RPROF-18 accepts ages of 0 and over 100', () => {
    for (const age of [0, 0.5, 120]) {
      const { profile, malformed } = presentProfile(stored({ runningProfileV2: v2({ age }) }));
      expect([JSON.parse(profile.runningProfileV2 ?? ''), malformed]).toEqual([{ age }, false]);
    }
    expect(parseProfileV2(v2({ age: 0 }))).toBeNull();
    expect(parseStoredProfileV2(v2({ age: -1 }))).toBeNull();
  });

  it.each(['{', v2({ shoes: 'red' }), v2({ age: -1 }), '7'])(
    'RPROF-35 returns null for the runningProfileV2 %s',
    (runningProfileV2) => {
      const { profile, malformed } = presentProfile(stored({ runningProfileV2 }));
      expect([profile.runningProfileV2, malformed]).toEqual([null, true]);
    },
  );

  it('returns null for an invalid goal or number and keeps the other fields', () => {
    const { profile, malformed } = presentProfile(stored({ goal: 'hm' as never, weeklyHours: 'many' as never }));
    expect(profile).toMatchObject({ goal: null, weeklyHours: null, daysAvailable: 'Mon,Wed' });
    expect(malformed).toBe(true);
  });
});

describe('BEYOND-43 profileEventFacts', () => {
  const facts = (given: object) => profileEventFacts(replaceProfile(null, body(given), null, TODAY).state);

  it.each([
    [{ age: 17 }, 'under-18'],
    [{ age: 18 }, '18-49'],
    [{ age: 49 }, '18-49'],
    [{ age: 50 }, '50-plus'],
    [{}, null],
  ] as const)('maps %j to the age band %s', (given, ageBand) => {
    expect(facts({ runningProfileV2: v2(given) }).ageBand).toBe(ageBand);
  });

  it('PHASE-45 states that a runner is 60 or older, and omits it for younger runners', () => {
    expect(facts({ runningProfileV2: v2({ age: 60 }) }).from60).toBe(true);
    expect(facts({ runningProfileV2: v2({ age: 59 }) })).not.toHaveProperty('from60');
  });

  it('returns the stated level, otherwise the level derived from years of running, otherwise null', () => {
    expect(facts({ runningProfileV2: v2({ level: 'Advanced' }) }).level).toBe('Advanced');
    expect(facts({ runningProfileV2: v2({ experience_years: '2-5 years' }) }).level).toBe('Intermediate');
    expect(facts({ weeklyHours: 6, injuries: 'knee' })).toEqual({ level: null, ageBand: null, weeklyHours: 6 });
  });
});
