import { readFileSync } from 'node:fs';
import { median } from '@stridewell/contracts/web';
import { isFullRun } from '@stridewell/kit/testing/run-config';
import { describe, expect, it } from 'vitest';
import { type LifeRequest, liveSeason } from './live-season.ts';
import { readProfile } from './read-profile.ts';
import { EXPECTED_MIX, lifeOf } from './testing/lives.ts';

const SEEDS = isFullRun() ? 400 : 12;

type OfSeed = (seed: number) => LifeRequest;

/** A season of a profile in the folder `examples`, with the expected check-ins. */
const example =
  (file: string, weeks: number): OfSeed =>
  (seed) => ({
    ...readProfile(readFileSync(new URL(`examples/${file}`, import.meta.url), 'utf8')),
    start: '2026-01-05',
    weeks,
    checkins: EXPECTED_MIX,
    seed,
  });

/** The runner of section 1.7 of the plans page. */
const marathoner: OfSeed = (seed) =>
  lifeOf({
    goal: 'marathon',
    hours: 6,
    days: [1, 2, 3, 5, 6],
    v2: { level: 'Intermediate', age: 38 },
    raceWeek: 16,
    usualWeek: 267,
    longest: 80,
    checkins: EXPECTED_MIX,
    seed,
  });

/** Runner, target for the longest run in minutes, and the fraction of seasons that must reach it. */
const RUNNERS: readonly [string, OfSeed, number, number][] = [
  ['a Beginner’s 18-week marathon season', example('beginner-marathon.json', 18), 150, 0.55],
  ['a 14-week half-marathon season', example('half-marathon.json', 14), 100, 0.8],
  ['the 16-week marathon season of section 1.7', marathoner, 155, 0.5],
];

describe('longest run of a compliant runner with typical check-ins', { timeout: 600_000 }, () => {
  it.each(RUNNERS)('LOAD-107 reaches its target in most seasons (%s)', (_, lifeOfSeed, wanted, least) => {
    const longest = Array.from({ length: SEEDS }, (_each, index) =>
      Math.max(...liveSeason(lifeOfSeed(index + 1)).map(({ longRunMinutes }) => longRunMinutes)),
    );
    expect(median(longest)).toBeGreaterThanOrEqual(wanted);
    expect(longest.filter((minutes) => minutes >= wanted).length / SEEDS).toBeGreaterThanOrEqual(least);
  });
});
