import { freeSeed } from '@stridewell/kit/testing/seeds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWeek } from '../../domain/plan/make-week.ts';
import { changedWeeks, freshWeeks, runningWeeks } from '../../domain/plan/testing/random-weeks.ts';
import { inNorwegian } from './changes.ts';
import { titleOf } from './sessions.ts';

const WEEKS = 400;

/** Every week that a sample of inputs makes, as first planned and as it stands. */
const SEED = freeSeed();
const weeks = [freshWeeks, runningWeeks, changedWeeks].flatMap((inputs) =>
  fc.sample(inputs, { seed: SEED, numRuns: WEEKS }).flatMap((given) => {
    const { base, current } = makeWeek(given);
    return [base, current];
  }),
);
const days = weeks.flatMap((week): { title: string; why: string; changed?: string | undefined }[] => week.days);

const unknown = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text !== '' && inNorwegian(text) === null);

/** Words that no Norwegian title holds. */
const ENGLISH = /\b(?:run|walk|with|easy|very|rest|race|day|uphill|down|between|cool|warm|brisk|strides|steady|or)\b/i;

describe(`what the planner says over ${weeks.length} random weeks of seed ${SEED} is known in Norwegian`, () => {
  it('of changes', () => expect(unknown(days.flatMap(({ changed }) => changed ?? []))).toEqual([]));
  it('of reasons', () => expect(unknown(days.map(({ why }) => why))).toEqual([]));
  it('of whole weeks', () => expect(unknown(weeks.flatMap(({ notes }) => notes ?? []))).toEqual([]));
  it('in titles', () => {
    const titles = weeks.flatMap((week) => week.days).map((day) => titleOf(day, 'nb'));
    expect([...new Set(titles)].filter((title) => ENGLISH.test(title))).toEqual([]);
    const given = new Set(days.map(({ title }) => title));
    expect(new Set(titles).size).toBeGreaterThan(given.size * 0.9);
  });
});
