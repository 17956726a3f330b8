import { TISSUE_OF } from '@stridewell/contracts/web';
import type { CourseInputs, Injury, SessionLog } from '../types.ts';

/**
 * True when a session ended with a sign that needs the safety questions: numb, giving way, a pop or short of breath, or
 * pain in a bone (section 5.4 of the domain page).
 */
export const endedWithSign = (
  session: Pick<SessionLog, 'painStop'>,
  { condition }: Pick<Injury, 'condition'>,
): boolean => {
  const { painStop } = session;
  if (painStop === null) return false;
  return painStop.numb || (painStop.pain > 0 && (painStop.bone || TISSUE_OF[condition] === 'bone'));
};

/**
 * True when such a session stops running and exercise today: on its own day whatever else is answered, and afterwards
 * until a check-in or the safety questions of a later day.
 */
export const isStoppedBySession = (
  { injury, sessions, today }: Pick<CourseInputs, 'injury' | 'sessions' | 'today'>,
  newestCheckin: string | undefined,
): boolean => {
  const answered = [newestCheckin ?? '', injury.triage?.date ?? ''].toSorted().at(-1) ?? '';
  return sessions.some(
    (session) =>
      session.date >= injury.since &&
      session.date <= today &&
      (session.date === today || session.date >= answered) &&
      endedWithSign(session, injury),
  );
};
