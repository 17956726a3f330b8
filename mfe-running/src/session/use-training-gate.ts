import { dayMessage, useCheckinToday, useHold, useToday } from '@stridewell/app/core';

export interface TrainingGate {
  /** True until it is known whether training may be shown. */
  loading: boolean;
  /** True if a safety hold or the day's check-in forbids training. */
  closed: boolean;
  /** Safety text of today's check-in; null if there is none or the date is not today. */
  referral: string | null;
}

/**
 * States whether a day's training may be shown: no training from today onwards while a safety hold blocks it, and none
 * today if the check-in has a safety text.
 */
export const useTrainingGate = (date: string): TrainingGate => {
  const today = useToday();
  const hold = useHold('running');
  const checkin = useCheckinToday();
  const isToday = date === today;
  const referral = isToday && checkin.state === 'there' ? dayMessage(checkin.value).referral : null;
  return {
    loading: hold.loading || (isToday && checkin.state === 'loading'),
    closed: (date >= today && hold.closed) || referral !== null,
    referral,
  };
};
