import { type Area, type PhysioCheckin, RED_FLAGS, type RedFlag } from '@stridewell/contracts/web';
import { callApi, showToast } from '@stridewell/ui/core';
import { answersOf, bodyOf } from '../assessment/answers.ts';

/**
 * Adds warning signs noticed after the day's check-in to it: both coaches rely on the check-in and would otherwise
 * allow running. Does nothing if it already has them all.
 */
export const noteFlags = async (checkin: PhysioCheckin, area: Area, flags: readonly RedFlag[]): Promise<void> => {
  const redFlags = RED_FLAGS.filter((flag) => checkin.redFlags.includes(flag) || flags.includes(flag));
  if (redFlags.length === checkin.redFlags.length) return;
  try {
    await callApi('savePhysioCheckin', { body: bodyOf(area, { ...answersOf(checkin), redFlags }) });
  } catch {
    const text = "We could not add what you ticked to your check-in. Please update today's check-in.";
    showToast({ tone: 'destructive', title: 'Error', text });
  }
};
