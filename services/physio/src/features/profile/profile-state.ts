import type { PhysioProfileBody } from '@stridewell/contracts/http/physio';
import { CONDITIONS_OF, type PhysioProfile } from '@stridewell/contracts/web';
import type { Injury, StoredTriage } from '../../domain/types.ts';
import type { PhysioProfileDocument, PhysioProfileState } from './document.ts';

/** Trims a string. Returns null when it is blank. */
const trimmedOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

type CurrentInjury = Pick<PhysioProfileState, 'primaryArea' | 'status' | 'since' | 'injury' | 'triage'>;

/**
 * Returns the profile after a save. A different area, or saving again after the injury was resolved, begins a new
 * injury: it starts on `today` (the runner's date) without the triage of the previous injury. Saving the active area
 * again keeps start date and triage.
 */
export const replaceProfile = (
  current: CurrentInjury | null,
  body: PhysioProfileBody,
  today: string,
): PhysioProfileState => {
  const isSame = current !== null && current.status === 'active' && current.primaryArea === body.primaryArea;
  return {
    primaryArea: body.primaryArea,
    onset: body.onset,
    painHistory: body.painHistory.trim(),
    mdDiagnosis: body.mdDiagnosis,
    mdDiagnosisText: trimmedOrNull(body.mdDiagnosisText),
    restrictionsMeds: trimmedOrNull(body.restrictionsMeds),
    pregnantOrPostpartum: body.pregnantOrPostpartum ?? null,
    surgeryLast6Months: body.surgeryLast6Months ?? null,
    clinicianCleared: body.clinicianCleared ?? null,
    status: 'active',
    since: isSame ? current.since : today,
    injury: isSame ? current.injury : (current?.injury ?? 0) + 1,
    triage: isSame ? current.triage : null,
  };
};

/** Returns the state of a stored profile without identity and bookkeeping fields, as a basis for changes. */
export const stateOf = (document: PhysioProfileDocument): PhysioProfileState => {
  const { _id, userId, rev, outbox, createdAt, updatedAt, restricted, ...state } = document;
  return state;
};

/** Converts a stored profile to the API's response. */
export const presentProfile = (document: PhysioProfileDocument): PhysioProfile => {
  const { triage: _, injury: __, ...state } = stateOf(document);
  return { ...state, updatedAt: document.updatedAt.toISOString() };
};

/** Converts a profile to the form that the rules use. `triage` is the newest completed triage. */
export const injuryOf = (profile: PhysioProfileState, triage: StoredTriage | null): Injury => ({
  id: '',
  area: profile.primaryArea,
  injuryArea: profile.primaryArea,
  condition: CONDITIONS_OF[profile.primaryArea][0],
  side: 'unknown',
  cleared: null,
  priorOf: null,
  onset: profile.onset,
  status: profile.status,
  since: profile.since,
  painHistory: profile.painHistory,
  mdDiagnosis: profile.mdDiagnosis,
  mdDiagnosisText: profile.mdDiagnosisText ?? '',
  restrictionsMeds: profile.restrictionsMeds ?? '',
  pregnantOrPostpartum: profile.pregnantOrPostpartum,
  surgeryLast6Months: profile.surgeryLast6Months,
  clinicianCleared: profile.clinicianCleared,
  triage,
});
