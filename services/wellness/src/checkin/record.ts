import { createHash } from 'node:crypto';
import { checkNotes } from '@stridewell/coaching/gate/check';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import type { CheckinBody } from '@stridewell/contracts/http/wellness';
import { addDays, type CheckinAnswer } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { Logger } from '@stridewell/kit/logger';
import { createEntry, OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import { createTurns } from '@stridewell/kit/turns';
import type { DailyMetricsRepository } from '../daily-metrics/repository.ts';
import { assess } from '../readiness/assess.ts';
import { type Answers, answersOf, parseAnswers } from './answers.ts';
import type { AnsweredRequest, CheckinDocument, CheckinState } from './document.ts';
import type { CheckinRepository, Save } from './repository.ts';

const TRIES = 5;
/** Days before the check-in's own that its normal range looks at. */
const LOOK_BACK_DAYS = 27;

export interface Recording {
  userId: string;
  date: string;
  body: CheckinBody;
  idempotencyKey: string | undefined;
}

export interface Dependencies {
  checkins: CheckinRepository;
  dailyMetrics: DailyMetricsRepository;
  clock: Clock;
  logger: Logger;
  /** Called once a save and its daily metrics are stored. */
  onSaved(documentId: string, rev: number): void;
}

const hashOf = (body: CheckinBody): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

const replay = ({ requests }: Pick<CheckinDocument, 'requests'>, key: string, bodyHash: string): CheckinAnswer => {
  const request = requests.find((kept) => kept.key === key);
  if (request?.bodyHash === bodyHash) return request.answer;
  throw new DomainError('conflict', 'This Idempotency-Key was already used for another check-in.', {
    code: 'key_reused',
  });
};

const stateOf = (answers: Answers, body: CheckinBody, assessed: Omit<CheckinAnswer, 'isUpdate'>): CheckinState => ({
  answersJson: JSON.stringify(answers),
  ...assessed,
  plannedToday: body.planned_today,
  plannedType: body.planned_type ?? null,
  preferredFocus: body.preferred_focus ?? null,
});

/** Writes the day's metrics from the check-in: in the request, and again by the relay before the event goes out. */
export const followWithMetrics = (
  dailyMetrics: DailyMetricsRepository,
  { userId, date, rev, answersJson, createdAt }: CheckinDocument,
) => dailyMetrics.keep(userId, date, rev, parseAnswers(answersJson), createdAt);

/**
 * Records a day's check-in, or changes the one there is: score, state and event in one atomic write under the document's
 * revision, tried up to five times. The same `Idempotency-Key` answers what it answered before and stores nothing.
 */
export const createRecorder = ({ checkins, dailyMetrics, clock, logger, onSaved }: Dependencies) => {
  const inTurn = createTurns();

  const attempt = async (
    { userId, date, body, idempotencyKey: key }: Recording,
    bodyHash: string,
  ): Promise<CheckinAnswer | null> => {
    const answered = key ? await checkins.findByRequest(userId, key) : null;
    if (key && answered) return replay(answered, key, bodyHash);
    const history = await checkins.window(userId, addDays(date, -LOOK_BACK_DAYS), date);
    const current = history.find((day) => day.date === date) ?? null;
    if (current && current.outbox.length >= OUTBOX_LIMIT) throw unavailable();
    const answers = answersOf(body);
    const gate = checkNotes(answers.notes ?? '');
    // Without the user: that a named runner wrote of chest pain is health data.
    if (gate.hit) logger.info({ rule: gate.ruleId, version: gate.version }, 'safety gate hit in check-in notes');
    const assessed = assess(answers, { date, history, notesHit: gate.hit ? { text: gate.text } : null });
    const answer: CheckinAnswer = { ...assessed, isUpdate: current !== null };
    const { notes: _, ...metrics } = answers;
    const at = clock.now();
    const rev = (current?.rev ?? 0) + 1;
    const { factors, cap } = assessed.explanation;
    const { score, recommendation } = assessed;
    const entry = createEntry(checkinRecorded, { date, score, recommendation, metrics, factors, cap, rev }, at);
    const request: AnsweredRequest | null = key ? { key, bodyHash, answer } : null;
    const save: Save = { state: stateOf(answers, body, assessed), entry, request, at };
    const id = current?._id ?? createId();
    const stored = current
      ? await checkins.update(userId, current, save)
      : await checkins.insert(userId, id, date, save);
    if (!stored) return null;
    await dailyMetrics.keep(userId, date, rev, answers, current?.createdAt ?? at);
    onSaved(id, rev);
    return answer;
  };

  const save = async (recording: Recording): Promise<CheckinAnswer> => {
    const bodyHash = hashOf(recording.body);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await attempt(recording, bodyHash);
      if (answer) return answer;
    }
    throw unavailable();
  };

  return (recording: Recording): Promise<CheckinAnswer> => {
    const { userId, date, idempotencyKey: key } = recording;
    const onDay = () => inTurn(`${userId} ${date}`, () => save(recording));
    // A key may be sent for two days at once: then it is the key that has to wait.
    return key ? inTurn(`${userId} key ${key}`, onDay) : onDay();
  };
};
