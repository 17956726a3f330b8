import {
  ACTIVITY_LIMITS,
  type ActivitySource,
  dateIn,
  type ImportReason,
  type ImportResult,
  laterDate,
} from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { isRicher, isSameBout, mayBeSameBout } from '../../../domain/activities/same-bout.ts';
import { sum } from '../../../domain/sum.ts';
import { type ActivityDocument, boutFactsOf } from '../document.ts';
import type { ActivityRepository } from '../repository.ts';
import type { ParsedActivity } from './parsed-file.ts';

/**
 * Result of storing one activity. It has no activity if its day is full, or if the runner has the maximum number of
 * activities.
 */
export type StoredActivity =
  | {
      result: Extract<ImportResult, 'imported' | 'duplicate'>;
      reason: ImportReason | null;
      activityId: string;
      date: string;
    }
  | { result: 'failed'; reason: 'day_full'; activityId: null; date: null }
  | { result: 'duplicate'; reason: 'deleted'; activityId: null; date: null };

const FULL: StoredActivity = { result: 'failed', reason: 'day_full', activityId: null, date: null };
const DELETED: StoredActivity = { result: 'duplicate', reason: 'deleted', activityId: null, date: null };

export interface StoreContext {
  userId: string;
  timezone: string;
  source: ActivitySource;
  at: Date;
  /** Number of the runner's activities. Storing one increases it. */
  stored: { count: number };
  /** True if the runner chose this single file, so that a deleted recording comes back. */
  isChosen: boolean;
  /** True if the runner chose the file itself and it was not in an archive, which can contain years. */
  isDirect: boolean;
  /** True if this import stored an activity with the same file before it was interrupted. */
  isOwn(activity: ActivityDocument): Promise<boolean>;
}

/** Returns the uses that a source's terms allow. Strava forbids the use of its data in third-party models. */
const policyOf = (source: ActivitySource, isFromStrava: boolean): ActivityDocument['policy'] => ({
  ai: source !== 'archive:strava' && !isFromStrava,
  share: true,
});

/** Zone of an offset from UTC in minutes, such as `+05:30`. */
const zoneOf = (offset: number): string => {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
};

/**
 * Zone and date of a start. They use the offset stated in the file if it leads to another date, otherwise the runner's
 * zone. A start on a day that has not begun for the runner would not be processed, so it is dated today.
 */
const dayOf = (
  { startedAt, utcOffset }: Pick<ParsedActivity, 'startedAt' | 'utcOffset'>,
  { timezone, at }: Pick<StoreContext, 'timezone' | 'at'>,
): Pick<ActivityDocument, 'timezone' | 'date'> => {
  const start = new Date(startedAt);
  const own = dateIn(timezone, start);
  const there = utcOffset === null ? own : dateIn('UTC', new Date(startedAt + utcOffset * 60_000));
  const today = dateIn(timezone, at);
  const zone = utcOffset === null || there === own ? timezone : zoneOf(utcOffset);
  return { timezone: zone, date: laterDate(there, today) === today ? there : today };
};

const documentOf = (
  {
    startedAt,
    hash,
    sourceId,
    samples,
    utcOffset,
    isCutShort: _isCutShort,
    remark: _remark,
    isFromStrava,
    ...activity
  }: ParsedActivity,
  { userId, source, at, ...context }: StoreContext,
): ActivityDocument => ({
  ...activity,
  _id: createId(),
  userId,
  source,
  ...(sourceId === null ? {} : { sourceId }),
  ...(hash === null ? {} : { hash }),
  startedAt: new Date(startedAt),
  ...dayOf({ startedAt, utcOffset }, { ...context, at }),
  hasSeries: samples !== null,
  policy: policyOf(source, isFromStrava),
  rpe: null,
  note: null,
  matched: null,
  matchedBy: null,
  createdAt: at,
  updatedAt: at,
});

/** Age of a chosen file in milliseconds from which its clock may have been wrong. */
const OLD_MS = 366 * 86_400_000;
/** Time before a start within which recordings that continue after it are searched, in milliseconds. */
const LONGEST_OVERLAP_MS = 86_400_000;
/** Recordings that together have at least this fraction of another one's time in motion are the same bout in parts. */
const IN_PARTS_FROM = 0.8;

interface OtherRecords {
  /** The record of the same bout that has most of its time; an entered one only if there is no recorded one. */
  same: ActivityDocument | null;
  /** Recordings of the same bout in addition to it. */
  parts: readonly ActivityDocument[];
  /** True if the runner entered an activity that may be the same bout. */
  isMaybeEntered: boolean;
}

/** Returns the stored records of the bout that a new record describes. */
const findSameBout = async (activities: ActivityRepository, document: ActivityDocument): Promise<OtherRecords> => {
  const { userId, startedAt, date, elapsedSeconds } = document;
  const shifted = (ms: number): Date => new Date(startedAt.getTime() + ms);
  const [near, entered] = await Promise.all([
    activities.startedBetween(userId, shifted(-LONGEST_OVERLAP_MS), shifted(Math.max(elapsedSeconds, 90) * 1_000)),
    activities.enteredOn(userId, date),
  ]);
  const facts = boutFactsOf(document);
  const recorded = near
    .filter((other) => other.source !== 'manual' && isSameBout(facts, boutFactsOf(other)))
    .toSorted((a, b) => b.movingSeconds - a.movingSeconds);
  const [same = null, ...parts] = recorded;
  return {
    same: same ?? entered.find((other) => isSameBout(facts, boutFactsOf(other))) ?? null,
    parts,
    isMaybeEntered: !same && entered.some((other) => mayBeSameBout(facts, boutFactsOf(other))),
  };
};

/** True if a new record adds nothing: the stored one contains more, or several stored ones are its parts. */
const isKnown = (document: ActivityDocument, { same, parts }: OtherRecords): boolean => {
  if (!same) return false;
  const stored = sum([same, ...parts].map(({ movingSeconds }) => movingSeconds));
  if (parts.length > 0 && stored >= IN_PARTS_FROM * document.movingSeconds) return true;
  return !isRicher(boutFactsOf(document), boutFactsOf(same));
};

/** The runner's own entries about a bout, which a more detailed record keeps, and the day whose log includes it. */
const ownWords = ({ _id, date, rpe, note, matched, matchedBy, createdAt, sport, sportBy }: ActivityDocument) => ({
  ...{ _id, date, rpe, note, matched, matchedBy, createdAt },
  ...(sportBy && { sport, sportBy }),
});

/**
 * Stores a parsed activity, unless its day is full or the runner has the maximum number. The same file or recording is
 * stored once. Of two records of one bout, the more detailed one is kept.
 */
export const storeActivity = async (
  activities: ActivityRepository,
  parsed: ParsedActivity,
  context: StoreContext,
): Promise<StoredActivity> => {
  const document = documentOf(parsed, context);
  const remark = parsed.remark ?? (parsed.isCutShort ? 'cut_short' : null);
  const { userId } = context;
  // In parallel, because most of the time of an import is spent waiting for the database.
  const [removedId, known, others] = await Promise.all([
    activities.findRemoved(document),
    activities.findRecorded(userId, parsed.hash, parsed.sourceId),
    findSameBout(activities, document),
  ]);
  if (known && !known.deletedAt) {
    const { _id: activityId, date } = known;
    const reason = remark;
    if (await context.isOwn(known)) return { result: 'imported', reason, activityId, date };
    return { result: 'duplicate', reason: 'same_file', activityId, date };
  }
  if (removedId && !context.isChosen) return DELETED;
  const { same, parts, isMaybeEntered } = others;
  if (same && isKnown(document, others))
    return { result: 'duplicate', reason: 'same_bout', activityId: same._id, date: same.date };
  const isNew = !same && !known;
  if (isNew && context.stored.count >= ACTIVITY_LIMITS.stored) return FULL;
  const kept = { ...document, ...(known && { _id: known._id }), ...(same && ownWords(same)) };
  const policy = same
    ? { ai: same.policy.ai && kept.policy.ai, share: same.policy.share && kept.policy.share }
    : kept.policy;
  try {
    await activities.save({ ...kept, policy }, parsed.samples);
  } catch (error) {
    if (!isDuplicateKeyError(error)) throw error;
    const { _id: activityId, date } = (await activities.findRecorded(userId, parsed.hash, parsed.sourceId)) ?? kept;
    return { result: 'duplicate', reason: 'same_file', activityId, date };
  }
  if (isNew && (await activities.isOverfull(userId, kept.date))) {
    await activities.discard(userId, kept._id);
    return FULL;
  }
  if (removedId) await activities.forgetRemoved(userId, removedId);
  for (const { _id } of parts) {
    await activities.remove(userId, _id, context.at);
    // It is stored as part of the other one; the runner did not delete it.
    await activities.forgetRemoved(userId, _id);
  }
  if (isNew) context.stored.count += 1;
  const isOld = context.isDirect && document.startedAt.getTime() < context.at.getTime() - OLD_MS;
  const reason = remark ?? (isOld ? 'old_date' : isMaybeEntered ? 'maybe_entered' : null);
  return { result: 'imported', reason, activityId: kept._id, date: kept.date };
};
