import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { makeWeek } from '../make-week.ts';
import { logged } from '../testing/given.ts';
import { minutesOf, typesOf, weekInputs, weekOf, withLog } from '../testing/given-week.ts';
import { checkinOn } from '../testing/random-weeks.ts';
import type { LoggedDay } from './types.ts';

/** The worked example: Mon easy 30, Wed tempo 45, Fri easy 35, Sun long 55. */
const [MON, TUE, WED, FRI, SUN] = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-20', '2026-11-22'] as const;
const plan = weekOf();
/** The log of the days before one, everything done as planned. */
const doneBefore = (date: string): LoggedDay[] =>
  plan.days.flatMap(({ planType, minutes, ...day }) =>
    day.date < date && minutes > 0 ? [{ date: day.date, planType, minutes, status: 'done' as const }] : [],
  );
const on = (date: string, recommendation: 'Push' | 'Adapt' | 'Recover' | 'Reset') => {
  const records = withLog(...doneBefore(date));
  const kept = plan.days.filter((day) => day.date < date);
  const { base } = makeWeek(weekInputs());
  const week = weekOf({ base, kept, records, today: date, checkins: [checkinOn(date, recommendation)] });
  return { week, day: week.days.find((day) => day.date === date) };
};

describe('PLAN-06 a check-in changes its own day and, PLAN-05, its type is the day’s outcome', () => {
  it('PLAN-07 Push, Adapt, Recover and Reset leave one of the six types', () => {
    expect(on(WED, 'Push').day?.planType).toBe('tempo');
    expect(on(WED, 'Adapt').day?.planType).toBe('adapt');
    expect(on(WED, 'Recover').day?.planType).toBe('easy');
    expect(on(WED, 'Reset').day?.planType).toBe('rest');
    expect(on(SUN, 'Push').day?.planType).toBe('long');
  });

  it('leaves every other day alone', () => {
    const { week } = on(FRI, 'Recover');
    expect(week.days.filter(({ date }) => date !== FRI)).toEqual(plan.days.filter(({ date }) => date !== FRI));
  });
});

describe('TREND-08 check-ins of long ago', () => {
  it('change nothing: older than 14 days, however low they were', () => {
    const days = Array.from({ length: 30 }, (_, at) => addDays(WED, -15 - at));
    for (const today of [MON, WED])
      expect(weekOf({ today, checkins: days.map((day) => checkinOn(day, 'Reset')) })).toEqual(weekOf({ today }));
  });
});

describe('PLANR-67 Push', () => {
  it('leaves quality and long run as written', () => {
    expect(on(WED, 'Push').week.days).toEqual(plan.days);
    expect(on(SUN, 'Push').week.days).toEqual(plan.days);
  });

  it('never goes beyond the session cap that holds today', () => {
    const { base } = makeWeek(weekInputs());
    const records = [...logged([0, 0, 30, 0, 0, 0, 40]), ...doneBefore(FRI).map((log) => ({ ...log, minutes: 30 }))];
    const day = weekOf({ base, records, today: SUN, checkins: [checkinOn(SUN, 'Push')] }).days[6];
    expect(day).toMatchObject({ minutes: 44, changed: '55 min were planned; your session cap is 44 min.' });
  });

  it('PLANR-68 keeps an easy run easy, with strides for those who like; not on the day after a hard one', () => {
    const title = (sunday: 'long' | 'easy', level: 'Intermediate' | 'Advanced') => {
      const records = withLog({ date: '2026-11-15', planType: sunday, status: 'done', minutes: 50 });
      const day = weekOf({ records, checkins: [checkinOn(MON, 'Push')] }, { level }).days[0];
      expect(day).toMatchObject({ planType: 'easy', minutes: 30, zone: 'Z2' });
      return day?.title;
    };
    expect(title('easy', 'Intermediate')).toBe('Easy run, 4 x 20 s strides if you like');
    expect(title('long', 'Intermediate')).toBe('Easy run');
  });
});

describe('Adapt', () => {
  it('PLANR-69 takes 30 % off the repetitions of a quality session', () => {
    expect(on(WED, 'Adapt').day).toMatchObject({
      minutes: 39,
      hardMinutes: 14,
      title: 'Warm-up 15, 2 x 7 min Z3-Z4, cool-down 10',
      changed: '45 min were planned; today is Adapt: the hard part is about a third shorter.',
    });
  });

  it('PLANR-70 takes 20 % off the long run, all of it in zone 2', () => {
    expect(on(SUN, 'Adapt').day).toMatchObject({ minutes: 44, zone: 'Z2', hardMinutes: 0 });
  });

  it('PLANR-71 leaves an easy run as written, without strides', () => {
    expect(plan.days[4]?.title).toBe('Easy run with 4 x 20 s strides');
    expect(on(FRI, 'Adapt').day).toMatchObject({ minutes: 35, zone: 'Z2', title: 'Easy run' });
    expect(on(MON, 'Adapt').day).toEqual(plan.days[0]);
  });
});

describe('Recover', () => {
  it('PLANR-72 swaps quality and long run for 20 to 40 very easy minutes', () => {
    for (const date of [WED, SUN])
      expect(on(date, 'Recover').day).toMatchObject({
        minutes: 30,
        zone: 'Z1',
        title: 'Very easy run, bike, walk or mobility',
      });
  });

  it('PLANR-73 moves the quality session once, to the next day that keeps 48 h, in that day’s minutes', () => {
    const { week } = on(WED, 'Recover');
    expect(week.days[2]?.changed).toBe('45 min were planned; today is Recover. The hard session moves to Friday.');
    expect(week.days[4]).toMatchObject({ planType: 'tempo', minutes: 35, hardMinutes: 10 });
    expect(week.days[4]?.changed).toBe('The hard session of Wednesday moved here.');
  });

  it.each(['Recover', 'Reset'] as const)('PLANR-73 drops it where the other day is then %s', (recommendation) => {
    const kept = on(WED, 'Recover').week.days.slice(0, 4);
    const checkins = [checkinOn(WED, 'Recover'), checkinOn(FRI, recommendation)];
    const week = weekOf({ today: FRI, kept, checkins });
    expect(week.days.filter(({ hardMinutes }) => hardMinutes > 0)).toEqual([]);
    expect(week.days[6]).toEqual(plan.days[6]);
  });

  it('PLANR-73 drops it where no day keeps 72 h from 50 on', () => {
    const week = weekOf({ today: WED, checkins: [checkinOn(WED, 'Recover')] }, { age: 55 });
    expect(week.days[2]?.changed).toContain('The hard session is left out this week');
    expect(week.days.filter(({ hardMinutes }) => hardMinutes > 0)).toEqual([]);
  });

  it('PLANR-74 makes an easy run 20 to 30 very easy minutes or a walk', () => {
    expect(on(FRI, 'Recover').day).toMatchObject({
      minutes: 25,
      zone: 'Z1',
      title: 'Very easy run or walk',
      changed: '35 min were planned; today is Recover.',
    });
  });

  it('PLANR-75 says where the long run can slide to', () => {
    const runner = { availableDays: ['Tue', 'Thu', 'Sat'] as const };
    const { base } = makeWeek(weekInputs({}, runner));
    const saturday = base.days.find(({ planType }) => planType === 'long')?.date ?? '';
    const days = [...runner.availableDays, 'Sun'] as const;
    const week = weekOf({ base, today: saturday, checkins: [checkinOn(saturday, 'Recover')] }, { availableDays: days });
    const changed = week.days[5]?.changed;
    expect(changed).toContain('Your long run can slide to Sunday, or we skip it. Both are fine.');
    expect(week.days[6]?.changed).toMatch(/^Your long run of Saturday may slide here: up to \d+ min in Z2/);
    expect(minutesOf(week)[6]).toBe(0);
  });
});

describe('PLANR-76 Reset', () => {
  it('takes the run away and moves nothing', () => {
    const { week } = on(WED, 'Reset');
    expect(minutesOf(week)).toEqual([30, 0, 0, 0, 35, 0, 55]);
    expect(week.days[2]?.why).toContain('walk of 10 to 20 min if it feels good');
    expect(week.totalMinutes).toBe(120);
  });
});

describe('PLANR-77 a rest day', () => {
  it.each(['Push', 'Adapt', 'Recover', 'Reset'] as const)('stays rest under %s', (recommendation) => {
    expect(on(TUE, recommendation).week).toEqual(plan);
  });
});

describe('PLANR-45 a logged day', () => {
  it('stays as it was, whatever its check-in says later', () => {
    const kept = plan.days.slice(0, 3);
    const records = [
      ...weekInputs().records,
      { date: WED, planType: 'tempo' as const, status: 'done' as const, minutes: 45 },
    ];
    const week = weekOf({ today: WED, kept, records, checkins: [checkinOn(WED, 'Reset')] });
    expect(week.days[2]).toEqual(plan.days[2]);
    expect(typesOf(week)).toEqual(typesOf(plan));
  });
});

describe('PLANR-65 heart rate', () => {
  it('stands in no row of a plan', () => {
    const texts = [plan, on(WED, 'Adapt').week, on(WED, 'Recover').week].flatMap(({ days }) =>
      days.map(({ title, why, zone, changed }) => `${title} ${why} ${zone} ${changed}`),
    );
    for (const text of texts) expect(text).not.toMatch(/bpm|heart|pulse|beats|HR\b/i);
  });
});

describe('PLANR-34 strength', () => {
  it('is 15 to 20 min of hip and core in every plan and counts as no running', () => {
    for (const level of ['Beginner', 'Intermediate', 'Advanced'] as const) {
      const week = weekOf({}, { level });
      const strength = week.days.flatMap(({ strengthMinutes }) => strengthMinutes ?? []);
      expect(strength.length).toBeGreaterThan(0);
      for (const minutes of strength) expect([15, 20]).toContain(minutes);
      expect(week.totalMinutes).toBe(minutesOf(week).reduce((sum, minutes) => sum + minutes, 0));
    }
  });
});
