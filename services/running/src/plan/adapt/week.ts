import { addDays, daysBetween } from '@stridewell/contracts/web';
import { strides } from '../content.ts';
import { ceilingMinutes, isMasters } from '../minutes.ts';
import { phaseOfWeek, raceAhead } from '../phases.ts';
import type { WeekPlan } from '../types.ts';
import { type Advice, applyCheckins } from './checkins.ts';
import { type Draft, draftOf, finish } from './draft.ts';
import { hold } from './hold.ts';
import type { AdaptedWeek, LoggedDay, WeekInputs } from './types.ts';

const isHardLog = ({ status, planType }: LoggedDay): boolean =>
  status !== 'skipped' && (planType === 'tempo' || planType === 'push' || planType === 'long');

const startOf = (base: WeekPlan, { kept }: WeekInputs): Draft[] => {
  const rows = new Map((kept ?? []).map((row) => [row.date, row]));
  return base.days.map((day) => draftOf(day, rows.get(day.date)));
};

const ORDER = ['Push', 'Adapt', 'Recover', 'Reset'] as const;

/** The check-in of a day, or Recover where the day before was skipped for fatigue: whichever asks for less. */
const adviceOf = ({ weekStart, checkins, records }: WeekInputs) => {
  return (day: number): Advice | null => {
    const date = addDays(weekStart, day);
    const found = checkins.find((checkin) => checkin.date === date);
    const before = addDays(date, -1);
    const isTired = records.some(
      (record) => record.date === before && record.status === 'skipped' && record.reason === 'fatigue',
    );
    if (isTired && (!found || ORDER.indexOf(found.recommendation) < ORDER.indexOf('Recover')))
      return { recommendation: 'Recover', from: 'skip' };
    return found ? { recommendation: found.recommendation, from: 'checkin' } : null;
  };
};

const stridesOf = ({ runner, weekStart, today, programmeStart }: WeekInputs): number | null => {
  const at = phaseOfWeek(runner.goal, raceAhead(runner, weekStart, today), programmeStart, weekStart);
  return strides(runner, { ...at, phase: 'Base' });
};

/** What has come of a planned week: kept rows as they stand, every other day as its check-ins, skips, breaks and injuries have it. */
export const adaptWeek = (base: WeekPlan, inputs: WeekInputs): AdaptedWeek => {
  const { runner, weekStart, records, lighter } = inputs;
  const gap = isMasters(runner) ? 3 : 2;
  const hardDates = new Set(records.filter(isHardLog).map(({ date }) => daysBetween(weekStart, date)));
  const ranHard = (day: number): boolean => hardDates.has(day);
  const advised = applyCheckins(startOf(base, inputs), {
    runner,
    gap,
    adviceOn: adviceOf(inputs),
    ranHard,
    ranQuality: ranHard,
    strides: stridesOf(inputs),
    isLighter: lighter === 'lighter',
    share: 0.8,
  });
  const held = hold(advised, { runner, records, gap, ceiling: ceilingMinutes(runner), ranHard });
  const days = held.map(finish);
  return {
    weekStart: base.weekStart,
    phase: base.phase,
    totalMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    days,
    notes: [],
    offer: null,
  };
};
