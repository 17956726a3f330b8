import { createHash } from 'node:crypto';
import type { TextSafety } from '@stridewell/coaching/safety/texts';
import type { CheckinBody } from '@stridewell/contracts/http/wellness';
import { addDays, type CheckinAnswer } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import { createAggregate, type Decision } from '@stridewell/kit/outbox/aggregate';
import type { PhysioProjection, PhysioStates } from '@stridewell/kit/projections/physio-state';
import { createTurns } from '@stridewell/kit/turns';
import type { DailyMetricsRepository } from '../daily-metrics/repository.ts';
import { physioOn } from '../physio/rules.ts';
import type { Assessment } from '../readiness/assess.ts';
import type { HoldCheck } from '../safety/holds.ts';
import { type Answers, answersOf, parseAnswers } from './answers.ts';
import { type AnsweredRequest, type CheckinDocument, type CheckinState, REQUESTS_KEPT } from './document.ts';
import { eventOf, judge, LOOK_BACK_DAYS } from './judge.ts';
import type { NotesMeasures } from './measures.ts';
import { createReassess, lockOf, type Reassess } from './reassess.ts';
import type { CheckinRepository } from './repository.ts';

export interface Recording {
  userId: string;
  date: string;
  body: CheckinBody;
  idempotencyKey: string | undefined;
}

export interface Dependencies {
  checkins: CheckinRepository;
  dailyMetrics: DailyMetricsRepository;
  physio: PhysioStates;
  /** Whether a safety hold closes a day. */
  isHeld: HoldCheck;
  notesSafety: Pick<TextSafety, 'read' | 'keep'>;
  clock: Clock;
  logger: Logger;
  measures: NotesMeasures;
  /** Called once a save is stored; `settledRev` says up to which revision its daily metrics are too. */
  onSaved(documentId: string, settledRev?: number): void;
}

export interface Recorder {
  record(recording: Recording): Promise<CheckinAnswer>;
  reassess: Reassess;
}

const hashOf = (body: CheckinBody): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

const replay = ({ requests }: Pick<CheckinDocument, 'requests'>, key: string, bodyHash: string): CheckinAnswer => {
  const request = requests.find((kept) => kept.key === key);
  if (request?.bodyHash === bodyHash) return request.answer;
  throw new DomainError('conflict', 'This Idempotency-Key was already used for another check-in.', {
    code: 'key_reused',
  });
};

const stateOf = (answers: Answers, body: CheckinBody, assessed: Assessment): CheckinState => ({
  answersJson: JSON.stringify(answers),
  ...assessed,
  plannedToday: body.planned_today,
  plannedType: body.planned_type ?? null,
  preferredFocus: body.preferred_focus ?? null,
});

const hasMoved = (before: PhysioProjection | null, after: PhysioProjection | null, date: string): boolean =>
  JSON.stringify(physioOn(before, date)) !== JSON.stringify(physioOn(after, date));

/** Writes the day's metrics from the check-in: in the request, and again by the relay before the event goes out. */
export const followWithMetrics = (
  dailyMetrics: DailyMetricsRepository,
  { userId, date, rev, answersJson, createdAt }: CheckinDocument,
) => dailyMetrics.keep(userId, date, rev, parseAnswers(answersJson), createdAt);

/**
 * Records a day's check-in, or changes the stored one: score, state and event in one write. A repeat with the same
 * `Idempotency-Key` gets the first answer and stores nothing. Changes on the physio side reach a stored day through `reassess`.
 */
export const createRecorder = (dependencies: Dependencies): Recorder => {
  const { checkins, dailyMetrics, physio, isHeld, notesSafety, clock, logger, measures, onSaved } = dependencies;
  const aggregate = createAggregate({ model: checkins.model, clock });
  const withKey = createTurns();
  const reassess = createReassess(dependencies, aggregate);

  /** What follows a write: metrics, the relay, and the physio state or a hold that changed in the meantime. */
  interface Stored {
    answer: CheckinAnswer;
    follow?: () => Promise<void>;
  }

  const decide = async (
    { userId, date, body, idempotencyKey: key }: Recording,
    bodyHash: string,
    at: Date,
  ): Promise<Decision<Stored>> => {
    const answered = key ? await checkins.findByRequest(userId, key) : null;
    if (key && answered) return { result: { answer: replay(answered, key, bodyHash) } };
    const [history, state, held] = await Promise.all([
      checkins.window(userId, addDays(date, -LOOK_BACK_DAYS), date),
      physio.find(userId),
      isHeld(userId, date),
    ]);
    const current = history.find((day) => day.date === date) ?? null;
    const answers = answersOf(body);
    const notes = await notesSafety.read(userId, answers.notes);
    const assessed = judge(answers, { date, history, physio: state, isHeld: held, notes });
    // Without the user: that a named runner wrote of chest pain is health data.
    if (notes.stop)
      logger.info({ rule: notes.decision?.ruleId, version: notes.decision?.version }, 'safety stop in check-in notes');
    const answer: CheckinAnswer = { ...assessed, isUpdate: current !== null };
    const request: AnsweredRequest | null = key ? { key, bodyHash, answer } : null;
    const follow = async (id: string, rev: number, createdAt: Date): Promise<void> => {
      measures.stored(notes);
      await dailyMetrics.keep(userId, date, rev, answers, createdAt);
      onSaved(id, rev);
      // Another process may have received a physio event in the meantime, and found no such day or the one before.
      if (hasMoved(state, await physio.find(userId), date) || held !== (await isHeld(userId, date)))
        await reassess(userId, date);
    };
    return {
      write: {
        key: { userId, date },
        current,
        state: stateOf(answers, body, assessed),
        events: (rev) => [eventOf({ date, rev }, answers, assessed, notes, at)],
        onInsert: { requests: request ? [request] : [] },
        ...(request && { onUpdate: { $push: { requests: { $each: [request], $slice: -REQUESTS_KEPT } } } }),
        // Before the check-in: after a crash in between, the hold is there, and the retry opens no second one.
        before: () => notesSafety.keep(userId, notes),
        result: ({ id, rev, createdAt }) => ({ answer, follow: () => follow(id, rev, createdAt) }),
      },
    };
  };

  const save = async (recording: Recording): Promise<CheckinAnswer> => {
    const { userId, date } = recording;
    const bodyHash = hashOf(recording.body);
    const { answer, follow } = await aggregate.change(lockOf(userId, date), (at) => decide(recording, bodyHash, at));
    await follow?.();
    return answer;
  };

  return {
    record(recording) {
      const { userId, idempotencyKey: key } = recording;
      // A key may be sent for two days at once: the second request has to wait for the first one's answer.
      return key ? withKey(`${userId} ${key}`, () => save(recording)) : save(recording);
    },
    reassess,
  };
};
