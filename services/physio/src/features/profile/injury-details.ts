import { createHash } from 'node:crypto';
import type { InjuryBody } from '@stridewell/contracts/http/physio-injury';
import {
  type Clearance,
  CONDITIONS_OF,
  daysBetween,
  type InjuryState,
  MAINTENANCE_DAYS,
  type PastInjury,
  type PhysioArea,
} from '@stridewell/contracts/web';
import { DomainError, invalid } from '@stridewell/kit/errors';
import type { InjuryDetails, PhysioProfileDocument, SecondInjury } from './document.ts';

/** Description of the injury, without the form's answers. */
export type Described = Omit<InjuryDetails, 'injury' | 'id' | 'asksSafety'>;
/** The fields in the request that describe an injury. */
export type SentDetails = Partial<Pick<InjuryBody, 'condition' | 'side' | 'onsetDate' | 'cleared'>>;

/** Maximum number of earlier injuries that are kept. */
const EARLIER_KEPT = 20;

const keptSide = (): DomainError =>
  new DomainError('conflict', 'This injury has a side, and its tests and history belong to it. Please keep it.', {
    code: 'side_kept',
  });
const otherSide = (): DomainError =>
  new DomainError('conflict', 'An injury on the other side is a second injury. Please add it as one.', {
    code: 'other_side',
  });

const UUID_PARTS = [8, 12, 16, 20] as const;

/**
 * Id of a profile's injury, derived from the runner and the start of the injury, because profiles of earlier releases
 * store none. A version 8 UUID.
 */
export const derivedInjuryId = ({
  userId,
  since,
  injury,
}: Pick<PhysioProfileDocument, 'userId' | 'since' | 'injury'>): string => {
  const hex = createHash('sha256').update(`${userId} ${since} ${injury}`).digest('hex');
  const [a, b, c, d] = UUID_PARTS;
  return [
    hex.slice(0, a),
    hex.slice(a, b),
    `8${hex.slice(b + 1, c)}`,
    `8${hex.slice(c + 1, d)}`,
    hex.slice(d, 32),
  ].join('-');
};

/** The state that runners see. An injury is in maintenance for 12 weeks after it was marked as healed. */
export const stateAt = (
  { status, healedOn }: { status: SecondInjury['status']; healedOn: string | null },
  today: string,
): InjuryState => {
  if (status === 'active') return 'active';
  return healedOn !== null && daysBetween(healedOn, today) < MAINTENANCE_DAYS ? 'maintenance' : 'resolved';
};

/** The details of an injury if none have been sent. */
const defaultDetails = (area: PhysioArea): Described => ({
  area,
  condition: CONDITIONS_OF[area][0],
  side: 'unknown',
  ...{ onsetDate: null, cleared: null, healedOn: null, priorOf: null },
});

/** Returns the stored details of the profile's injury, or those that its area implies. */
export const detailsOf = (
  profile: Pick<PhysioProfileDocument, 'primaryArea' | 'injury' | 'details'>,
): Described & Pick<InjuryDetails, 'id' | 'asksSafety'> => {
  const { details } = profile;
  if (details?.injury !== profile.injury) return defaultDetails(profile.primaryArea);
  const { injury: _, ...described } = details;
  return described;
};

const isNotAfter = (date: string | null | undefined, today: string): boolean => !date || date <= today;

/**
 * Rejects dates in the future, and a clearance for impact before the one for exercise. `today` is the runner's date.
 */
const checkDates = ({ onsetDate, cleared }: SentDetails, today: string): void => {
  const fields = { onsetDate, 'cleared.date': cleared?.date, 'cleared.impact': cleared?.impact };
  for (const [field, date] of Object.entries(fields))
    if (!isNotAfter(date, today)) throw invalid(field, 'Please give a date that is not in the future.');
  if (cleared?.impact && cleared.date && cleared.impact < cleared.date)
    throw invalid('cleared.impact', 'Please give a date that is not before the clearance for exercise.');
};

const clearedOf = (cleared: NonNullable<SentDetails['cleared']>): Clearance => ({
  by: cleared.by,
  date: cleared.date ?? null,
  site: cleared.site ?? null,
  impact: cleared.impact ?? null,
});

type OneSide = NonNullable<Described['formerSide']>['side'];
const isOneSide = (side: Described['side']): side is OneSide => side === 'left' || side === 'right';

/**
 * Returns the side after a save. A stored side does not change, except that an unknown side can become any side, and a
 * single side can become both. Tests up to today are still evaluated for their original side.
 * @throws 409 if a different side or none is sent
 */
const nextSide = (
  before: Described,
  sent: SentDetails['side'],
  today: string,
): Pick<Described, 'side' | 'formerSide'> => {
  const { side: stored, formerSide } = before;
  const side = sent ?? stored;
  if (side === stored || stored === 'unknown') return { side, ...(formerSide && { formerSide }) };
  if (isOneSide(stored) && side === 'both') return { side, formerSide: { side: stored, until: today } };
  throw side === 'unknown' || stored === 'both' ? keptSide() : otherSide();
};

/** Maximum number of earlier clearances for impact that are kept. */
const IMPACTS_KEPT = 20;

/** The earlier clearances for impact after a save. A date that is replaced by a later one is kept. */
const earlierImpactsOf = (before: Described, cleared: Clearance | null): Pick<Described, 'earlierImpacts'> => {
  const { earlierImpacts = [] } = before;
  const old = before.cleared?.impact ?? null;
  const isReplaced = old !== null && cleared !== null && cleared.impact !== null && cleared.impact > old;
  const kept = isReplaced ? [...earlierImpacts, old].slice(-IMPACTS_KEPT) : earlierImpacts;
  return kept.length > 0 && cleared !== null ? { earlierImpacts: kept } : {};
};

export interface DetailsChange {
  /** The details of the same injury before the change; null for a new injury. */
  current: Described | null;
  area: PhysioArea;
  sent: SentDetails;
  /** The runner's date. */
  today: string;
}

/**
 * Returns the details of an injury after a save. A field that was not sent keeps its value, and null resets it, except
 * for a known side.
 * @throws 400 for a date in the future, 409 if a known side changes other than to both
 */
export const nextDetails = ({ current, area, sent, today }: DetailsChange): Described => {
  checkDates(sent, today);
  const before = current ?? defaultDetails(area);
  const cleared = sent.cleared === undefined ? before.cleared : sent.cleared && clearedOf(sent.cleared);
  return {
    area,
    condition: sent.condition === undefined ? before.condition : (sent.condition ?? CONDITIONS_OF[area][0]),
    ...nextSide(before, sent.side, today),
    onsetDate: sent.onsetDate === undefined ? before.onsetDate : sent.onsetDate,
    cleared,
    ...earlierImpactsOf(before, cleared),
    healedOn: before.healedOn,
    priorOf: before.priorOf,
  };
};

/**
 * Id of the injury that has recurred: the same condition on the same side, marked as healed less than 12 weeks ago.
 * Null if there is none.
 */
export const recurrenceOf = (
  { condition, side }: Pick<Described, 'condition' | 'side'>,
  earlier: readonly PastInjury[],
  today: string,
): string | null =>
  earlier.findLast(
    (past) =>
      past.condition === condition && past.side === side && daysBetween(past.healedOn, today) < MAINTENANCE_DAYS,
  )?.id ?? null;

const YEAR = 365;

/**
 * Number of recurrences of an injury in the year up to the start of the current one, including the current one: the
 * same condition on the same side within 12 weeks of healing (section 2.3 of the domain page).
 */
export const recurrencesOf = (
  { condition, side, priorOf }: Pick<Described, 'condition' | 'side' | 'priorOf'>,
  earlier: readonly PastInjury[],
  since: string,
): number => {
  const past = earlier.filter((one) => one.condition === condition && one.side === side);
  const before = past.filter(
    (one) =>
      daysBetween(one.since, since) < YEAR &&
      past.some((other) => {
        const days = daysBetween(other.healedOn, one.since);
        return other.id !== one.id && days >= 0 && days < MAINTENANCE_DAYS;
      }),
  ).length;
  return priorOf === null ? 0 : before + 1;
};

/** Adds a healed injury to the earlier ones. Only the newest ones are kept. */
export const withPast = (earlier: readonly PastInjury[], past: PastInjury | null): PastInjury[] =>
  past === null ? [...earlier] : [...earlier, past].slice(-EARLIER_KEPT);

/** Returns the profile's first injury as an earlier injury; null while it is active. */
export const pastOfFirst = (
  profile: Pick<
    PhysioProfileDocument,
    'userId' | 'since' | 'injury' | 'primaryArea' | 'details' | 'status' | 'updatedAt'
  >,
): PastInjury | null => {
  if (profile.status === 'active') return null;
  const { area, condition, side, healedOn, id } = detailsOf(profile);
  return {
    id: id ?? derivedInjuryId(profile),
    ...{ area, condition, side, since: profile.since },
    // Profiles of earlier releases do not store the date. Marking an injury as healed was their last change.
    healedOn: healedOn ?? profile.updatedAt.toISOString().slice(0, 10),
  };
};

/** Returns the second injury as an earlier injury; null while it is active. */
export const pastOfSecond = ({
  id,
  area,
  condition,
  side,
  since,
  status,
  healedOn,
}: SecondInjury): PastInjury | null =>
  status === 'active' || healedOn === null ? null : { id, area, condition, side, since, healedOn };
