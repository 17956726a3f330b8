import type { CoachProfile } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from './background.ts';
import { profiledRunner, withRunPace } from './runner-profile.ts';

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
  it('is the one of the profile, whatever results and runs say', () => {
    expect(paceOf({ thresholdPace: '5:00/km' }, [RESULT])).toEqual({ threshold: 300, paceSource: { kind: 'profile' } });
  });

  it('is that of the newest result, whatever runs say', () => {
    expect(paceOf({}, [RESULT])).toEqual({ threshold: 303, paceSource: { kind: 'result' } });
  });

  it('is the one that hard runs have shown when the runner has entered none', () => {
    expect(paceOf({})).toEqual({ threshold: 320, paceSource: { kind: 'runs', runs: 3, confidence: 'fair' } });
  });

  it('is unknown without any of them, and for a pace that cannot be read', () => {
    expect(paceOf({ thresholdPace: 'fast' }, [], null)).toEqual({ threshold: null, paceSource: undefined });
  });
});
