import { addDays, type CoachProfile } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from './background.ts';
import { profiledRunner, withRunPace, withShownLevel } from './runner-profile.ts';

const TODAY = '2026-11-20';
const PROFILE: CoachProfile = {
  ...{ goal: '10k', raceDate: null, weeklyHours: 4, daysAvailable: 'Mon,Wed,Fri,Sun', injuries: null },
  ...{ thresholdPace: null, longRunCapMin: null, runningProfileV2: null, updatedAt: `${TODAY}T06:00:00.000Z` },
};
const SHOWN = { threshold: 320, runs: 3, confidence: 'fair' } as const;
const RESULT = { meters: 10_000, seconds: 3_000, date: '2026-10-01' };
const paceOf = (
  profile: Partial<CoachProfile>,
  results = [] as (typeof RESULT)[],
  shown: typeof SHOWN | null = SHOWN,
) => {
  const background = { ...EMPTY_BACKGROUND, results };
  const { threshold, paceSource } = withRunPace(
    profiledRunner({ ...PROFILE, ...profile }, background, null, TODAY),
    shown,
  );
  return { threshold: threshold && Math.round(threshold), paceSource };
};

describe('ACT-54 the threshold pace of a runner', () => {
  it('is the one in the profile, whatever results and runs show', () => {
    expect(paceOf({ thresholdPace: '5:00/km' }, [RESULT])).toEqual({ threshold: 300, paceSource: { kind: 'profile' } });
  });

  it('is that of the newest result, whatever runs show', () => {
    expect(paceOf({}, [RESULT])).toEqual({ threshold: 303, paceSource: { kind: 'result' } });
  });

  it('is the one that hard runs have shown if the runner has entered none', () => {
    expect(paceOf({})).toEqual({ threshold: 320, paceSource: { kind: 'runs', runs: 3, confidence: 'fair' } });
  });

  it('is unknown if there is none of them or if the entered pace cannot be parsed', () => {
    expect(paceOf({ thresholdPace: 'fast' }, [], null)).toEqual({ threshold: null, paceSource: undefined });
  });
});

describe('ACT-56 the level of a runner who has stated none', () => {
  const MONDAY = '2026-11-16';
  /** Two runs in each of the weeks before this one, the newest first. */
  const runsOf = (...weeks: number[]) =>
    weeks.flatMap((minutes, index) =>
      [1, 5].map((day) => ({ date: addDays(MONDAY, day - 7 * (index + 1)), minutes: minutes / 2 })),
    );
  const shown = (runs: ReturnType<typeof runsOf>, runningProfileV2: string | null = null) => {
    const profiled = profiledRunner({ ...PROFILE, runningProfileV2 }, EMPTY_BACKGROUND, null, TODAY);
    const { runner, assumed } = withShownLevel(profiled, runs, TODAY);
    return [runner.level, assumed.includes('level')];
  };

  it('is Intermediate after four weeks of more than 330 minutes within eleven', () => {
    expect(shown(runsOf(450, 450, 450, 450))).toEqual(['Intermediate', false]);
    expect(shown(runsOf(0, 332, 100, 0, 340, 0, 0, 0, 340, 0, 400))).toEqual(['Intermediate', false]);
  });

  it.each([
    ['three such weeks', runsOf(450, 450, 450)],
    ['weeks of just 330 minutes', runsOf(330, 330, 330, 330, 330)],
    ['weeks that are too long ago', runsOf(450, 450, 450, ...Array<number>(8).fill(0), 450, 450)],
    ['runs in this week only', [1, 2, 3].map((day) => ({ date: addDays(MONDAY, day), minutes: 400 }))],
    ['no runs', []],
  ])('stays Beginner after %s', (_, runs) => {
    expect(shown(runs)).toEqual(['Beginner', true]);
  });

  it('is the stated level, whatever the runs show', () => {
    const runs = runsOf(450, 450, 450, 450);
    expect(shown(runs, '{"level":"Beginner"}')).toEqual(['Beginner', false]);
    expect(shown(runs, '{"experience_years":"0 months"}')).toEqual(['Beginner', false]);
  });
});

describe('PLANR-128 the hours of a runner who has stated none', () => {
  it.each([
    [null, 3, 'hours'],
    [150, 3, 'hours'],
    [240, 4, 'usual_hours'],
    [250, 5, 'usual_hours'],
  ])('are for a usual week of %j minutes %i', (usualWeekMinutes, hours, what) => {
    const background = { ...EMPTY_BACKGROUND, usualWeekMinutes };
    const { runner, assumed } = profiledRunner({ ...PROFILE, weeklyHours: null }, background, null, TODAY);
    expect(runner.hours).toBe(hours);
    expect(assumed).toContain(what);
  });

  it('are the stated ones whatever the usual week is', () => {
    const { runner, assumed } = profiledRunner(PROFILE, { ...EMPTY_BACKGROUND, usualWeekMinutes: 300 }, null, TODAY);
    expect(runner.hours).toBe(4);
    expect(assumed).not.toContain('usual_hours');
  });
});
