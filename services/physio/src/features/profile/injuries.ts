import type { InjuryBody, NewInjuryBody } from '@stridewell/contracts/http/physio-injury';
import { NEAREST_AREA, type PastInjury } from '@stridewell/contracts/web';
import { DomainError } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { PhysioProfileDocument, PhysioProfileState, SecondInjury } from './document.ts';
import { firstInjuryId } from './identity.ts';
import { detailsOf, nextDetails, pastOfFirst, pastOfSecond, recurrenceOf, withPast } from './injury-details.ts';
import { formAnswersOf, replaceProfile, resolveProfile, stateOf } from './profile-state.ts';

const conflict = (message: string, code: string): DomainError => new DomainError('conflict', message, { code });
const thirdInjury = (): DomainError =>
  conflict('Two at a time is what a plan can hold. See somebody about the third.', 'third_injury');
const sameInjury = (): DomainError =>
  conflict('You already have this injury. Please update it instead.', 'same_injury');

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

/**
 * Returns the profile after another injury was added, in the first place that is free: the profile's, when its injury
 * has healed or there is no profile, otherwise the second. With the id of a stored injury, nothing changes.
 * @throws 409 when two injuries are active, or when the same condition on the same side is
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
  if (profile.status === 'resolved') return replaceProfile(profile, asProfileBody(body), today, id);
  return withSecond(profile, startSecond(profile, { id: id ?? createId(), body, today }));
};

/**
 * Returns the profile after one of its injuries was replaced; null when it has none with this id. Another area, or saving
 * a healed injury again, starts a new injury with a new id.
 * @throws 409 when a known side changes other than to both
 */
export const replaceInjury = (
  profile: PhysioProfileDocument,
  id: string,
  change: { body: InjuryBody; today: string },
): PhysioProfileState | null => {
  const { body, today } = change;
  if (id === firstInjuryId(profile)) return replaceProfile(profile, asProfileBody(body), today);
  const { second } = profile;
  if (second?.id !== id) return null;
  if (second.status !== 'active' || second.area !== body.area)
    return withSecond(profile, startSecond(profile, { id: createId(), body, today }));
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
