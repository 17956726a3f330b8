import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { makeWeek } from '../make-week.ts';
import { MONDAY } from '../testing/given.ts';
import { minutesOf, typesOf, weekInputs, weekOf } from '../testing/given-week.ts';
import { checkinOn } from '../testing/random-weeks.ts';

const day = (offset: number) => addDays(MONDAY, offset);
const ill = (from: number, to: number | null) => [
  { kind: 'illness' as const, from: day(from), to: to === null ? null : day(to) },
];

describe('PLANR-96 illness', () => {
  it('is rest while it lasts, whatever the check-in says', () => {
    const week = weekOf({ pauses: ill(2, null), checkins: [checkinOn(day(2), 'Push')] });
    expect(minutesOf(week)).toEqual([30, 0, 0, 0, 0, 0, 0]);
    expect(week.days[2]?.changed).toBe(
      '45 min were planned; you are ill, so there is no running until 24 hours without symptoms.',
    );
  });

  it('is rest on the day after it too, so that 24 h pass without symptoms', () => {
    expect(minutesOf(weekOf({ pauses: ill(-1, 1) })).slice(0, 3)).toEqual([0, 0, 0]);
    expect(minutesOf(weekOf({ pauses: ill(-1, -1) })).slice(0, 3)).toEqual([0, 0, 45]);
    const { changed } = weekOf({ pauses: ill(0, 1) }).days[2] ?? {};
    expect(changed).toBe('45 min were planned; rest until you have been without symptoms for 24 hours or more.');
  });

  it('PLANR-97 is followed by as many easy days as there were sick days', () => {
    const week = weekOf({ pauses: ill(-3, 0) });
    expect(typesOf(week)).toEqual(['rest', 'rest', 'easy', 'rest', 'easy', 'rest', 'long']);
    expect(week.days[2]).toMatchObject({ minutes: 40, hardMinutes: 0 });
    expect(week.days[2]?.changed).toBe('45 min were planned; easy day 1 of 4 after your illness.');
    expect(week.days[4]).toMatchObject({ title: 'Easy run', changed: 'Easy day 3 of 4 after your illness.' });
  });

  it('leaves kept days alone', () => {
    const { base } = makeWeek(weekInputs());
    const week = weekOf({ base, kept: base.days.slice(0, 3), today: day(3), pauses: ill(0, null) });
    expect(minutesOf(week)).toEqual([30, 0, 45, 0, 0, 0, 0]);
  });
});

describe('a journey', () => {
  it('is rest on its days', () => {
    const week = weekOf({ pauses: [{ kind: 'travel', from: day(2), to: day(4) }] });
    expect(minutesOf(week).slice(0, 5)).toEqual([30, 0, 0, 0, 0]);
    expect(week.days[2]?.changed).toBe('45 min were planned; you are away.');
  });
});
