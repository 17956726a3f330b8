import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { makeWeek } from '../make-week.ts';
import { EXAMPLE_LOG, MONDAY } from '../testing/given.ts';
import { minutesOf, physioOf, typesOf, weekInputs, weekOf, withLog } from '../testing/given-week.ts';
import { checkinOn } from '../testing/random-weeks.ts';
import { isQuality } from './edit.ts';
import type { LoggedDay } from './types.ts';

const titlesOf = ({ days }: ReturnType<typeof weekOf>) => days.map(({ title }) => title);
const LADDER = { level: 'ladder', stage: 4, intervals: '3 x (5/2)', minutes: 31, handedOver: true } as const;
const STAGE = 'Walk-run stage 4: 3 x (5/2)';
const SORE = { pain: 7, flags: [], worsening: false };

describe('PLANR-101 an active injury that is not handed over', () => {
  it('leaves walking and cross-training only, on available days', () => {
    for (const physio of [physioOf({ level: 'walk' }), physioOf(null)]) {
      const week = weekOf({ physio });
      expect(minutesOf(week)).toEqual([30, 0, 30, 0, 30, 0, 30]);
      for (const day of week.days.filter(({ minutes }) => minutes > 0))
        expect(day).toMatchObject({ planType: 'adapt', zone: 'walk', title: 'Brisk walk', hardMinutes: 0 });
      expect(week.notes).toEqual([
        'Your plan holds walking and cross-training only until Physio Coach opens the walk-run ladder.',
      ]);
    }
  });

  it('holds a rest day and the runner’s hours', () => {
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
    expect(minutesOf(weekOf({ physio: physioOf(null) }, { availableDays: days }))).toEqual([30, 30, 30, 30, 30, 30, 0]);
    expect(weekOf({ physio: physioOf(null) }, { weeklyHours: 1, availableDays: days }).totalMinutes).toBe(60);
  });

  it('PLANR-108 comes back when an area is saved again on a resolved profile', () => {
    const resolved = physioOf({ level: 'clear' }, { status: 'resolved' });
    const { base, current } = makeWeek(weekInputs({ physio: resolved }));
    expect(current.days).toEqual(base.days);
    const again = physioOf({ level: 'walk' }, { status: 'active', area: 'knee' });
    const kept = base.days.slice(0, 2);
    const week = weekOf({ base, kept, physio: again, today: addDays(MONDAY, 2) });
    expect(titlesOf(week).slice(2)).toEqual(['Brisk walk', 'Rest', 'Brisk walk', 'Rest', 'Brisk walk']);
    expect(week.days.slice(0, 2)).toEqual(kept);
  });
});

describe('PLANR-101 a warning sign told by another answer than a ticked box', () => {
  it('stops today as a ticked one does', () => {
    const sign = { date: MONDAY, pain: 1, flags: [], redFlag: true, worsening: false };
    const week = weekOf({ physio: physioOf(LADDER, { checkins: [sign] }) });
    expect(week.days[0]).toMatchObject({
      title: 'Rest',
      minutes: 0,
      changed: expect.stringContaining('stops running'),
    });
    expect(week.days[2]?.title).toBe(STAGE);
  });
});

describe('PLANR-105 handed over', () => {
  it('the ladder’s runs are the week’s runs, 48 h apart, and there are no others', () => {
    const week = weekOf({ physio: physioOf(LADDER) }, { availableDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Sun'] });
    expect(minutesOf(week)).toEqual([31, 0, 31, 0, 0, 0, 31]);
    for (const day of week.days.filter(({ minutes }) => minutes > 0))
      expect(day).toMatchObject({ planType: 'adapt', zone: 'Z1-Z2', title: STAGE, ladderStage: 4 });
    expect(week.days.every(({ strengthMinutes }) => strengthMinutes === undefined)).toBe(true);
  });

  it('counts 48 h from the last run on the ladder, and three days at first after an Achilles injury', () => {
    const log: LoggedDay = { date: '2026-11-15', planType: 'adapt', status: 'done', minutes: 31, ladderStage: 4 };
    expect(minutesOf(weekOf({ records: withLog(log), physio: physioOf(LADDER) }))).toEqual([0, 0, 31, 0, 31, 0, 31]);
    const achilles = physioOf({ ...LADDER, stage: 2 }, { area: 'achilles' });
    expect(minutesOf(weekOf({ physio: achilles }, { availableDays: ['Mon', 'Wed', 'Thu', 'Sat', 'Sun'] }))).toEqual([
      31, 0, 0, 31, 0, 0, 31,
    ]);
  });

  it('PLANR-106 goes on through a later bad day: the stage is the gate’s, a Recover day walks, a Reset day rests', () => {
    const back = weekOf({ physio: physioOf({ ...LADDER, stage: 3, intervals: '4 x (3/1.5)', minutes: 28 }) });
    expect(titlesOf(back)[0]).toBe('Walk-run stage 3: 4 x (3/1.5)');
    const week = (recommendation: 'Adapt' | 'Recover' | 'Reset') =>
      weekOf(
        { physio: physioOf(LADDER), checkins: [checkinOn(MONDAY, recommendation)] },
        { availableDays: ['Mon', 'Tue', 'Fri'] },
      );
    expect(titlesOf(week('Adapt')).slice(0, 2)).toEqual([STAGE, 'Rest']);
    expect(week('Recover').days[0]).toMatchObject({ title: 'Gentle walk', minutes: 25, zone: 'walk' });
    expect(week('Recover').days[0]).not.toHaveProperty('ladderStage');
    expect(titlesOf(week('Reset')).slice(0, 2)).toEqual(['Rest', STAGE]);
  });

  it('PLANR-106 takes today’s run out where today’s physio check-in says so, and keeps the days after', () => {
    for (const bad of [SORE, { pain: 2, flags: ['numbness'], worsening: false }]) {
      const week = weekOf({ physio: physioOf(LADDER, { checkins: [{ date: MONDAY, ...bad }] }) });
      expect(minutesOf(week)).toEqual([0, 0, 31, 0, 31, 0, 31]);
      expect(week.days[0]?.changed).toContain('your injury stops running for now');
    }
  });

  it('stops the rest of the week where the gate says stop', () => {
    const { base } = makeWeek(weekInputs());
    const today = addDays(MONDAY, 4);
    const week = weekOf({ base, kept: base.days.slice(0, 4), today, physio: physioOf({ level: 'stop' }) });
    expect(minutesOf(week)).toEqual([30, 0, 45, 0, 0, 0, 0]);
    expect(week.days[4]?.changed).toBe('35 min were planned; your injury stops running for now.');
    expect(week.notes).toEqual(['There is no running for now: Physio Coach says what comes first.']);
  });
});

describe('PLANR-107 the ladder finished or the injury resolved', () => {
  it('gives the plan its own runs again, in the same week too', () => {
    const { base } = makeWeek(weekInputs({ physio: physioOf(LADDER) }));
    for (const physio of [physioOf({ level: 'clear', ladderFinished: true }), physioOf(LADDER, { status: 'resolved' })])
      expect(weekOf({ base, physio }).days).toEqual(base.days);
  });

  const finished = (finishedOn: string) => physioOf({ level: 'clear', ladderFinished: true, finishedOn });
  const weeks = (...minutes: number[]): LoggedDay[] =>
    minutes.flatMap((of, week) =>
      [0, 2, 4, 6].map((day) => ({
        date: addDays(MONDAY, (week - minutes.length) * 7 + day),
        planType: 'easy' as const,
        status: 'done' as const,
        minutes: of / 4,
      })),
    );

  it('PGM-25 has no hard session, hills or strides before two weeks held 75 % of the earlier minutes, then one a week', () => {
    const runner = { availableDays: ['Mon', 'Tue', 'Wed', 'Fri', 'Sun'] as const, raceDate: null, weeklyHours: 8 };
    const since = addDays(MONDAY, -28);
    const hard = (records: LoggedDay[]) => {
      const week = weekOf({ records, physio: finished(since), programmeStart: addDays(MONDAY, -7 * 9) }, runner);
      expect(week.phase).toBe('Build');
      if (!week.days.some(isQuality)) for (const { title } of week.days) expect(title).not.toContain('strides');
      return week.days.filter(isQuality).length;
    };
    expect(hard(weeks(160, 160, 160, 160, 100, 100, 100, 100))).toBe(0);
    expect(hard(weeks(160, 160, 160, 160, 100, 100, 100, 130))).toBe(0);
    expect(hard(weeks(160, 160, 160, 160, 100, 100, 130, 130))).toBe(1);
    expect(
      typesOf(weekOf({ records: EXAMPLE_LOG, programmeStart: addDays(MONDAY, -7 * 9) }, runner)).filter(
        (type) => type === 'tempo' || type === 'push',
      ),
    ).toHaveLength(2);
  });
});
