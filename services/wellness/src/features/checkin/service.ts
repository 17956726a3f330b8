import { createHash } from 'node:crypto';
import type { CheckinBody, SentCheckin } from '@stridewell/contracts/http/wellness';
import { addDays, NORMAL_LOOKBACK_DAYS } from '@stridewell/contracts/web';
import type { readText, TextSafety } from '@stridewell/holds/stored-texts';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import { createKeyedMutex } from '@stridewell/kit/keyed-mutex';
import type { Logger } from '@stridewell/kit/logger';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { createAggregate, type Decision } from '@stridewell/kit/outbox/aggregate';
import type { PhysioProjection, PhysioStates } from '@stridewell/kit/projections/physio-state';
import type { DailyMetricsRepository } from '../../projections/daily-metrics.ts';
import { physioInputsOn } from '../../projections/physio-inputs.ts';
import { answersOf } from './answers.ts';
import { assessDay, checkinEventOf, illnessField, isIllDay } from './assess-day.ts';
import type { FindDayHolds } from './day-holds.ts';
import {
  type AnsweredRequest,
  type Answers,
  type CheckinDocument,
  type CheckinState,
  MAX_REMEMBERED_REQUESTS,
  storedAnswersOf,
} from './document.ts';
import type { NotesMetrics } from './notes-metrics.ts';
import { presentAssessment } from './present.ts';
import { createReassess, dayMutexKey, type Reassess } from './reassess.ts';
import type { CheckinRepository } from './repository.ts';
import { assessedState, storedAnswer } from './stored.ts';

export interface CheckinRequest {
  userId: string;
  date: string;
  body: CheckinBody;
  idempotencyKey: string | undefined;
  /** Language of the texts in the response. English by default. */
  language?: MessageLanguage | undefined;
}

export interface RecorderDependencies {
  checkins: CheckinRepository;
  dailyMetrics: DailyMetricsRepository;
  physio: PhysioStates;
  findHolds: FindDayHolds;
  notesSafety: { read: typeof readText } & Pick<TextSafety, 'keep' | 'spend'>;
  clock: Clock;
  logger: Logger;
  measures: NotesMetrics;
  /** Called when a check-in has been stored. The daily metrics are up to date as of `settledRev`. */
  onSaved(documentId: string, settledRev?: number): void;
  /** Called after notes that the safety gate stops. These may be about an earlier date. */
  onStopped?(userId: string): Promise<void>;
}

export interface Recorder {
  record(recording: CheckinRequest): Promise<SentCheckin>;
  reassess: Reassess;
}

const hashOf = (body: CheckinBody): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

const replay = ({ requests }: Pick<CheckinDocument, 'requests'>, key: string, bodyHash: string): SentCheckin => {
  const request = requests.find((answered) => answered.key === key);
  if (request?.bodyHash === bodyHash) return storedAnswer(request.answer);
  throw new DomainError('conflict', 'This Idempotency-Key was already used for another check-in.', {
    code: 'key_reused',
  });
};

const stateOf = (answers: Answers, body: CheckinBody, judged: ReturnType<typeof assessedState>): CheckinState => ({
  answersJson: JSON.stringify(answers),
  ...judged,
  plannedToday: body.planned_today,
  plannedType: body.planned_type ?? null,
  preferredFocus: body.preferred_focus ?? null,
});

const hasChanged = (before: PhysioProjection | null, after: PhysioProjection | null, date: string): boolean =>
  JSON.stringify(physioInputsOn(before, date)) !== JSON.stringify(physioInputsOn(after, date));

/** Writes the daily metrics of a stored check-in. The relay calls this before it publishes the event. */
export const writeDailyMetrics = (dailyMetrics: DailyMetricsRepository, document: CheckinDocument): Promise<void> => {
  const { userId, date, rev, createdAt } = document;
  return dailyMetrics.keep(userId, date, rev, storedAnswersOf(document), createdAt);
};

/**
 * Creates or updates the check-in of a date: score, document and event in one write. A repeated request with a known
 * `Idempotency-Key` returns the first response and stores nothing. `reassess` applies later physio changes to a stored
 * check-in.
 */
export const createRecorder = (dependencies: RecorderDependencies): Recorder => {
  const { checkins, dailyMetrics, physio, findHolds, notesSafety, clock, logger, measures, onSaved, onStopped } =
    dependencies;
  const aggregate = createAggregate({ collection: checkins.collection, clock });
  const serialisePerKey = createKeyedMutex();
  const reassess = createReassess(dependencies, aggregate);

  /** The response, and the work to do after the write: metrics, relay, and a reassessment when an input has changed. */
  interface Stored {
    answer: SentCheckin;
    follow?: () => Promise<void>;
  }

  const decide = async (
    { userId, date, body, idempotencyKey: key, language }: CheckinRequest,
    bodyHash: string,
    at: Date,
  ): Promise<Decision<Stored>> => {
    const answered = key ? await checkins.findByRequest(userId, key) : null;
    if (key && answered) return { result: { answer: replay(answered, key, bodyHash) } };
    const [history, state, dayHolds] = await Promise.all([
      checkins.window(userId, addDays(date, -NORMAL_LOOKBACK_DAYS), date),
      physio.find(userId),
      findHolds(userId, date),
    ]);
    const current = history.find((day) => day.date === date) ?? null;
    const answers = answersOf(body);
    const stored = current && (await checkins.findDay(userId, date));
    const storedNotes = stored && storedAnswersOf(stored).notes;
    if (answers.notes) await notesSafety.spend(userId, [storedNotes], [answers.notes]);
    const { safety, isHeld, heldText } = dayHolds;
    const notes = notesSafety.read(answers.notes, safety, at);
    const isIll = isIllDay(notes, stored, notesSafety.read(storedNotes, safety, at), dayHolds);
    const assessed = assessDay(answers, { date, history, physio: state, isHeld, heldText, isIll, notes });
    // Logged without the user id, because it is health data that a particular runner wrote about chest pain.
    if (notes.stop)
      logger.info({ rule: notes.decision?.ruleId, version: notes.decision?.version }, 'safety stop in check-in notes');
    const answer: SentCheckin = { ...presentAssessment(assessed, language), isUpdate: current !== null };
    const request: AnsweredRequest | null = key ? { key, bodyHash, answer } : null;
    const follow = async (id: string, rev: number, createdAt: Date): Promise<void> => {
      measures.stored(notes);
      const [, stateNow, holdsNow] = await Promise.all([
        dailyMetrics.keep(userId, date, rev, answers, createdAt),
        physio.find(userId),
        findHolds(userId, date),
      ]);
      onSaved(id, rev);
      // Another process may have received a physio event in the meantime and found no check-in or the previous
      // revision.
      if (notes.stop) await onStopped?.(userId);
      if (hasChanged(state, stateNow, date) || isHeld !== holdsNow.isHeld) await reassess(userId, date);
    };
    return {
      write: {
        key: { userId, date },
        current,
        state: { ...stateOf(answers, body, assessedState(assessed, current)), ...illnessField(isIll, stored) },
        subdocuments: { answers },
        events: (rev) => [checkinEventOf({ date, rev }, answers, assessed, isIll, at)],
        onInsert: { requests: request ? [request] : [] },
        ...(request && { onUpdate: { $push: { requests: { $each: [request], $slice: -MAX_REMEMBERED_REQUESTS } } } }),
        // The hold is stored before the check-in, so that a crash in between cannot lose it. A retry opens no second
        // hold.
        before: () => notesSafety.keep(userId, notes, date),
        result: ({ id, rev, createdAt }) => ({ answer, follow: () => follow(id, rev, createdAt) }),
      },
    };
  };

  const save = async (recording: CheckinRequest): Promise<SentCheckin> => {
    const { userId, date } = recording;
    const bodyHash = hashOf(recording.body);
    const { answer, follow } = await aggregate.change(dayMutexKey(userId, date), (at) =>
      decide(recording, bodyHash, at),
    );
    await follow?.();
    return answer;
  };

  return {
    record(recording) {
      const { userId, idempotencyKey: key } = recording;
      // The same key can be sent for two dates at the same time. The second request then waits for the response to the
      // first.
      return key ? serialisePerKey(`${userId} ${key}`, () => save(recording)) : save(recording);
    },
    reassess,
  };
};
