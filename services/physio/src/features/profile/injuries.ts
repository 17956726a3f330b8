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

/** Returns the ids of a runner's injuries. The profile's injury comes first. */
export const injuryIdsOf = (profile: PhysioProfileDocument): string[] => [
  firstInjuryId(profile),
  ...(profile.second ? [profile.second.id] : []),
];

/** Healed injuries of which a new one can be a recurrence. */
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

/** Returns the profile with a different second injury. A healed one is kept among the earlier injuries. */
const withSecond = (profile: PhysioProfileDocument, second: SecondInjury): PhysioProfileState => {
  const past = profile.second ? pastOfSecond(profile.second) : null;
  const earlier = withPast(profile.earlier ?? [], past);
  return { ...stateOf(profile), second, ...(earlier.length > 0 && { earlier }) };
};

const asProfileBody = (body: InjuryBody) => ({ ...body, primaryArea: NEAREST_AREA[body.area] });

/** An injury that a new one would replace. */
type Replaced = Pick<PastInjury, 'condition' | 'side' | 'healedOn'> | null;

/**
 * True if a new injury in this slot would end the maintenance of a different injury, as opposed to a recurrence of the
 * same one.
 */
const wouldEnd = (past: Replaced, body: InjuryBody, today: string): boolean => {
  if (past === null) return false;
  const { condition, side } = nextDetails({ current: null, area: body.area, sent: body, today });
  const isBack = past.condition === condition && past.side === side;
  return !isBack && stateAt({ status: 'resolved', healedOn: past.healedOn }, today) === 'maintenance';
};

/** Rejects a new injury in the slot of one in maintenance, unless the runner agrees. */
const checkMaintenance = (past: Replaced, body: InjuryBody, today: string): void => {
  if (body.endsMaintenance !== true && wouldEnd(past, body, today)) throw inMaintenance();
};

/**
 * Returns the profile after its form was saved. Saving the same area again is a recurrence of the same injury, even if
 * the form leaves out its other details.
 * @throws 409 if a new injury would end the maintenance of the profile's one without the runner's agreement
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

/** True if the second slot has no injury, or one whose weeks of maintenance are over. */
const isSecondFree = ({ second }: PhysioProfileDocument, today: string): boolean =>
  second === undefined || stateAt(second, today) === 'resolved';

/**
 * Slot of a new injury: 0 for the profile's, 1 for the second. A healed profile keeps its weeks of maintenance while
 * the second slot is free, unless the new injury is a recurrence of the same one.
 */
export const placeOf = (profile: PhysioProfileDocument | null, body: InjuryBody, today: string): 0 | 1 => {
  if (!profile) return 0;
  if (profile.status === 'active') return 1;
  return isSecondFree(profile, today) && wouldEnd(pastOfFirst(profile), body, today) ? 1 : 0;
};

/**
 * Returns the profile after another injury was added in the first free slot: the profile's if its injury has healed or
 * there is no profile, otherwise the second. If the id is already stored, nothing changes.
 * @throws 409 if two injuries are active, if the same condition on the same side is active, or if an injury in
 * maintenance would be displaced without the runner's agreement
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
 * Returns the profile after one of its injuries was replaced; null if it has none with this id. Another area, or saving
 * a healed injury again, starts a new injury with a new id.
 * @throws 409 if a known side changes other than to both, or if an injury in maintenance would be displaced without the
 * runner's agreement
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

/** Returns the profile after one of its injuries was marked as healed; null if it has none with this id. */
export const healInjury = (profile: PhysioProfileDocument, id: string, today: string): PhysioProfileState | null => {
  if (id === firstInjuryId(profile)) return resolveProfile(profile, today);
  const { second } = profile;
  if (second?.id !== id) return null;
  if (second.status === 'resolved') return stateOf(profile);
  return { ...stateOf(profile), second: { ...second, status: 'resolved', healedOn: today } };
};
