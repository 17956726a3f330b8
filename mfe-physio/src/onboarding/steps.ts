import type { PhysioCheckin, PhysioLog, PhysioToday } from '@stridewell/contracts/web';

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
  return [
    { label: 'Fill profile', done: hasProfile, next: 'First: tell us where it hurts. It takes a minute.' },
    { label: 'Check in daily', done: checkin !== null, next: "Next: today's check-in. Your exercises follow it." },
    { label: "Today's exercises", done: marked > 0, next: "Next: today's exercises." },
    {
      label: 'Mark progress',
      done: exercises.length > 0 && marked === exercises.length,
      next: `Next: mark what you have done. ${marked} of ${exercises.length} so far.`,
    },
    { label: 'Return to running', done: met, next: 'Next: day by day until the return-to-run criteria are met.' },
  ];
};

/** True when an earlier day has a check-in and a logged exercise. */
export const hasFullDay = (
  checkins: readonly Pick<PhysioCheckin, 'date'>[],
  logs: readonly Pick<PhysioLog, 'date' | 'status'>[],
  today: string,
): boolean =>
  checkins.some(({ date }) => date < today && logs.some((log) => log.date === date && log.status !== 'none'));
