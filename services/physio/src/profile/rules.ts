import type { PhysioProfileBody } from '@stridewell/contracts/http/physio';
import type { PhysioProfile } from '@stridewell/contracts/web';
import type { Injury, StoredTriage } from '../rules/types.ts';
import type { PhysioProfileDocument, PhysioProfileState } from './document.ts';

/** White space alone tells nothing. */
const words = (text: string | null | undefined): string | null => text?.trim() || null;

type Known = Pick<PhysioProfileState, 'primaryArea' | 'status' | 'since' | 'injury' | 'triage'>;

/**
 * The profile that a save makes of the one there is. Another area, or a resolved injury saved again, is a new injury: it is
 * followed from `today` (the runner's date) on, and what a triage said of the one before is left behind. Saving the area
 * that is active keeps its course.
 */
export const replaceProfile = (current: Known | null, body: PhysioProfileBody, today: string): PhysioProfileState => {
  const isSame = current !== null && current.status === 'active' && current.primaryArea === body.primaryArea;
  return {
    primaryArea: body.primaryArea,
    onset: body.onset,
    painHistory: body.painHistory.trim(),
    mdDiagnosis: body.mdDiagnosis,
    mdDiagnosisText: words(body.mdDiagnosisText),
    restrictionsMeds: words(body.restrictionsMeds),
    pregnantOrPostpartum: body.pregnantOrPostpartum ?? null,
    surgeryLast6Months: body.surgeryLast6Months ?? null,
    clinicianCleared: body.clinicianCleared ?? null,
    status: 'active',
    since: isSame ? current.since : today,
    injury: isSame ? current.injury : (current?.injury ?? 0) + 1,
    triage: isSame ? current.triage : null,
  };
};

/** What a save decides of a stored profile, for changing one thing of it. */
export const stateOf = (document: PhysioProfileDocument): PhysioProfileState => {
  const { _id, userId, rev, outbox, createdAt, updatedAt, restricted, ...state } = document;
  return state;
};

/** A profile as its runner reads it. */
export const presentProfile = (document: PhysioProfileDocument): PhysioProfile => {
  const { triage: _, injury: __, ...state } = stateOf(document);
  return { ...state, updatedAt: document.updatedAt.toISOString() };
};

/** A profile as the rules read it; `triage` is the newest one that was answered. */
export const injuryOf = (profile: PhysioProfileState, triage: StoredTriage | null): Injury => ({
  area: profile.primaryArea,
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
