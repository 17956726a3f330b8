import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { mostWork, qualitySets, strides } from './content.ts';
import { phaseOfWeek } from './phases.ts';
import { describeSession, fitSession, type SetSpec } from './quality-set.ts';
import { EXAMPLE, MONDAY } from './testing/given.ts';
import type { Goal, Runner, TrainingRecord } from './types.ts';

/** The week `left` weeks before the race, in a programme of 20 weeks. */
const near = (goal: Goal, left: number) => {
  const race = addDays(MONDAY, left * 7 - 1);
  return phaseOfWeek(goal, race, addDays(MONDAY, (left - 20) * 7), MONDAY);
};
const done: TrainingRecord[] = (['tempo', 'push'] as const).map((planType) => ({
  date: '2026-11-10',
  planType,
  status: 'done',
  minutes: 40,
}));
const sets = (runner: Partial<Runner>, left: number, records = done): SetSpec[] => {
  const who = { ...EXAMPLE, ...runner };
  return qualitySets(who, near(who.goal, left), records);
};
const said = (spec: SetSpec | undefined) =>
  spec && `${spec.planType} ${spec.reps} x ${spec.name ?? spec.repMinutes} ${spec.zone}`;

describe('PLANR-46 Base', () => {
  const week = (weekNumber: number, runner: Partial<Runner> = {}) => {
    const at = phaseOfWeek('10k', null, addDays(MONDAY, -7 * (weekNumber - 1)), MONDAY);
    return {
      strides: strides({ ...EXAMPLE, ...runner }, at),
      set: said(qualitySets({ ...EXAMPLE, ...runner }, at, [])[0]),
    };
  };

  it('has 2 x 10 min, and short hills every other week', () => {
    expect(week(1).set).toBe('tempo 2 x 10 Z3-Z4');
    expect(week(2).set).toBe('push 6 x 2 min (30 s uphill, walk down) Z5a-Z5b');
  });

  it('has no hills for the injured', () => expect(week(2, { injuryHistory: ['Hip'] }).set).toBe('tempo 2 x 10 Z3-Z4'));

  it('has 4 to 6 strides in an easy run', () => {
    expect(week(1).strides).toBe(4);
    expect(week(1, { level: 'Advanced' }).strides).toBe(6);
  });

  it('PLANR-98 has neither strides nor hills in the first two weeks of a block with an Achilles history', () => {
    const weeks = [1, 2, 3, 4, 5, 6].map((number) => week(number, { injuryHistory: ['Achilles'] }));
    expect(weeks.map((found) => found.strides)).toEqual([null, null, 4, 4, null, null]);
    for (const { set } of weeks) expect(set).not.toContain('uphill');
  });
});

describe('PLANR-47 Build', () => {
  it('goes from 3 x 8 min to 2 x 15 min in zone 4', () => {
    const firsts = [10, 9, 8, 7, 6].map((left) => said(sets({ goal: 'half_marathon' }, left)[0]));
    expect(firsts).toEqual([...Array(3).fill('tempo 3 x 8 Z4'), ...Array(2).fill('tempo 2 x 15 Z4')]);
  });

  it.each<Goal>(['5k', '10k'])('has 5 x 3 min in zone 5 for %s', (goal) => {
    expect(sets({ goal }, 5).map(said)).toContain('push 5 x 3 Z5a-Z5b');
  });
});

describe('Peak is about the race', () => {
  it('PLANR-48 5k: 5 x 1 km', () => expect(said(sets({ goal: '5k' }, 3)[0])).toBe('push 5 x 1 km (5 min) Z5a-Z5b'));
  it('PLANR-49 10k: 4 x 2 km', () => expect(said(sets({}, 3)[0])).toBe('tempo 4 x 2 km (10 min) Z4-Z5a'));
  it('PLANR-50 half_marathon: 2 x 20 min', () => {
    expect(said(sets({ goal: 'half_marathon' }, 4)[0])).toBe('tempo 2 x 20 Z3-Z4');
  });
});

describe('PLANR-54 plan types', () => {
  it('are tempo for threshold and zone 3-4, push for intervals and hills, at every week of every goal', () => {
    for (const goal of ['5k', '10k', 'half_marathon', 'marathon', 'ultra'] as const)
      for (let left = 20; left > 0; left -= 1)
        for (const { planType, zone } of sets({ goal }, left))
          expect(planType).toBe(zone === 'Z5a-Z5b' ? 'push' : 'tempo');
  });
});

describe('PLANR-53 the taper', () => {
  it('keeps the pace and halves the repetitions', () => {
    expect(said(sets({ goal: '5k' }, 1)[0])).toBe('push 2 x 1 km (5 min) Z5a-Z5b');
    expect(said(sets({}, 1)[0])).toBe('tempo 2 x 2 km (10 min) Z4-Z5a');
    expect(said(sets({ goal: 'half_marathon' }, 1)[0])).toBe('tempo 1 x 20 Z3-Z4');
    for (const left of [3, 2, 1]) expect(said(sets({ goal: 'marathon' }, left)[0])).toBe('tempo 1 x 15 Z4');
  });
});

describe('PLANR-12 under 4 weeks to the race', () => {
  it('is left out what the log does not hold', () => expect(sets({ goal: '5k' }, 3, [])).toEqual([]));

  it('is only of a kind that the log holds', () => {
    const tempoOnly = done.filter(({ planType }) => planType === 'tempo');
    expect(new Set(sets({ goal: '5k' }, 3, tempoOnly).map(({ planType }) => planType))).toEqual(new Set(['tempo']));
    const skipped = done.map((record) => ({ ...record, status: 'skipped' as const }));
    expect(sets({ goal: '5k' }, 3, skipped)).toEqual([]);
  });

  it('is anything with 4 weeks left', () => expect(sets({ goal: '10k' }, 4, [])).toHaveLength(2));
});

describe('PLANR-36 a set shrinks to fit', () => {
  const [steady] = sets({ goal: 'half_marathon' }, 4);
  const [km] = sets({ goal: '5k' }, 3);
  const title = (spec: SetSpec | undefined, work: number, minutes: number): string | null => {
    const session = spec ? fitSession(spec, { work, minutes }) : null;
    return session && `${session.minutes}: ${describeSession(session)}`;
  };

  it('by the length of its repetitions', () => {
    expect(title(steady, 20, 60)).toBe('45: Warm-up 15, 2 x 10 min Z3-Z4, cool-down 10');
    expect(title(steady, 9, 60)).toBe('34: Warm-up 15, 1 x 9 min Z3-Z4, cool-down 10');
    expect(title(steady, 20, 28)).toBe('27: Warm-up 10, 2 x 6 min Z3-Z4, cool-down 5');
  });

  it('by their number where they are distances, and to shorter ones where two do not fit', () => {
    expect(title(km, 15, 60)).toBe('44: Warm-up 15, 3 x 1 km (5 min) Z5a-Z5b, 2 min jog between, cool-down 10');
    expect(title(km, 9, 60)).toBe('38: Warm-up 15, 3 x 3 min Z5a-Z5b, 2 min jog between, cool-down 10');
  });

  it('and is left out below 6 minutes', () => {
    expect(title(steady, 5, 60)).toBeNull();
    expect(title(steady, 20, 20)).toBeNull();
  });

  it.each([
    ['Beginner', 10],
    ['Intermediate', 20],
    ['Advanced', 30],
  ] as const)('%s runs at most %d min at threshold, 15 of intervals', (level, minutes) => {
    expect(mostWork('tempo', level, false)).toBe(minutes);
    expect(mostWork('push', level, false)).toBe(15);
    expect(mostWork('push', level, true)).toBe(10);
  });
});

it('PLANR-53 the taper halves what a runner of that level ran, not what a stronger one would have', () => {
  const work = (level: 'Beginner' | 'Intermediate' | 'Advanced') => mostWork('tempo', level, false, 'Taper');
  expect([work('Beginner'), work('Intermediate'), work('Advanced')]).toEqual([6, 10, 15]);
  expect(mostWork('push', 'Advanced', false, 'Taper')).toBe(8);
  const [peak, taper] = [5, 1].map((left) => {
    const [spec] = sets({ goal: 'half_marathon', level: 'Intermediate' }, left);
    const room = { work: mostWork('tempo', 'Intermediate', false, left === 1 ? 'Taper' : 'Peak'), minutes: 60 };
    return spec ? fitSession(spec, room) : null;
  });
  expect([peak?.work, taper?.work]).toEqual([20, 10]);
});
