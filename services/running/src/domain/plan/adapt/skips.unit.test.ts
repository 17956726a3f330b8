import { describe, expect, it } from 'vitest';
import { makeWeek } from '../make-week.ts';
import { minutesOf, physioOf, skipped, typesOf, weekInputs, weekOf, withLog } from '../testing/given-week.ts';
import { checkinOn } from '../testing/random-weeks.ts';
import type { Runner } from '../types.ts';
import { PAIN_PROMPT, PAIN_STOP_NOTE } from './pain.ts';
import { FATIGUE_TEXT, OTHER_TEXT, timeVersion, timeVersionText } from './skips.ts';
import type { AdaptedDay, LoggedDay } from './types.ts';

const MON = '2026-11-16';
const WED = '2026-11-18';
const LEAD = '9 weeks are short for a 10k: 10 or more would be comfortable, so the plan stays careful.';
const plan = weekOf();
const after = (...logs: LoggedDay[]) => {
  const dates = new Set(logs.map(({ date }) => date));
  return weekOf({
    today: logs.at(-1)?.date ?? MON,
    records: withLog(...logs),
    kept: plan.days.filter(({ date }) => dates.has(date)),
  });
};
const row = (day: number) => plan.days[day] as AdaptedDay;

describe('PLANR-82 a skipped or partial session', () => {
  it('is never made up and stacked on nothing', () => {
    const partial: LoggedDay = { date: WED, planType: 'tempo', status: 'partial', minutes: 20 };
    expect(after(partial).days).toEqual(plan.days);
    expect(after(skipped(WED, 'time', 'tempo')).days).toEqual(plan.days);
  });
});

describe('PLANR-83 a missed long run', () => {
  const SAT = '2026-11-21';
  const { base } = makeWeek(weekInputs({}, { availableDays: ['Tue', 'Thu', 'Sat'] }));
  const missed = (reason: LoggedDay['reason'], more: Partial<Runner> = {}) =>
    weekOf(
      { base, today: SAT, kept: base.days.slice(0, 6), records: withLog(skipped(SAT, reason, 'long')) },
      { availableDays: ['Tue', 'Thu', 'Sat', 'Sun'], ...more },
    );

  it('may slide by at most 48 h', () => {
    expect(base.days[5]?.planType).toBe('long');
    expect(missed('time').notes).toEqual([LEAD, 'Your long run can slide to Sunday, or we skip it. Both are fine.']);
    expect(missed('time').days[6]?.changed).toMatch(/^Your long run of Saturday may slide here: up to \d+ min in Z2/);
    expect(missed(null).notes).toHaveLength(2);
    expect(minutesOf(missed('time'))).toEqual(minutesOf({ days: base.days }));
    expect(missed('time', { availableDays: ['Tue', 'Wed', 'Thu', 'Sat'] }).notes).toEqual([LEAD]);
  });

  it('does not after pain or fatigue, nor where a hard day stands beside', () => {
    for (const reason of ['pain', 'fatigue', 'other'] as const) expect(missed(reason).notes).toEqual([LEAD]);
    const hard = {
      ...base,
      days: base.days.map((day, at) => (at === 0 ? { ...day, ...row(2), date: day.date } : day)),
    };
    const week = weekOf(
      { base: hard, today: SAT, kept: hard.days.slice(0, 6), records: withLog(skipped(SAT, 'time', 'long')) },
      { availableDays: ['Mon', 'Sat', 'Sun'] },
    );
    expect(week.notes).toEqual([LEAD]);
  });
});

describe('PLANR-84 skipped for time', () => {
  it('has a version of 20 to 30 min', () => {
    expect(timeVersion(row(2))).toMatchObject({
      minutes: 25,
      hardMinutes: 10,
      title: 'Warm-up 10, 2 x 5 min Z3-Z4, cool-down 5',
    });
    expect(timeVersion(row(6))).toMatchObject({ minutes: 25, planType: 'easy', title: 'Easy run' });
    expect(timeVersion({ ...row(0), minutes: 22 })).toMatchObject({ minutes: 21 });
    expect(timeVersion(row(1))).toBeNull();
    expect(timeVersionText(timeVersion(row(2)) as AdaptedDay)).toBe('Here is a 25-minute version.');
  });

  it('PLANR-85 twice in 14 days makes the next week hold fewer or shorter runs', () => {
    const once = withLog(skipped('2026-11-13', 'time'));
    const twice = withLog(skipped('2026-11-13', 'time'), skipped('2026-11-06', 'time'));
    const runs = (records: LoggedDay[], days?: readonly ('Wed' | 'Sun')[]) =>
      weekOf({ records }, days ? { availableDays: days } : {});
    expect(typesOf(runs(once)).filter((type) => type !== 'rest')).toHaveLength(4);
    const fewer = runs(twice);
    expect(typesOf(fewer).filter((type) => type !== 'rest')).toHaveLength(3);
    expect(fewer.totalMinutes).toBeLessThan(runs(once).totalMinutes);
    expect(fewer.notes).toEqual([
      '2 runs were skipped for time in 14 days, so this week holds fewer or shorter runs.',
      LEAD,
    ]);
    const shorter = runs(twice, ['Wed', 'Sun']);
    expect(typesOf(shorter).filter((type) => type !== 'rest')).toHaveLength(2);
    expect(shorter.totalMinutes).toBeLessThan(runs(once, ['Wed', 'Sun']).totalMinutes);
    const old = withLog(skipped('2026-11-13', 'time'), skipped('2026-10-30', 'time'));
    expect(typesOf(runs(old)).filter((type) => type !== 'rest')).toHaveLength(4);
  });
});

describe('PLANR-86 skipped for fatigue', () => {
  it('takes tomorrow as Recover and 30 % off the next hard session', () => {
    const week = after(skipped('2026-11-19', 'fatigue'));
    expect(week.days[4]).toMatchObject({ minutes: 25, zone: 'Z1' });
    expect(week.days[4]?.changed).toContain('the day before was skipped for fatigue, so this one counts as Recover');
    const quality = after(skipped(MON, 'fatigue')).days[2];
    expect(quality).toMatchObject({ minutes: 39, hardMinutes: 14, planType: 'tempo' });
    expect(quality?.changed).toBe(
      '45 min were planned; a run was skipped for fatigue, so the hard part is 30 % shorter.',
    );
    expect(FATIGUE_TEXT).toBe('Noted - tomorrow starts easy.');
  });

  it('reaches into the next week, and ends with a hard session that was run', () => {
    const sunday = skipped('2026-11-15', 'fatigue', 'long');
    expect(weekOf({ records: withLog(sunday) }).days[0]).toMatchObject({ zone: 'Z1', minutes: 25 });
    expect(weekOf({ records: withLog(sunday) }).days[2]?.hardMinutes).toBeLessThan(20);
    const ran: LoggedDay = { date: '2026-11-13', planType: 'tempo', status: 'done', minutes: 40 };
    expect(weekOf({ records: withLog(skipped('2026-11-11', 'fatigue'), ran) }).days[2]?.changed).toBeUndefined();
  });

  it('yields to a check-in that asks for less', () => {
    const week = weekOf({ records: withLog(skipped('2026-11-15', 'fatigue')), checkins: [checkinOn(MON, 'Reset')] });
    expect(week.days[0]?.planType).toBe('rest');
  });
});

describe('PLANR-87 skipped for pain', () => {
  it('makes the next run easy or a walk, and nothing hard until pain is at most 2 on two check-ins', () => {
    const week = after(skipped(MON, 'pain'));
    expect(week.days[2]).toMatchObject({ planType: 'easy', minutes: 40, hardMinutes: 0, title: 'Easy run or walk' });
    expect(week.days[2]?.changed).toBe(
      '45 min were planned; Monday was skipped for pain, so the next run is easy or a walk.',
    );
    const later = weekOf({
      records: withLog(skipped('2026-11-13', 'pain'), {
        date: '2026-11-15',
        planType: 'easy',
        status: 'done',
        minutes: 30,
      }),
    });
    expect(later.days[2]).toMatchObject({
      hardMinutes: 0,
      changed: 'Nothing hard until pain is 2 or less on two check-ins.',
    });
  });

  it('is over after two such check-ins, of either kind', () => {
    const records = withLog(skipped('2026-11-13', 'pain'));
    const calm = [checkinOn('2026-11-14', 'Adapt', 2), checkinOn('2026-11-15', 'Adapt', 1)];
    expect(weekOf({ records, checkins: calm }).days[2]?.hardMinutes).toBeGreaterThan(0);
    expect(weekOf({ records, checkins: calm.slice(1) }).days[2]?.hardMinutes).toBe(0);
    const sore = [...calm.slice(1), checkinOn('2026-11-14', 'Adapt', 3)];
    expect(weekOf({ records, checkins: sore }).days[2]?.hardMinutes).toBe(0);
    const physio = physioOf(
      { level: 'clear' },
      { checkins: [{ date: '2026-11-14', pain: 1, flags: [], worsening: false }] },
    );
    expect(weekOf({ records, checkins: calm.slice(1), physio }).days[2]?.hardMinutes).toBeGreaterThan(0);
  });

  it('PLANR-88 has the words of the physio prompt', () => {
    expect(PAIN_PROMPT).toBe('Let us look at that first. Two minutes in Physio Coach?');
  });
});

describe('PLANR-89 skipped for pain twice in 7 days', () => {
  it('stops the plan and hands over to the physio coach', () => {
    const week = after(skipped(MON, 'pain'), skipped(WED, 'pain', 'tempo'));
    expect(minutesOf(week)).toEqual([30, 0, 45, 0, 0, 0, 0]);
    expect(week.notes).toEqual([PAIN_STOP_NOTE]);
    expect(week.days[4]?.changed).toContain('two runs were skipped for pain within 7 days, so the running plan stops');
  });

  it('goes on where they lie further apart, and when the physio coach has taken over', () => {
    const apart = weekOf({ records: withLog(skipped('2026-11-06', 'pain'), skipped('2026-11-13', 'pain')) });
    expect(apart.totalMinutes).toBeGreaterThan(0);
    const physio = physioOf({ level: 'clear' }, { checkins: [{ date: WED, pain: 1, flags: [], worsening: false }] });
    const records = withLog(skipped(MON, 'pain'), skipped(WED, 'pain'));
    expect(weekOf({ records, physio, today: WED, kept: plan.days.slice(0, 3) }).days[6]?.minutes).toBeGreaterThan(0);
  });
});

describe('PLANR-90 skipped for another reason', () => {
  it('changes nothing', () => {
    expect(after(skipped(MON, 'other')).days).toEqual(plan.days);
    expect(OTHER_TEXT).toBe('No problem. The plan moves on, not back.');
  });
});
