import { HIGH_PAIN, type PhysioCheckin, type PhysioCheckinAnswer } from '@stridewell/contracts/web';

/**
 * Whether a check-in is announced as a success: no red flag, no high pain, no trend to more pain reported by the
 * runner, and neither pain nor readiness worse than at the previous check-in.
 */
export const isSuccessTone = ({ checkin, alerts }: PhysioCheckinAnswer, before: PhysioCheckin | null): boolean =>
  !alerts.some(({ kind }) => kind === 'red_flags') &&
  checkin.pain < HIGH_PAIN &&
  checkin.trend !== 'up' &&
  !(before && (checkin.pain > before.pain || checkin.readiness < before.readiness));
