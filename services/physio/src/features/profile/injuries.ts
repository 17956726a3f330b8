import type { PhysioProfileBody } from '@stridewell/contracts/http/physio';
import type { InjuryBody, NewInjuryBody } from '@stridewell/contracts/http/physio-injury';
import { NEAREST_AREA, type PastInjury } from '@stridewell/contracts/web';
import { DomainError } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { PhysioProfileDocument, PhysioProfileState, SecondInjury } from './document.ts';
import { firstInjuryId } from './identity.ts';
import {
  detailsOf,
  nextDetails,
  pastOfFirst,
  pastOfSecond,
  recurrenceOf,
  stateAt,
  withPast,
} from './injury-details.ts';
import { areaOf, formAnswersOf, replaceProfile, resolveProfile, stateOf } from './profile-state.ts';

const conflict = (message: string, code: string): DomainError => new DomainError('conflict', message, { code });
const thirdInjury = (): DomainError =>
  conflict('Two at a time is what a plan can hold. See somebody about the third.', 'third_injury');
const sameInjury = (): DomainError =>
  conflict('You already have this injury. Please update it instead.', 'same_injury');

const inMaintenance = (): DomainError =>
  conflict(
    'An injury in its weeks of maintenance would lose its place and its two short sessions a week. Agree to that, or wait until they are over.',
    'in_maintenance',
  );

/** Returns the ids of a runner's injuries, the profile's first. */
export const injuryIdsOf = (profile: PhysioProfileDocument): string[] => [
  firstInjuryId(profile),
  ...(profile.second ? [profile.second.id] : []),
];

/** Healed injuries from which a new one can be a recurrence. */
const pastOf = (profile: PhysioProfileDocument): PastInjury[] =>
  [...(profile.earlier ?? []), pastOfFirst(profile), profile.second ? pastOfSecond(profile.second) : null].filter(
    (past) => past !== null,
  );

const startSecond = (
  profile: PhysioProfileDocument,
  { id, body, today }: { id: string; body: InjuryBody; today: string },
): SecondInjury => {
  const details = nextDetails({ current: null, area: body.area, sent: body, today });
  const priorOf = recurrenceOf(details, pastOf(profile), today);
  return { id, ...formAnswersOf(body), status: 'active', since: today, ...details, priorOf, asksSafety: true };
};

/** Returns the profile with another second injury. One that has healed is kept among the earlier ones. */
const withSecond = (profile: PhysioProfileDocument, second: SecondInjury): PhysioProfileState => {
  const past = profile.second ? pastOfSecond(profile.second) : null;
  const earlier = withPast(profile.earlier ?? [], past);
  return { ...stateOf(profile), second, ...(earlier.length > 0 && { earlier }) };
};

const asProfileBody = (body: InjuryBody) => ({ ...body, primaryArea: NEAREST_AREA[body.area] });

/** An injury that a new one would replace. */
type Replaced = Pick<PastInjury, 'condition' | 'side' | 'healedOn'> | null;

/** True when a new injury in this place would end the maintenance of another one, not of the same that has come back. */
const wouldEnd = (past: Replaced, body: InjuryBody, today: string): boolean => {
  if (past === null) return false;
  const { condition, side } = nextDetails({ current: null, area: body.area, sent: body, today });
  const isBack = past.condition === condition && past.side === side;
  return !isBack && stateAt({ status: 'resolved', healedOn: past.healedOn }, today) === 'maintenance';
};

/** Refuses a new injury in the place of one in maintenance, unless the runner agrees. */
const checkMaintenance = (past: Replaced, body: InjuryBody, today: string): void => {
  if (body.endsMaintenance !== true && wouldEnd(past, body, today)) throw inMaintenance();
};

/**
 * Returns the profile after its form was saved. The same area again is the same injury that has come back, also when the
 * form leaves out what else describes it.
 * @throws 409 when a new injury would end the maintenance of the profile's one without the runner's agreement
 */
export const saveProfile = (
  current: PhysioProfileDocument,
  body: PhysioProfileBody,
  today: string,
): PhysioProfileState => {
  const past = pastOfFirst(current);
  const area = areaOf(current, body);
  const isSame = past?.area === area;
  const condition = body.condition ?? (isSame ? past.condition : null);
  const side = body.side ?? (isSame ? past.side : null);
  checkMaintenance(past, { ...body, area, condition, side }, today);
  return replaceProfile(current, body, today);
};

/** True when the second place has no injury, or one whose weeks of maintenance are over. */
const isSecondFree = ({ second }: PhysioProfileDocument, today: string): boolean =>
  second === undefined || stateAt(second, today) === 'resolved';

/**
 * The place that a new injury takes: 0 for the profile's, 1 for the second. A healed profile keeps its weeks of maintenance
 * while the second place is free, unless the new injury is the same one.
 */
export const placeOf = (profile: PhysioProfileDocument | null, body: InjuryBody, today: string): 0 | 1 => {
  if (!profile) return 0;
  if (profile.status === 'active') return 1;
  return isSecondFree(profile, today) && wouldEnd(pastOfFirst(profile), body, today) ? 1 : 0;
};

/**
 * Returns the profile after another injury was added, in the first place that is free: the profile's, when its injury
 * has healed or there is no profile, otherwise the second. With the id of a stored injury, nothing changes.
 * @throws 409 when two injuries are active, when the same condition on the same side is, or when an injury in maintenance
 * would lose its place without the runner's agreement
 */
export const addInjury = (
  profile: PhysioProfileDocument | null,
  { id, ...body }: NewInjuryBody,
  today: string,
): PhysioProfileState => {
  if (!profile) return replaceProfile(null, asProfileBody(body), today, id);
  if (id !== undefined && injuryIdsOf(profile).includes(id)) return stateOf(profile);
  const { second } = profile;
  const { condition, side } = nextDetails({ current: null, area: body.area, sent: body, today });
  const active = [
    ...(profile.status === 'active' ? [detailsOf(profile)] : []),
    ...(second?.status === 'active' ? [second] : []),
  ];
  if (active.length >= 2) throw thirdInjury();
  if (active.some((one) => one.condition === condition && one.side === side)) throw sameInjury();
  if (placeOf(profile, body, today) === 0) {
    checkMaintenance(pastOfFirst(profile), body, today);
    return replaceProfile(profile, asProfileBody(body), today, id);
  }
  checkMaintenance(second ? pastOfSecond(second) : null, body, today);
  return withSecond(profile, startSecond(profile, { id: id ?? createId(), body, today }));
};

/**
 * Returns the profile after one of its injuries was replaced; null when it has none with this id. Another area, or saving
 * a healed injury again, starts a new injury with a new id.
 * @throws 409 when a known side changes other than to both, and when an injury in maintenance would lose its place without
 * the runner's agreement
 */
export const replaceInjury = (
  profile: PhysioProfileDocument,
  id: string,
  change: { body: InjuryBody; today: string },
): PhysioProfileState | null => {
  const { body, today } = change;
  if (id === firstInjuryId(profile)) return saveProfile(profile, asProfileBody(body), today);
  const { second } = profile;
  if (second?.id !== id) return null;
  if (second.status !== 'active' || second.area !== body.area) {
    checkMaintenance(pastOfSecond(second), body, today);
    return withSecond(profile, startSecond(profile, { id: createId(), body, today }));
  }
  const details = nextDetails({ current: second, area: body.area, sent: body, today });
  return { ...stateOf(profile), second: { ...second, ...formAnswersOf(body), ...details } };
};

/** Returns the profile after one of its injuries was marked as healed; null when it has none with this id. */
export const healInjury = (profile: PhysioProfileDocument, id: string, today: string): PhysioProfileState | null => {
  if (id === firstInjuryId(profile)) return resolveProfile(profile, today);
  const { second } = profile;
  if (second?.id !== id) return null;
  if (second.status === 'resolved') return stateOf(profile);
  return { ...stateOf(profile), second: { ...second, status: 'resolved', healedOn: today } };
};
