import { addDays, daysBetween } from '@stridewell/contracts/web';
import { expect } from 'vitest';
import { isHard } from '../adapt/edit.ts';
import { isReturn } from '../adapt/today.ts';
import type { AdaptedWeek, WeekInputs } from '../adapt/types.ts';
import { sessionCap } from '../history.ts';
import { apart } from '../round.ts';
import { DAY_NAMES, type PlanDay } from '../types.ts';

const sum = (rows: readonly PlanDay[], field: 'minutes' | 'hardMinutes'): number =>
  rows.reduce((total, row) => total + row[field], 0);

type Check = (week: AdaptedWeek, inputs: WeekInputs) => void;

const freeOf = ({ days }: AdaptedWeek, { kept }: WeekInputs) => {
  const dates = new Set((kept ?? []).map(({ date }) => date));
  return days.filter(({ date }) => !dates.has(date));
};

/** What every week keeps, whatever changed it. A kept row stands as it is, so the rules bind the others. */
const INVARIANTS: [string, Check][] = [
  ['PLANR-02', (week) => expect(sum(week.days, 'minutes')).toBe(week.totalMinutes)],
  [
    'PLANR-14',
    (week, inputs) => {
      const most = Math.max(inputs.runner.weeklyHours * 60, sum(inputs.kept ?? [], 'minutes'));
      expect(week.totalMinutes).toBeLessThanOrEqual(most);
    },
  ],
  [
    'PLANR-23',
    (week, inputs) => {
      for (const row of freeOf(week, inputs))
        if (!isReturn(row))
          expect(row.minutes).toBeLessThanOrEqual(sessionCap(inputs.records, inputs.runner.level, row.date));
    },
  ],
  ['PLANR-33', (week) => expect(week.days.some(({ minutes }) => minutes === 0)).toBe(true)],
  [
    'PLANR-35',
    (week, inputs) => {
      const most = Math.max(sum(inputs.kept ?? [], 'hardMinutes'), Math.floor(week.totalMinutes / 5));
      expect(sum(week.days, 'hardMinutes')).toBeLessThanOrEqual(most);
    },
  ],
  [
    'PLANR-38',
    (week, inputs) => {
      const gap = (inputs.runner.age ?? 0) >= 50 ? 3 : 2;
      const free = new Set(freeOf(week, inputs));
      const hard = week.days.flatMap((row, day) => (isHard(row) ? [{ row, day }] : []));
      const ran = inputs.records.filter(({ status, minutes, planType }) => {
        return status !== 'skipped' && minutes !== 0 && ['tempo', 'push', 'long'].includes(planType);
      });
      for (const a of hard.filter(({ row }) => free.has(row))) {
        for (const b of hard) if (a !== b) expect(apart(a.day, b.day)).toBeGreaterThanOrEqual(gap);
        for (const { date } of ran)
          if (date !== a.row.date) expect(Math.abs(daysBetween(date, a.row.date))).toBeGreaterThanOrEqual(gap);
      }
    },
  ],
  [
    'PLANR-44',
    (week, inputs) => {
      for (const row of freeOf(week, inputs))
        if (row.minutes > 0 || row.strengthMinutes)
          expect(inputs.runner.availableDays).toContain(DAY_NAMES[week.days.indexOf(row)]);
    },
  ],
  [
    'PLANR-43',
    (week) => {
      expect(week.days.map(({ date }) => date)).toEqual(DAY_NAMES.map((_, day) => addDays(week.weekStart, day)));
      for (const { planType, minutes, zone, why, hardMinutes } of week.days) {
        expect(planType === 'rest').toBe(minutes === 0);
        expect(zone === null).toBe(minutes === 0);
        expect(hardMinutes).toBeLessThanOrEqual(minutes);
        expect(why).toMatch(/^[^\n]{10,}$/);
      }
    },
  ],
];

const BANNED = /prevents injury|cleared|safe to run|no excuses|make up for|you have [a-z]+itis/i;

/** Every rule that a week keeps, whatever happened to it. */
export const expectRules = (week: AdaptedWeek, inputs: WeekInputs): void => {
  for (const [, test] of INVARIANTS) test(week, inputs);
  for (const row of inputs.kept ?? []) expect(week.days).toContainEqual(row);
  const texts = week.days.flatMap(({ title, why, changed }) => [title, why, changed ?? '']);
  for (const text of [...texts, ...week.notes]) expect(text).not.toMatch(BANNED);
};
