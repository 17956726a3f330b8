import { HIGH_PAIN, type PhysioCheckin, type PhysioCheckinAnswer } from '@stridewell/contracts/web';

/**
 * True if the toast has the tone "success": there is no red flag, no high pain and no trend "up", and neither pain nor
 * readiness is worse than before.
 */
export const isSuccessTone = ({ checkin, alerts }: PhysioCheckinAnswer, before: PhysioCheckin | null): boolean =>
  !alerts.some(({ kind }) => kind === 'red_flags') &&
  checkin.pain < HIGH_PAIN &&
  checkin.trend !== 'up' &&
  !(before && (checkin.pain > before.pain || checkin.readiness < before.readiness));
