import { HIGH_PAIN, type PhysioCheckin, type PhysioCheckinAnswer } from '@stridewell/contracts/web';

/**
 * Whether a check-in may be announced as a success: without a red flag and high pain, and when neither the runner says that
 * the pain got worse nor pain or readiness did since the check-in before.
 */
export const isCheerful = ({ checkin, alerts }: PhysioCheckinAnswer, before: PhysioCheckin | null): boolean =>
  !alerts.some(({ kind }) => kind === 'red_flags') &&
  checkin.pain < HIGH_PAIN &&
  checkin.trend !== 'up' &&
  !(before && (checkin.pain > before.pain || checkin.readiness < before.readiness));
