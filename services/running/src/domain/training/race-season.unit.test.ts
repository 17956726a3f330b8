import { describe, expect, it } from 'vitest';
import { recoveryAfter } from './after-race.ts';
import { buildSession } from './build-session.ts';
import { forecastSeason } from './forecast.ts';
import { raceWeekDays } from './race-week.ts';
import { raceSeason } from './season.ts';
import { seasonMessages, type VerdictInputs } from './season-verdict.ts';
import { STRENGTH_SESSIONS, type StrengthContext, strengthOfWeek } from './strength.ts';
import { goldenSeasons, testRunner } from './testing/golden-seasons.ts';

const MODEL = { threshold: 300, usesHeartRate: false, level: 'Intermediate', established: 240 } as const;

const inputsOf = (
  own: Partial<VerdictInputs> & Pick<VerdictInputs, 'runner' | 'start'>,
  weeks: number,
): VerdictInputs => ({
  weeks: forecastSeason(own.runner, raceSeason(own.runner, weeks), own.start),
  daysToRace: weeks * 7 - 1,
  threshold: null,
  goalSeconds: null,
  ...own,
});

const codesOf = (inputs: VerdictInputs): string[] => seasonMessages(inputs).map(({ code }) => code);

describe('seasonMessages', () => {
  it.each(goldenSeasons().filter(({ verdict }) => verdict !== 'no race'))(
    'SEASON-30 returns the verdict $verdict for $id',
    (golden) => {
      const inputs = inputsOf({ runner: golden.runner, start: golden }, golden.weeks.length);
      const isTrainedOrShort = codesOf(inputs).some((code) => code === 'already_trained' || code === 'do_not_start');
      if (!isTrainedOrShort) expect(codesOf(inputs).includes('finish_plan')).toBe(golden.verdict === 'finish plan');
    },
  );

  it('SEASON-31 advises against a marathon in two weeks after runs of 60 minutes, but not after runs of 160 minutes', () => {
    const runner = testRunner({ goal: 'marathon', hours: 6 });
    expect(codesOf(inputsOf({ runner, start: { established: 240, longest: 60 } }, 2))).toContain('do_not_start');
    const trained = codesOf(inputsOf({ runner, start: { established: 300, longest: 160 } }, 2));
    expect(trained).toContain('already_trained');
    expect(trained).not.toContain('do_not_start');
  });

  it('SEASON-32 suggests a shorter race when there are too few weeks', () => {
    const runner = testRunner({ goal: '10k' });
    const [message] = seasonMessages(inputsOf({ runner, start: { established: 60, longest: 30 } }, 3));
    expect(message).toMatchObject({ code: 'too_soon', weeks: 3, shorterGoal: '5k' });
  });

  it('SEASON-33 warns about a goal time faster than predicted and about a load above the available hours', () => {
    const runner = testRunner({ goal: '10k' });
    const inputs = inputsOf(
      { runner, start: { established: 300, longest: 80 }, threshold: 300, goalSeconds: 2_700 },
      12,
    );
    expect(codesOf(inputs)).toEqual(expect.arrayContaining(['goal_time_too_fast', 'more_than_hours']));
    expect(codesOf({ ...inputs, goalSeconds: 2_900 })).not.toContain('goal_time_too_fast');
  });
});

describe('raceWeekDays', () => {
  it.each(['5k', '10k', 'half_marathon', 'marathon', 'ultra'] as const)(
    'SEASON-34 plans the seven days before a %s without a new longest run',
    (goal) => {
      const days = raceWeekDays({ ...testRunner({}), goal }, 100);
      expect(days.map(({ daysBefore }) => daysBefore)).toEqual([7, 6, 5, 4, 3, 2, 1]);
      for (const { session } of days) {
        if (session) expect(buildSession(session, MODEL).minutes).toBeLessThanOrEqual(75);
      }
      expect(days.at(-1)?.session).toMatchObject({ kind: 'shakeout' });
      expect(days.find(({ daysBefore }) => daysBefore === 2)?.session === null).toBe(goal !== 'half_marathon');
    },
  );

  it('keeps the last longer run within the runner’s own limit for a run', () => {
    const runner = { ...testRunner({ level: 'Advanced', longCap: 100 }), goal: 'half_marathon' as const };
    const last = raceWeekDays(runner, 280).find(({ daysBefore }) => daysBefore === 7);
    expect(last?.session?.minutes).toBe(100);
  });

  it('SEASON-35 plans at most three runs in the six days before the race for a Beginner', () => {
    const days = raceWeekDays({ ...testRunner({ level: 'Beginner' }), goal: '10k' }, 60);
    expect(days.filter(({ session, daysBefore }) => session !== null && daysBefore < 7)).toHaveLength(3);
  });
});

describe('recoveryAfter', () => {
  it('SEASON-36 adds a rest day and repeats the last recovery week from age 50', () => {
    expect(recoveryAfter('10k', 40)).toMatchObject({ shares: [0.7, 0.9], restDays: 2 });
    expect(recoveryAfter('10k', 50)).toMatchObject({ shares: [0.7, 0.9, 0.9], restDays: 3 });
    expect(recoveryAfter('marathon', null)).toMatchObject({ restart: 0.9, qualityFrom: 21 });
  });
});

describe('strengthOfWeek', () => {
  const context = (own: Partial<StrengthContext>): StrengthContext => ({
    runner: { level: 'Intermediate', injury: 'none', injuryAreas: [] },
    phase: 'Base',
    index: 0,
    hasWeights: false,
    hasBand: false,
    isCouchTo5k: false,
    ...own,
  });
  const idsOf = (own: Partial<StrengthContext>): string[] => strengthOfWeek(context(own)).map(({ id }) => id);
  const exercisesOf = (own: Partial<StrengthContext>): string[] =>
    strengthOfWeek(context(own)).flatMap(({ exercises }) => exercises.map(({ id }) => id));

  it('SESS-50 selects the sessions by phase and equipment', () => {
    expect(idsOf({})).toEqual(['S2', 'S3']);
    expect(idsOf({ hasWeights: true })).toEqual(['S4', 'S3']);
    expect(idsOf({ phase: 'Build' })).toEqual(['S5', 'S7']);
    expect([idsOf({ phase: 'Peak' }), idsOf({ phase: 'Taper' })]).toEqual([['S8'], ['S9']]);
    expect(idsOf({ isCouchTo5k: true })).toEqual(['S1', 'S1']);
  });

  it('SESS-51 omits jumps in couch to 5K, after a recent injury and early in a season after an Achilles injury', () => {
    const jumps = ['pogo', 'lateral-bound', 'skips', 'hop'];
    const achilles = { level: 'Intermediate', injury: 'history', injuryAreas: ['Achilles'] } as const;
    const hasJump = (own: Partial<StrengthContext>): boolean => exercisesOf(own).some((id) => jumps.includes(id));
    expect(hasJump({ phase: 'Build' })).toBe(true);
    expect(hasJump({ phase: 'Build', isCouchTo5k: true })).toBe(false);
    expect(hasJump({ phase: 'Build', runner: { ...achilles, injury: 'recent' } })).toBe(false);
    expect([
      hasJump({ phase: 'Build', runner: achilles }),
      hasJump({ phase: 'Build', runner: achilles, index: 5 }),
    ]).toEqual([false, true]);
  });

  it('SESS-52 replaces the band walk when the runner has no band', () => {
    expect(exercisesOf({ phase: 'Build' })).not.toContain('band-walk');
    expect(exercisesOf({ phase: 'Build', hasBand: true })).toContain('band-walk');
  });

  it('SESS-53 returns only sessions of 5 to 25 minutes whose exercises have either reps or a hold', () => {
    for (const { minutes, exercises } of Object.values(STRENGTH_SESSIONS)) {
      expect(minutes).toBeGreaterThanOrEqual(5);
      expect(minutes).toBeLessThanOrEqual(25);
      for (const { sets, reps, holdSeconds } of exercises) {
        expect(sets).toBeGreaterThan(0);
        expect((reps === null) !== (holdSeconds === null)).toBe(true);
      }
    }
  });
});
