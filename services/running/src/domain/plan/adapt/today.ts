import type { Recommendation } from '@stridewell/contracts/web';
import type { PlanDay } from '../types.ts';
import { easeHardPart, instead, isHard, isQuality, isRunWalk, restInstead, scale, withoutStrides } from './edit.ts';
import type { AdaptedDay } from './types.ts';

const LESS_HARD = 0.7;
const LESS_LONG = 0.8;
/** Of the 20 to 40 and 20 to 30 minutes of the domain page; what was shorter stays shorter. */
const RECOVER_FOR_HARD = 30;
const RECOVER_FOR_EASY = 25;

/** A walk of its own or a session of the walk–run ladder. */
export const isReturn = ({ zone, ladderStage }: AdaptedDay): boolean => zone === 'walk' || ladderStage !== undefined;

const asAdapt = (row: PlanDay): PlanDay => ({ ...row, planType: 'adapt' });

const adapted = (row: AdaptedDay): AdaptedDay => {
  if (isReturn(row)) return row;
  if (isQuality(row)) return asAdapt(easeHardPart(row, LESS_HARD));
  if (row.planType === 'long')
    return asAdapt({ ...scale(row, LESS_LONG), zone: isRunWalk(row) ? row.zone : 'Z2', ...plainLong(row) });
  return withoutStrides(row);
};

const plainLong = (row: PlanDay): Partial<PlanDay> =>
  row.hardMinutes > 0 ? { hardMinutes: 0, title: 'Long run' } : {};

const VERY_EASY = {
  title: 'Very easy run or walk',
  zone: 'Z1',
  why: 'A light day: you should finish fresher than you started.',
};

const recovered = (row: AdaptedDay): AdaptedDay => {
  if (isReturn(row)) {
    const { ladderStage: _, ...walk } = row;
    const what = { ...VERY_EASY, planType: 'adapt' as const, zone: 'walk', title: 'Gentle walk' };
    return instead(walk, Math.min(RECOVER_FOR_EASY, row.minutes), what);
  }
  if (!isHard(row)) return instead(row, Math.min(RECOVER_FOR_EASY, row.minutes), VERY_EASY);
  const minutes = Math.min(RECOVER_FOR_HARD, adapted(row).minutes);
  return instead(row, minutes, { ...VERY_EASY, title: 'Very easy run, bike, walk or mobility' });
};

const RESET_WHY = 'Rest is the session of the day. A gentle walk of 10 to 20 min if it feels good.';

const withStrides = (row: PlanDay, strides: number): PlanDay => {
  if (row.planType !== 'easy' || row.zone !== 'Z2' || row.title !== 'Easy run') return row;
  return { ...row, title: `Easy run, ${strides} x 20 s strides if you like` };
};

/** How a check-in reads on a day: its recommendation, and the strides that a fresh runner may add; null for none. */
export interface DayAdvice {
  recommendation: Recommendation;
  strides: number | null;
}

/**
 * What a day's check-in makes of the planned day ("Check-in → today", section B of the domain page). A rest day stays
 * rest, and the minutes never rise: Push ≥ Adapt ≥ Recover ≥ Reset.
 */
export const rowOfAdvice = (row: AdaptedDay, { recommendation, strides }: DayAdvice): AdaptedDay => {
  if (row.minutes === 0) return row;
  switch (recommendation) {
    case 'Push':
      return strides === null ? row : withStrides(row, strides);
    case 'Adapt':
      return adapted(row);
    case 'Recover':
      return recovered(row);
    case 'Reset':
      return restInstead(row, { title: 'Rest', why: RESET_WHY });
  }
};

const REASONS: Record<Recommendation, (row: PlanDay) => string> = {
  Push: () => 'today is Push: strides only if you like',
  Adapt: (row) => {
    if (isQuality(row)) return 'today is Adapt: the hard part is about a third shorter';
    return row.planType === 'long'
      ? 'today is Adapt: a fifth shorter, all in Z2'
      : 'today is Adapt: no strides, all in Z2';
  },
  Recover: () => 'today is Recover',
  Reset: () => 'today is Reset: no running, nothing is moved',
};

/** Why the check-in changed a day, as a clause. */
export const reasonOfAdvice = (row: PlanDay, recommendation: Recommendation): string => REASONS[recommendation](row);
