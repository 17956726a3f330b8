import type { Clearance, InjuryIdentity, PhysioInjury } from '@stridewell/contracts/web';
import type { TriageSubject } from '../../domain/triage/triage.ts';
import type { PhysioProfileDocument, SecondInjury } from './document.ts';
import { derivedInjuryId, detailsOf, stateAt } from './injury-details.ts';

/** Id of the profile's injury: the one chosen by the client, otherwise one derived from the profile. */
export const firstInjuryId = (profile: PhysioProfileDocument): string =>
  detailsOf(profile).id ?? derivedInjuryId(profile);

/**
 * The clearance of an injury. In earlier releases, a yes to "cleared by a clinician" is treated as a clearance by a
 * physiotherapist without a date, which does not allow loading a bone or the groin.
 */
export const clearanceOf = (cleared: Clearance | null, clinicianCleared: boolean | null): Clearance | null =>
  cleared ?? (clinicianCleared === true ? { by: 'physio', date: null, site: null, impact: null } : null);

/** Returns the identity of the profile's injury for the rules. `today` is the runner's date. */
export const identityOf = (profile: PhysioProfileDocument, today: string): InjuryIdentity => {
  const details = detailsOf(profile);
  const { area, condition, side, onsetDate, healedOn, priorOf } = details;
  return {
    id: firstInjuryId(profile),
    ...{ area, condition, side, onset: profile.onset, onsetDate },
    status: stateAt({ status: profile.status, healedOn }, today),
    since: profile.since,
    ...{ healedOn, cleared: clearanceOf(details.cleared, profile.clinicianCleared), priorOf },
  };
};

/** Returns the identity of the second injury for the rules. `today` is the runner's date. */
export const secondIdentityOf = (second: SecondInjury, today: string): InjuryIdentity => {
  const { id, area, condition, side, onset, onsetDate, since, healedOn, priorOf } = second;
  return {
    ...{ id, area, condition, side, onset, onsetDate },
    status: stateAt(second, today),
    ...{ since, healedOn, cleared: clearanceOf(second.cleared, second.clinicianCleared), priorOf },
  };
};

/**
 * The injuries that the safety questions are about: the profile's, and the second one until its weeks of maintenance
 * are over. `today` is the runner's date.
 */
export const triageSubjectOf = (profile: PhysioProfileDocument | null, today: string): TriageSubject => {
  if (!profile) return { area: null, onset: null };
  const { second, onset } = profile;
  const others = second && stateAt(second, today) !== 'resolved' ? [{ area: second.area, onset: second.onset }] : [];
  return { area: detailsOf(profile).area, onset, others };
};

type Answered = Pick<
  SecondInjury,
  'painHistory' | 'mdDiagnosis' | 'mdDiagnosisText' | 'restrictionsMeds' | 'pregnantOrPostpartum'
> &
  Pick<SecondInjury, 'surgeryLast6Months' | 'clinicianCleared'>;

const present = (identity: InjuryIdentity, answers: Answered, first: boolean): PhysioInjury => ({
  ...identity,
  painHistory: answers.painHistory,
  mdDiagnosis: answers.mdDiagnosis,
  mdDiagnosisText: answers.mdDiagnosisText,
  restrictionsMeds: answers.restrictionsMeds,
  pregnantOrPostpartum: answers.pregnantOrPostpartum,
  surgeryLast6Months: answers.surgeryLast6Months,
  clinicianCleared: answers.clinicianCleared,
  first,
});

/** Converts a runner's injuries to the API's response, the profile's first. `today` is the runner's date. */
export const presentInjuries = (profile: PhysioProfileDocument, today: string): PhysioInjury[] => [
  present(identityOf(profile, today), profile, true),
  ...(profile.second ? [present(secondIdentityOf(profile.second, today), profile.second, false)] : []),
];
