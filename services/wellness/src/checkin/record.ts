import { createHash } from 'node:crypto';
import type { TextSafety } from '@stridewell/coaching/safety/texts';
import type { CheckinBody } from '@stridewell/contracts/http/wellness';
import { addDays, type CheckinAnswer } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { Logger } from '@stridewell/kit/logger';
import { OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import type { PhysioProjection, PhysioStates } from '@stridewell/kit/projections/physio-state';
import { createTurns } from '@stridewell/kit/turns';
import type { DailyMetricsRepository } from '../daily-metrics/repository.ts';
import { physioOn } from '../physio/rules.ts';
import type { Assessment } from '../readiness/assess.ts';
import type { HoldCheck } from '../safety/holds.ts';
import { type Answers, answersOf, parseAnswers } from './answers.ts';
import type { AnsweredRequest, CheckinDocument, CheckinState } from './document.ts';
import { eventOf, judge, LOOK_BACK_DAYS } from './judge.ts';
import type { NotesMeasures } from './measures.ts';
import { createReassess, type Reassess } from './reassess.ts';
import type { CheckinRepository, Save } from './repository.ts';

const TRIES = 5;

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
 * Records a day's check-in, or changes the one there is: score, state and event in one atomic write under the document's
 * revision, tried up to five times. The same `Idempotency-Key` answers what it answered before and stores nothing. News of
 * the physio side change a stored day by `reassess`.
 */
export const createRecorder = (dependencies: Dependencies): Recorder => {
  const { checkins, dailyMetrics, physio, isHeld, notesSafety, clock, logger, measures, onSaved } = dependencies;
  const inTurn = createTurns();
  const follow = createReassess(dependencies);

  const attempt = async (
    { userId, date, body, idempotencyKey: key }: Recording,
    bodyHash: string,
  ): Promise<CheckinAnswer | null> => {
    const answered = key ? await checkins.findByRequest(userId, key) : null;
    if (key && answered) return replay(answered, key, bodyHash);
    const [history, state, held] = await Promise.all([
      checkins.window(userId, addDays(date, -LOOK_BACK_DAYS), date),
      physio.find(userId),
      isHeld(userId, date),
    ]);
    const current = history.find((day) => day.date === date) ?? null;
    if (current && current.outbox.length >= OUTBOX_LIMIT) throw unavailable();
    const answers = answersOf(body);
    const notes = await notesSafety.read(userId, answers.notes);
    const assessed = judge(answers, { date, history, physio: state, isHeld: held, notes });
    // Without the user: that a named runner wrote of chest pain is health data.
    if (notes.stop)
      logger.info({ rule: notes.decision?.ruleId, version: notes.decision?.version }, 'safety stop in check-in notes');
    const answer: CheckinAnswer = { ...assessed, isUpdate: current !== null };
    const at = clock.now();
    const rev = (current?.rev ?? 0) + 1;
    const entry = eventOf({ date, rev }, answers, assessed, notes, at);
    const request: AnsweredRequest | null = key ? { key, bodyHash, answer } : null;
    const save: Save = { state: stateOf(answers, body, assessed), entry, request, at };
    const id = current?._id ?? createId();
    // Before the check-in is stored: killed in between, the hold stands, and a second try opens no second one.
    await notesSafety.keep(userId, notes);
    const stored = current
      ? await checkins.update(userId, current, save)
      : await checkins.insert(userId, id, date, save);
    if (!stored) return null;
    measures.stored(notes);
    await dailyMetrics.keep(userId, date, rev, answers, current?.createdAt ?? at);
    onSaved(id, rev);
    // Another process may have heard of the physio side meanwhile, and found no such day yet, or the one before.
    if (hasMoved(state, await physio.find(userId), date) || held !== (await isHeld(userId, date)))
      await follow(userId, date);
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

  return {
    record(recording) {
      const { userId, date, idempotencyKey: key } = recording;
      const onDay = () => inTurn(`${userId} ${date}`, () => save(recording));
      // A key may be sent for two days at once: then it is the key that has to wait.
      return key ? inTurn(`${userId} key ${key}`, onDay) : onDay();
    },
    reassess: (userId, date) => inTurn(`${userId} ${date}`, () => follow(userId, date)),
  };
};
