import { describe, expect, it } from 'vitest';
import { EXAMPLE_LOG, inWeek, logged, MONDAY, request } from './testing/given.ts';
import { planWeek } from './week.ts';

const minutesOf = (plan: ReturnType<typeof planWeek>) => plan.days.map(({ minutes }) => minutes);
const typesOf = (plan: ReturnType<typeof planWeek>) => plan.days.map(({ planType }) => planType);

describe('the worked example', () => {
  const plan = planWeek(request());

  it('PLANR-57 lies on Sunday 55, Wednesday 45, Monday 30 and Friday 35, with rest rows between', () => {
    expect(plan.days.map(({ date }) => date)).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
    expect(minutesOf(plan)).toEqual([30, 0, 45, 0, 35, 0, 55]);
    expect(typesOf(plan)).toEqual(['easy', 'rest', 'tempo', 'rest', 'easy', 'rest', 'long']);
    expect(plan).toMatchObject({ weekStart: MONDAY, phase: 'Base', totalMinutes: 165 });
    const hard = plan.days.reduce((sum, { hardMinutes }) => sum + hardMinutes, 0);
    expect(Math.round((hard / plan.totalMinutes) * 100)).toBe(12);
  });

  it('PLANR-56 has a quality session of 15 + 20 + 10', () => {
    expect(plan.days[2]).toMatchObject({
      title: 'Warm-up 15, 2 x 10 min Z3-Z4, cool-down 10',
      zone: 'Z3-Z4',
      hardMinutes: 20,
    });
  });

  it('holds strength of 20 min twice beside it, PLANR-42 on quality or easy days, not before the long run', () => {
    const days = plan.days.flatMap(({ strengthMinutes }, day) => (strengthMinutes === 20 ? [day] : []));
    expect(days).toHaveLength(2);
    for (const day of days) expect([0, 2, 4]).toContain(day);
  });

  it('says in one line why each day is what it is', () => {
    for (const { why } of plan.days) expect(why).toMatch(/^[^\n]{10,}$/);
    expect(plan.days[6]?.why).toContain('55 min is your session cap');
  });

  it('PLANR-13 says in its first week, and only there, that the lead time is short', () => {
    expect(plan.notes).toEqual([
      '9 weeks are short for a 10k: 10 or more would be comfortable, so the plan stays careful.',
    ]);
    expect(planWeek(request({}, inWeek(2))).notes).toBeUndefined();
    expect(planWeek(request({ goal: '5k' })).notes).toBeUndefined();
    expect(planWeek(request({ raceDate: null })).notes).toBeUndefined();
  });

  it('PLANR-01 comes out the same for the same inputs, whatever the order of the log', () => {
    expect(planWeek(request({}, { records: [...EXAMPLE_LOG].reverse() }))).toEqual(plan);
  });
});

describe('weeks of other runners', () => {
  it('PLANR-18 takes 0.80 of the mean before the taper in the first of three marathon taper weeks', () => {
    const records = logged(
      [35, 0, 55, 0, 40, 30, 140],
      [35, 0, 55, 0, 40, 30, 150],
      [40, 0, 60, 0, 45, 35, 120],
      [40, 0, 60, 0, 45, 35, 110],
    ).map((row, at) => (at % 5 === 1 ? { ...row, planType: 'tempo' as const } : row));
    const plan = planWeek(
      request(
        {
          goal: 'marathon',
          raceDate: '2026-12-06',
          weeklyHours: 6,
          availableDays: ['Mon', 'Wed', 'Fri', 'Sat', 'Sun'],
          level: 'Advanced',
          age: 54,
          longRunCapMin: 180,
        },
        { records, ...inWeek(14) },
      ),
    );
    expect(plan).toMatchObject({ phase: 'Taper', totalMinutes: 240 });
    expect(plan.days[6]).toMatchObject({ planType: 'long', minutes: 72 });
    expect(typesOf(plan)[2]).toBe('tempo');
  });

  it('PLANR-22 gives an obese beginner a first week of run-walk with at most 3 km of running', () => {
    const plan = planWeek(request({ level: 'Beginner', obese: true, thresholdPace: null }, { records: [] }));
    const running = plan.days.reduce(
      (sum, { title }) => sum + Number(/: (\d+) x \(1 min run/.exec(title)?.[1] ?? 0),
      0,
    );
    expect(running).toBeGreaterThan(0);
    // At 6:00 per km, a quick pace for a beginner, 18 minutes are 3 km.
    expect(running).toBeLessThanOrEqual(18);
    for (const day of plan.days) if (day.minutes > 0) expect(day.title).toMatch(/^Run-walk|^Brisk walk/);
  });

  it('PLANR-20 keeps one short quality session in a down week', () => {
    const runner = { availableDays: ['Mon', 'Tue', 'Wed', 'Fri', 'Sun'] as const, raceDate: null, weeklyHours: 8 };
    const down = planWeek(request(runner, inWeek(12)));
    const hard = down.days.filter(({ planType }) => planType === 'tempo' || planType === 'push');
    expect(down.phase).toBe('Build');
    expect(down.totalMinutes).toBe(123);
    expect(hard).toHaveLength(1);
    expect(hard[0]?.hardMinutes).toBeLessThanOrEqual(10);
    expect(hard[0]?.why).toContain('A down week');
  });

  it('PLANR-51 holds zone 3 in the long run of a marathoner in Peak, as much as fits', () => {
    const records = logged([60, 0, 60, 0, 60, 0, 120], [60, 0, 60, 0, 60, 0, 120]);
    const runner = {
      goal: 'marathon' as const,
      raceDate: '2027-01-03',
      level: 'Advanced' as const,
      longRunCapMin: null,
    };
    const plan = planWeek(request({ ...runner, weeklyHours: 8 }, { records, ...inWeek(10) }));
    expect(plan.phase).toBe('Peak');
    expect(plan.days[6]).toMatchObject({ planType: 'long', hardMinutes: 30, title: 'Long run with 30 min in Z3' });
  });

  it('PLANR-52 takes the long run of an ultra to the terrain of the race', () => {
    const plan = planWeek(request({ goal: 'ultra', raceDate: '2027-01-03' }, inWeek(10)));
    expect(plan.phase).toBe('Peak');
    expect(plan.days[6]?.title).toBe("Long run on your race's terrain");
  });

  it('PLANR-99 gives a knee history the cue of quicker steps, and no hills', () => {
    const plan = planWeek(request({ injuryHistory: ['Knee'] }, inWeek(2)));
    expect(plan.days.filter(({ why }) => why.includes('5-10 % quicker')).length).toBeGreaterThan(0);
    expect(plan.days.filter(({ title }) => /hill/.test(title))).toEqual([]);
  });

  it.each(['Hip', 'Lower back'] as const)(
    'PLANR-100 puts core work first and grows the long run by 5 %% with %s',
    (area) => {
      const plan = planWeek(request({ injuryHistory: [area] }));
      const withStrength = plan.days.filter(({ strengthMinutes }) => strengthMinutes !== undefined);
      expect(withStrength).toHaveLength(2);
      for (const { why } of withStrength) expect(why).toContain('Core work comes first.');
      expect(plan.days[6]?.minutes).toBe(52);
    },
  );

  it('plans nothing on the race day and after it, and no long run before it', () => {
    const plan = planWeek(request({ raceDate: '2026-11-21' }, inWeek(9)));
    expect(plan.days[5]).toMatchObject({ planType: 'rest', title: 'Race day' });
    expect(plan.days[6]).toMatchObject({ planType: 'rest', why: 'Rest after your race.' });
    expect(typesOf(plan)).not.toContain('long');
  });
});

describe('PLAN-04 days that are logged', () => {
  const first = planWeek(request());
  const kept = first.days.filter((_, day) => day === 0 || day === 2);

  it('stay as they are when the plan is made again for other days', () => {
    const again = planWeek(request({ availableDays: ['Tue', 'Thu', 'Sat', 'Sun'] }, { kept }));
    expect(again.days[0]).toEqual(first.days[0]);
    expect(again.days[2]).toEqual(first.days[2]);
    expect(again.days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(again.totalMinutes);
    expect(typesOf(again)[6]).toBe('long');
  });

  it('make the same plan again when nothing else changed', () => {
    expect(planWeek(request({}, { kept }))).toEqual(first);
  });
});
