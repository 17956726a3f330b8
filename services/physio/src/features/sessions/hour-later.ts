import { HOUR_LATER_MINUTES, HOUR_VERDICTS, PHYSIO_SESSION_LIMITS } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { invalid, missing } from '@stridewell/kit/errors';
import { createAggregate, type Decision, replaceState } from '@stridewell/kit/outbox/aggregate';
import { assessDays } from '../../domain/day-assessment.ts';
import { type HourVerdict, hourVerdictOf } from '../../domain/hour-later.ts';
import { limitsOf } from '../../domain/limits.ts';
import type { CourseInputs } from '../../domain/types.ts';
import { idsOf } from '../course/inputs.ts';
import type { InjuryState } from '../course/service.ts';
import { logDayOf } from '../logs/log-mapping.ts';
import type { HourLater, PhysioSessionDocument } from './document.ts';
import type { PhysioSessionRepository } from './repository.ts';
import { tooManyChanges } from './service.ts';
import { historyAfter, sessionLogOf } from './session-mapping.ts';

const MINUTE = 60_000;

/**
 * Both times come from the device's clock, which may differ from the server's.
 * @throws 400 unless the answer was given 1 to 12 hours after the end of the session
 */
const requireHour = ({ startedAt, finishedAt }: PhysioSessionDocument, answeredAt: string): void => {
  const minutes = (Date.parse(answeredAt) - Date.parse(finishedAt ?? startedAt)) / MINUTE;
  if (minutes < HOUR_LATER_MINUTES.from || minutes > HOUR_LATER_MINUTES.to)
    throw invalid('answeredAt', 'You can answer from one hour to twelve hours after the session.');
};

export interface HourLaterSave {
  userId: string;
  clientId: string;
  answer: HourLater;
  /** The runner's date. */
  today: string;
}

/**
 * Creates the service that stores the pain one hour after a session. Sending the same answer again stores nothing. A
 * different answer replaces it, and the earlier one is kept in the history.
 */
export const createHourLaterSaver = ({ sessions, clock }: { sessions: PhysioSessionRepository; clock: Clock }) => {
  const aggregate = createAggregate({ collection: sessions.collection, clock });
  /**
   * @throws 404 if the runner has no such session; 400 if the answer is too early or late, or the session is more than
   * 7 days ago; 409 if the history is full
   */
  return ({ userId, clientId, answer, today }: HourLaterSave): Promise<PhysioSessionDocument> =>
    aggregate.change(userId, async (at): Promise<Decision<PhysioSessionDocument>> => {
      const current = await sessions.find(userId, clientId);
      if (!current) throw missing('There is no such session.');
      const { hourLater, history } = current;
      if (hourLater?.pain === answer.pain && hourLater.answeredAt === answer.answeredAt) return { result: current };
      logDayOf(current.date, today);
      requireHour(current, answer.answeredAt);
      if (hourLater && history.length >= PHYSIO_SESSION_LIMITS.changes) throw tooManyChanges();
      return replaceState<PhysioSessionDocument>({
        current,
        key: { userId, clientId },
        state: { hourLater: answer, ...(hourLater && { history: historyAfter(current, at) }) },
        events: () => [],
      });
    });
};

export type HourLaterSaver = ReturnType<typeof createHourLaterSaver>;

const verdictFor = (inputs: CourseInputs, session: PhysioSessionDocument): HourVerdict => {
  const isBone = assessDays(inputs).at(-1)?.isBone ?? false;
  return hourVerdictOf(sessionLogOf(session), limitsOf(inputs.injury.condition, isBone));
};

/**
 * The classification of the answer: for the injury of the session or, if it was for two injuries, the more cautious of
 * both.
 */
export const verdictOf = (standing: InjuryState | null, session: PhysioSessionDocument): HourVerdict => {
  if (!standing) return 'inside';
  const { first, second } = idsOf(standing.profile, standing.inputs.today);
  const other = standing.second ?? standing.healed;
  const parts = [{ id: first, inputs: standing.inputs }, ...(other ? [{ id: second, inputs: other.inputs }] : [])];
  return parts
    .filter(({ id }) => session.injuryId === null || session.injuryId === id)
    .map(({ inputs }) => verdictFor(inputs, session))
    .reduce<HourVerdict>(
      (worst, one) => (HOUR_VERDICTS.indexOf(one) > HOUR_VERDICTS.indexOf(worst) ? one : worst),
      'inside',
    );
};
