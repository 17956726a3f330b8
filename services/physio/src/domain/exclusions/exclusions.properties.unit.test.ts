import { AREAS, ONSETS, PAIN_TYPES, RED_FLAGS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersPerProperty } from '../../testing/config.ts';
import { givenCheckin, givenInjury, TODAY } from '../testing/course-fixtures.ts';
import type { CheckinDay, Exclusion, Injury, RunnerFacts } from '../types.ts';
import { exclusionOf, hasRedFlag, isBoneRule, mustNotHop } from './exclusions.ts';

const LONG = { timeout: 900_000 };
const options = { numRuns: answersPerProperty() };
const maybe = fc.option(fc.boolean());

const TEXTS = [
  '',
  'sore after hills',
  'felt a pop',
  'no pop',
  'stress reaction',
  'navicular',
  'vondt i lysken',
  'I am 16',
];
const texts = fc.constantFrom(...TEXTS);

const injuries: fc.Arbitrary<Injury> = fc
  .record({
    onset: fc.constantFrom(...ONSETS),
    painHistory: texts,
    mdDiagnosisText: texts,
    restrictionsMeds: fc.constantFrom('', 'ciprofloxacin', 'ibuprofen'),
    pregnantOrPostpartum: maybe,
    surgeryLast6Months: maybe,
    clinicianCleared: maybe,
  })
  .chain((said) => fc.constantFrom(...AREAS).map((area) => givenInjury(area, said)));

const checkins: fc.Arbitrary<CheckinDay> = fc
  .record({
    pain: fc.integer({ min: 0, max: 10 }),
    redFlags: fc.subarray([...RED_FLAGS], { maxLength: 1 }),
    ...{ limp: maybe, painOnHopping: maybe, painAtRest: maybe, heelSqueezePain: maybe, painWeightBearing: maybe },
    ...{ saddleNumbness: maybe, bladderBowelChange: maybe, tendernessToTouch: maybe },
    painType: fc.option(fc.constantFrom(...PAIN_TYPES)),
    hipPainSite: fc.option(fc.constantFrom('outer' as const, 'groin' as const)),
  })
  .map((answers) => givenCheckin(answers));

const runners: fc.Arbitrary<RunnerFacts> = fc.record({
  level: fc.constant(null),
  ageBand: fc.constantFrom(null, '18-49' as const, 'under-18' as const),
});

/** Generates one check-in answer with its most serious value. */
const worse: fc.Arbitrary<Partial<CheckinDay>> = fc.constantFrom<Partial<CheckinDay>>(
  ...RED_FLAGS.map((flag) => ({ redFlags: [flag] })),
  { limp: true },
  { painOnHopping: true },
  { painAtRest: true },
  { heelSqueezePain: true },
  { painWeightBearing: true },
  { saddleNumbness: true },
  { bladderBowelChange: true },
  { tendernessToTouch: true },
  { painType: 'focal' },
  { hipPainSite: 'groin' },
  { pain: 10 },
);

const strictness = (exclusion: Exclusion | null): number => {
  if (exclusion === null) return 0;
  return exclusion.allows === 'nothing' ? 2 : 1;
};

/** Returns the check-in with one answer replaced by a worse one. A new red flag is added to those already ticked. */
const worsened = (checkin: CheckinDay, answer: Partial<CheckinDay>): CheckinDay => ({
  ...checkin,
  ...answer,
  redFlags: [...new Set([...checkin.redFlags, ...(answer.redFlags ?? [])])],
});

describe('exclusion logic when one answer gets worse', () => {
  it('DOSE-08 TRIAGE-22 never clears a red flag or lifts the bone rule or the ban on hops', LONG, () => {
    fc.assert(
      fc.property(injuries, checkins, worse, (injury, checkin, answer) => {
        const bad = worsened(checkin, answer);
        expect(Number(hasRedFlag(bad, injury))).toBeGreaterThanOrEqual(Number(hasRedFlag(checkin, injury)));
        expect(Number(isBoneRule(injury, [bad]))).toBeGreaterThanOrEqual(Number(isBoneRule(injury, [checkin])));
        expect(Number(mustNotHop(injury, bad))).toBeGreaterThanOrEqual(Number(mustNotHop(injury, checkin)));
      }),
      options,
    );
  });

  it('TRIAGE-18 never ends or relaxes an exclusion', LONG, () => {
    fc.assert(
      fc.property(injuries, checkins, runners, worse, (injury, checkin, runner, answer) => {
        const of = (newest: CheckinDay) => strictness(exclusionOf({ injury, newest, runner, today: TODAY }));
        expect(of(worsened(checkin, answer))).toBeGreaterThanOrEqual(of(checkin));
      }),
      options,
    );
  });

  it(
    'TRIAGE-32 TRIAGE-33 forbids all exercises and running for a runner who is pregnant, has had surgery or is under 18',
    LONG,
    () => {
      const answer = fc.constantFrom<Partial<Injury>>({ pregnantOrPostpartum: true }, { surgeryLast6Months: true });
      fc.assert(
        fc.property(injuries, checkins, runners, answer, (injury, newest, runner, more) => {
          const inputs = { newest, today: TODAY };
          expect(exclusionOf({ ...inputs, injury: { ...injury, ...more }, runner })?.allows).toBe('nothing');
          expect(exclusionOf({ ...inputs, injury, runner: { ...runner, ageBand: 'under-18' } })?.allows).toBe(
            'nothing',
          );
        }),
        options,
      );
    },
  );

  it('restricts at least as much for an unanswered bone question as for a "no"', LONG, () => {
    const questions = fc.constantFrom('painOnHopping' as const, 'painAtRest' as const, 'heelSqueezePain' as const);
    fc.assert(
      fc.property(injuries, checkins, questions, (injury, before, question) => {
        const earlier = { ...before, date: '2026-11-18' };
        const left = givenCheckin({ ...before, [question]: null });
        const well = givenCheckin({ ...before, [question]: false });
        const holds = (newest: CheckinDay) => Number(isBoneRule(injury, [earlier, newest]));
        expect(holds(left)).toBeGreaterThanOrEqual(holds(well));
      }),
      options,
    );
  });
});
