import {
  ACTIVITY_LIMITS,
  type ActivitySource,
  dateIn,
  type ImportReason,
  type ImportResult,
} from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { isRicher, isSameBout, SAME_START_MS } from '../../../domain/activities/same-bout.ts';
import { type ActivityDocument, boutFactsOf } from '../document.ts';
import type { ActivityRepository } from '../repository.ts';
import type { ParsedActivity } from './parsed-file.ts';

/** Result of storing one activity; without an activity when its day is full, or the runner has as many as can be kept. */
export type StoredActivity =
  | {
      result: Extract<ImportResult, 'imported' | 'duplicate'>;
      reason: ImportReason | null;
      activityId: string;
      date: string;
    }
  | { result: 'failed'; reason: 'day_full'; activityId: null; date: null };

const FULL: StoredActivity = { result: 'failed', reason: 'day_full', activityId: null, date: null };

export interface StoreContext {
  userId: string;
  timezone: string;
  source: ActivitySource;
  at: Date;
  /** Number of the runner's activities. Storing one counts. */
  stored: { count: number };
  /** True when an activity with the same file was stored by this import before it was interrupted. */
  isOwn(activity: ActivityDocument): Promise<boolean>;
}

/** What the terms of a source allow. Strava forbids the use of its data with models of others. */
const policyOf = (source: ActivitySource, isFromStrava: boolean): ActivityDocument['policy'] => ({
  ai: source !== 'archive:strava' && !isFromStrava,
  share: true,
});

const documentOf = (
  {
    startedAt,
    hash,
    sourceId,
    samples,
    isCutShort: _isCutShort,
    remark: _remark,
    isFromStrava,
    ...activity
  }: ParsedActivity,
  { userId, timezone, source, at }: StoreContext,
): ActivityDocument => ({
  ...activity,
  _id: createId(),
  userId,
  source,
  ...(sourceId === null ? {} : { sourceId }),
  ...(hash === null ? {} : { hash }),
  startedAt: new Date(startedAt),
  timezone,
  date: dateIn(timezone, new Date(startedAt)),
  hasSeries: samples !== null,
  policy: policyOf(source, isFromStrava),
  rpe: null,
  note: null,
  matched: null,
  matchedBy: null,
  createdAt: at,
  updatedAt: at,
});

/** Returns another record of the same bout; null when there is none. */
const findSameBout = async (
  activities: ActivityRepository,
  document: ActivityDocument,
): Promise<ActivityDocument | null> => {
  const { userId, startedAt, date } = document;
  const shifted = (ms: number): Date => new Date(startedAt.getTime() + ms);
  const [near, entered] = await Promise.all([
    activities.startedBetween(userId, shifted(-SAME_START_MS), shifted(SAME_START_MS)),
    activities.enteredOn(userId, date),
  ]);
  const facts = boutFactsOf(document);
  return [...near, ...entered].find((other) => isSameBout(facts, boutFactsOf(other))) ?? null;
};

/** What the runner has said about a bout, which a richer record keeps. */
const ownWords = ({ _id, rpe, note, matched, matchedBy, createdAt }: ActivityDocument) => ({
  ...{ _id, rpe, note, matched, matchedBy, createdAt },
});

/**
 * Stores a parsed activity, unless its day is full or the runner has as many as can be kept. The same file or recording is stored once, and of two records of one bout the richer one.
 */
export const storeActivity = async (
  activities: ActivityRepository,
  parsed: ParsedActivity,
  context: StoreContext,
): Promise<StoredActivity> => {
  const document = documentOf(parsed, context);
  const reason = parsed.remark ?? (parsed.isCutShort ? 'cut_short' : null);
  const { userId } = context;
  // Together, because an import takes about as long as it waits for the database.
  const [known, same] = await Promise.all([
    activities.findRecorded(userId, parsed.hash, parsed.sourceId),
    findSameBout(activities, document),
  ]);
  if (known && !known.deletedAt) {
    const { _id: activityId, date } = known;
    if (await context.isOwn(known)) return { result: 'imported', reason, activityId, date };
    return { result: 'duplicate', reason: 'same_file', activityId, date };
  }
  if (same && !isRicher(boutFactsOf(document), boutFactsOf(same)))
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
  if (isNew) context.stored.count += 1;
  return { result: 'imported', reason, activityId: kept._id, date: kept.date };
};
