import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWeek } from '../make-week.ts';
import { runnersPerProperty } from '../testing/config.ts';
import { changedWeeks, checkinOn, freshWeeks, runningWeeks } from '../testing/random-weeks.ts';
import { expectRules } from '../testing/rules.ts';
import type { WeekInputs } from './types.ts';

const options = (share = 1) => ({ numRuns: Math.ceil(runnersPerProperty() * share) });
const LONG = { timeout: 900_000 };

const check = (inputs: WeekInputs): void => {
  const made = makeWeek(inputs);
  expectRules(made.current, inputs);
  expect(makeWeek({ ...inputs, base: made.base })).toEqual(made);
};

describe('PLANR-102 every change keeps PLANR-02, PLANR-14, PLANR-23, PLANR-33, PLANR-35, PLANR-38 and PLANR-44', () => {
  it(`over ${runnersPerProperty() / 4} weeks made anew, the same each time`, LONG, () => {
    fc.assert(fc.property(freshWeeks, check), options(0.25));
  });

  it(
    `PLANR-45 over ${runnersPerProperty()} weeks under way: a logged day and a day gone by stand as they were`,
    LONG,
    () => {
      fc.assert(fc.property(runningWeeks, check), options());
    },
  );

  it(`PLAN-04 over ${runnersPerProperty() / 4} weeks whose profile changed under way`, LONG, () => {
    fc.assert(fc.property(changedWeeks, check), options(0.25));
  });
});

describe('a check-in', () => {
  it('PLANR-78 lifts neither its own day above what stood before it nor any day above what was planned', LONG, () => {
    fc.assert(
      fc.property(runningWeeks, (inputs) => {
        const known = inputs.checkins.filter(({ date }) => date <= inputs.today);
        const own = { ...inputs, physio: null, checkins: known };
        const before = makeWeek({ ...own, checkins: known.filter(({ date }) => date < own.today) }).current;
        const { base, current } = makeWeek(own);
        const kept = new Set(inputs.kept?.map(({ date }) => date));
        for (const [at, row] of current.days.entries()) {
          if (row.date === own.today) expect(row.minutes).toBeLessThanOrEqual(before.days[at]?.minutes ?? 0);
          if (!kept.has(row.date)) expect(row.minutes).toBeLessThanOrEqual(base.days[at]?.minutes ?? 0);
        }
      }),
      options(0.25),
    );
  });

  it('a worse recommendation never gives more minutes today', LONG, () => {
    fc.assert(
      fc.property(freshWeeks, (inputs) => {
        const others = inputs.checkins.filter(({ date }) => date !== inputs.today);
        const minutes = (['Push', 'Adapt', 'Recover', 'Reset'] as const).map((recommendation) => {
          const checkins = [...others, checkinOn(inputs.today, recommendation)];
          const { current } = makeWeek({ ...inputs, checkins });
          return current.days.find(({ date }) => date === inputs.today)?.minutes ?? 0;
        });
        expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
      }),
      options(0.2),
    );
  });

  it('PLANR-01 comes out the same whatever the order of what is known', LONG, () => {
    fc.assert(
      fc.property(runningWeeks, (inputs) => {
        const turned = {
          ...inputs,
          records: [...inputs.records].reverse(),
          checkins: [...inputs.checkins].reverse(),
          kept: [...(inputs.kept ?? [])].reverse(),
        };
        expect(makeWeek(turned)).toEqual(makeWeek(inputs));
      }),
      options(0.1),
    );
  });
});
