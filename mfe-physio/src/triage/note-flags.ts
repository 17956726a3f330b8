import { type Area, PATHS, type PhysioCheckin, RED_FLAGS, type RedFlag } from '@stridewell/contracts/web';
import { api, showToast } from '@stridewell/ui/core';
import { answersOf, bodyOf } from '../assessment/answers.ts';

/**
 * Puts warning signs that were noticed after the day's check-in into it: both coaches go by the check-in, and one without the sign
 * would let the runner run on. Nothing to do where it has them all.
 */
export const noteFlags = async (checkin: PhysioCheckin, area: Area, flags: readonly RedFlag[]): Promise<void> => {
  const redFlags = RED_FLAGS.filter((flag) => checkin.redFlags.includes(flag) || flags.includes(flag));
  if (redFlags.length === checkin.redFlags.length) return;
  try {
    await api.post(PATHS.physioCheckin, bodyOf(area, { ...answersOf(checkin), redFlags }));
  } catch {
    const text = "Your check-in could not take up what you ticked. Please update today's check-in.";
    showToast({ tone: 'destructive', title: 'Error', text });
  }
};
