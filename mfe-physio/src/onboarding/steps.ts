import type { PhysioCheckin, PhysioLog, PhysioToday } from '@stridewell/contracts/web';
import { onboardingWords } from './onboarding-words.ts';

export interface Step {
  label: string;
  done: boolean;
  /** Description that is shown while this is the next step. */
  next: string;
}

/** Returns the five steps from the profile to running and marks those that are done today. */
export const stepsOf = (hasProfile: boolean, checkin: PhysioCheckin | null, today: PhysioToday | null): Step[] => {
  const exercises = today && 'exercises' in today ? today.exercises : [];
  const marked = exercises.filter(({ status }) => status !== 'none').length;
  const mayRun = today !== null && 'gate' in today && ['ladder', 'clear'].includes(today.gate.level);
  const met = mayRun && 'handover' in today && today.handover.met;
  const words = onboardingWords();
  const { label, next } = words.mark;
  return [
    { ...words.profile, done: hasProfile },
    { ...words.checkin, done: checkin !== null },
    { ...words.today, done: marked > 0 },
    {
      label,
      done: exercises.length > 0 && marked === exercises.length,
      next: next(marked, exercises.length),
    },
    { ...words.running, done: met },
  ];
};

/** True if an earlier day has a check-in and a logged exercise. */
export const hasFullDay = (
  checkins: readonly Pick<PhysioCheckin, 'date'>[],
  logs: readonly Pick<PhysioLog, 'date' | 'status'>[],
  today: string,
): boolean =>
  checkins.some(({ date }) => date < today && logs.some((log) => log.date === date && log.status !== 'none'));
