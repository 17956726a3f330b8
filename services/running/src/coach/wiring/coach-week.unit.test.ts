import { freeSeed } from '@stridewell/kit/testing/seeds';
import { describe, expect, it } from 'vitest';
import { makeWeek } from '../../domain/week/make-week.ts';
import type { WeekState } from '../../domain/week/types.ts';
import { stateOf, weekStateOfCase } from '../testing/case-state.ts';
import { RUNNERS, runnerNamed } from '../testing/cases.ts';
import { pick, randomFrom, randomInputs, randomState } from '../testing/random-states.ts';
import { stepLines } from '../text/sessions.ts';
import { changedSessions, coachWeekOf } from './coach-week.ts';

const WEEKS = 200;
const SEED = freeSeed();

/** Names that are equal in both languages. */
const NAMES = /Physio Coach/g;
/** English words that do not occur in Norwegian. */
const ENGLISH =
  /\b(?:the|your|you|and|are|of|with|today|runs?|weeks?|days?|minutes|easy|session|walk|this|that|not|long|was|planned|instead|very|rest|race|uphill|down|between|warm|cool|brisk|strides?|steady|recovery|work|effort|or)\b/i;

/** Returns random weeks that the planner has planned, as originally planned and adapted. */
const randomWeeks = (): WeekState[] => {
  const random = randomFrom(SEED);
  return Array.from({ length: WEEKS }, () => {
    const state = { ...randomState(random), physio: random() < 0.3 ? stateOf(pick(RUNNERS, random)).physio : null };
    return makeWeek(randomInputs(random, state));
  });
};

describe(`coachWeekOf, over ${WEEKS} random weeks of seed ${SEED}`, { timeout: 60_000 }, () => {
  const ingrid = stateOf(runnerNamed('ingrid'));

  it('describes every day in both languages, without English words in Norwegian', () => {
    for (const week of randomWeeks().map(coachWeekOf)) {
      const texts = week.days.flatMap((day) => [day.title, day.why, day.changed, day.action?.text ?? null]);
      for (const text of [...texts, ...week.notes, week.offer]) {
        if (text === null) continue;
        expect(text.en.length).toBeGreaterThan(0);
        expect(text.nb.length).toBeGreaterThan(0);
        expect(text.nb.replace(NAMES, '')).not.toMatch(ENGLISH);
      }
      for (const day of week.days) for (const line of stepLines(ingrid, day, 'nb')) expect(line).not.toMatch(ENGLISH);
    }
  });

  it('sums the minutes of the days', () => {
    for (const week of randomWeeks().map(coachWeekOf))
      expect(week.totalMinutes).toBe(week.days.reduce((sum, { minutes }) => sum + minutes, 0));
  });
});

describe('changedSessions', () => {
  it('returns the originally planned sessions of changed days only', () => {
    const title = { en: 'Easy run', nb: 'Rolig tur' };
    const built = expect.objectContaining({ kind: 'easy', minutes: 40 });
    const dates = ['2026-11-18', '2026-11-19', '2026-11-20'];
    expect(changedSessions(weekStateOfCase(runnerNamed('aksel')))).toEqual(
      dates.map((date) => ({ date, planType: 'easy', minutes: 40, built, title })),
    );
    expect(changedSessions(weekStateOfCase(runnerNamed('ingrid')))).toEqual([]);
  });
});
