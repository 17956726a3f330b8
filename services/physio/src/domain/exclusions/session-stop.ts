import { TISSUE_OF } from '@stridewell/contracts/web';
import type { CourseInputs, Injury, SessionLog } from '../types.ts';

/**
 * True if a session ended with a sign that requires the safety questions: numbness, giving way, a pop, shortness of
 * breath, or bone pain (section 5.4 of the domain page).
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
 * True if such a session stops running and exercise today: on its own day regardless of other answers, and afterwards
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
