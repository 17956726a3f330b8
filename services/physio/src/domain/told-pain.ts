import type { CheckinDay, CourseInputs } from './types.ts';

/** Pain that a runner reported in the chat since the newest check-in, in the form that the rules use. */
export interface ReportedToRules {
  /** 0 to 10; null if the runner gave no number. */
  pain: number | null;
  /** True for pain that is worse than before, or worse on the next morning. */
  isWorse: boolean;
}

const retold = (checkin: CheckinDay, { pain, isWorse }: ReportedToRules): CheckinDay => ({
  ...checkin,
  pain: Math.max(checkin.pain, pain ?? 0),
  // If the reported pain exceeds that of the check-in, its answer about the morning is no longer treated as good.
  ...((pain ?? 0) > checkin.pain && { noNextDayWorsening: checkin.noNextDayWorsening === false ? false : null }),
  ...(isWorse && { noNextDayWorsening: false, muscleSorenessOnly: false, trend: 'up' as const }),
});

/**
 * Returns the inputs with the newest check-in's pain raised to the reported pain, if that is higher. The report can
 * only restrict; it never replaces a missing check-in.
 */
export const withReportedPain = (inputs: CourseInputs, told: ReportedToRules): CourseInputs => {
  const newest = inputs.checkins.reduce<CheckinDay | null>(
    (last, day) => (last === null || day.date > last.date ? day : last),
    null,
  );
  if (newest === null) return inputs;
  return { ...inputs, checkins: inputs.checkins.map((day) => (day === newest ? retold(day, told) : day)) };
};
