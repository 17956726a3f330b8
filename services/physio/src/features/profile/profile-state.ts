import type { PhysioProfileBody } from '@stridewell/contracts/http/physio';
import { NEAREST_AREA, type PastInjury, type PhysioProfile } from '@stridewell/contracts/web';
import type { Injury, Safety, StoredTriage } from '../../domain/types.ts';
import type { PhysioProfileDocument, PhysioProfileState, SecondInjury } from './document.ts';
import { clearanceOf, firstInjuryId, identityOf } from './identity.ts';
import {
  type Described,
  detailsOf,
  nextDetails,
  pastOfFirst,
  recurrenceOf,
  recurrencesOf,
  withPast,
} from './injury-details.ts';

/** Trims a string. Returns null if it is blank. */
const trimmedOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

type FormBody = Omit<PhysioProfileBody, 'primaryArea' | 'area' | 'condition' | 'side' | 'onsetDate' | 'cleared'>;
type FormAnswers = Omit<
  SecondInjury,
  | 'id'
  | 'area'
  | 'condition'
  | 'side'
  | 'onsetDate'
  | 'cleared'
  | 'earlierImpacts'
  | 'healedOn'
  | 'priorOf'
  | 'status'
  | 'since'
>;

/** Returns the answers of an injury form to store. Blank texts become empty, unanswered questions null. */
export const formAnswersOf = (body: FormBody): FormAnswers => ({
  onset: body.onset,
  painHistory: body.painHistory.trim(),
  mdDiagnosis: body.mdDiagnosis,
  mdDiagnosisText: trimmedOrNull(body.mdDiagnosisText),
  restrictionsMeds: trimmedOrNull(body.restrictionsMeds),
  pregnantOrPostpartum: body.pregnantOrPostpartum ?? null,
  surgeryLast6Months: body.surgeryLast6Months ?? null,
  clinicianCleared: body.clinicianCleared ?? null,
});

/** The area after a save. If the body contains none, the profile keeps its area while the primary area is unchanged. */
export const areaOf = (current: PhysioProfileDocument | null, { primaryArea, area }: PhysioProfileBody) => {
  if (area !== undefined) return area;
  return current?.primaryArea === primaryArea ? detailsOf(current).area : primaryArea;
};

/**
 * Returns the profile after a save. A different area, or saving again after the injury was resolved, starts a new
 * injury: it starts on `today` (the runner's date) without the triage of the previous injury. Saving the active area
 * again keeps start date, triage, and the details that the body does not contain. The second injury is unchanged.
 * @param id id chosen by the client for a new injury; by default, it is derived from the profile
 * @throws 400 for a date in the future, 409 if a known side changes other than to both
 */
export const replaceProfile = (
  current: PhysioProfileDocument | null,
  body: PhysioProfileBody,
  today: string,
  id?: string,
): PhysioProfileState => {
  const area = areaOf(current, body);
  const stored = current && detailsOf(current);
  const same = current?.status === 'active' && stored?.area === area ? current : null;
  const injury = same ? same.injury : (current?.injury ?? 0) + 1;
  const details = nextDetails({ current: same && stored, area, sent: body, today });
  const earlier = withPast(current?.earlier ?? [], current && pastOfFirst(current));
  const storedId = same ? stored?.id : id;
  return {
    primaryArea: NEAREST_AREA[area],
    ...formAnswersOf(body),
    status: 'active',
    since: same ? same.since : today,
    injury,
    triage: same ? same.triage : null,
    details: {
      ...details,
      priorOf: same ? details.priorOf : recurrenceOf(details, earlier, today),
      injury,
      ...(storedId !== undefined && { id: storedId }),
      ...((same ? stored?.asksSafety : true) && { asksSafety: true as const }),
    },
    ...(current?.safety && { safety: current.safety }),
    ...(current?.second && { second: current.second }),
    ...(earlier.length > 0 && { earlier: same ? (current?.earlier ?? []) : earlier }),
  };
};

/** Returns the profile after its injury was marked as healed, which begins the weeks of maintenance. */
export const resolveProfile = (current: PhysioProfileDocument, today: string): PhysioProfileState => {
  const state = stateOf(current);
  if (current.status === 'resolved') return state;
  const { injury } = current;
  return { ...state, status: 'resolved', details: { ...detailsOf(current), healedOn: today, injury } };
};

/** Returns the state of a stored profile without identity and bookkeeping fields, as a basis for changes. */
export const stateOf = (document: PhysioProfileDocument): PhysioProfileState => {
  const { _id, userId, rev, outbox, createdAt, updatedAt, restricted, ...state } = document;
  return state;
};

/** Converts a stored profile to the API's response. `today` is the runner's date. */
export const presentProfile = (document: PhysioProfileDocument, today: string): PhysioProfile => {
  const {
    triage: _,
    injury: __,
    details: ___,
    second: ____,
    earlier: _____,
    safety: ______,
    ...state
  } = stateOf(document);
  const { area, condition, side, onsetDate, cleared } = identityOf(document, today);
  return {
    ...state,
    updatedAt: document.updatedAt.toISOString(),
    ...{ injuryId: firstInjuryId(document), area, condition, side, onsetDate, cleared },
  };
};

type RuleAnswers = Pick<Injury, 'onset' | 'since' | 'painHistory' | 'mdDiagnosis' | 'triage'> &
  Pick<FormAnswers, 'mdDiagnosisText' | 'restrictionsMeds' | 'pregnantOrPostpartum' | 'surgeryLast6Months'> &
  Pick<FormAnswers, 'clinicianCleared'> & { status: Injury['status'] };

/** The number of recurrences, for an injury that has recurred. */
const countedRecurrences = (...given: Parameters<typeof recurrencesOf>): Pick<Injury, 'recurrences'> => {
  const recurrences = recurrencesOf(...given);
  return recurrences > 0 ? { recurrences } : {};
};

/** Data in the runner's record that applies to every injury. */
interface RunnerRecord {
  earlier?: readonly PastInjury[];
  safety?: Pick<Safety, 'answered' | 'seen'>;
}

const ruleInjuryOf = (
  {
    area,
    condition,
    side,
    formerSide,
    cleared,
    earlierImpacts,
    priorOf,
    asksSafety,
  }: Described & { asksSafety?: true },
  answers: RuleAnswers,
  { earlier = [], safety }: RunnerRecord,
): Injury => ({
  ...countedRecurrences({ condition, side, priorOf }, earlier, answers.since),
  area: NEAREST_AREA[area],
  injuryArea: area,
  ...(formerSide && { formerSide }),
  ...{ condition, side, priorOf, cleared: clearanceOf(cleared, answers.clinicianCleared) },
  ...(earlierImpacts && { earlierImpacts }),
  onset: answers.onset,
  status: answers.status,
  since: answers.since,
  painHistory: answers.painHistory,
  mdDiagnosis: answers.mdDiagnosis,
  mdDiagnosisText: answers.mdDiagnosisText ?? '',
  restrictionsMeds: answers.restrictionsMeds ?? '',
  pregnantOrPostpartum: answers.pregnantOrPostpartum,
  surgeryLast6Months: answers.surgeryLast6Months,
  clinicianCleared: answers.clinicianCleared,
  triage: answers.triage,
  safety: {
    answered: safety?.answered ?? [],
    seen: safety?.seen ?? [],
    isRequired: asksSafety === true,
  },
});

/** Converts a profile to the form that the rules use. `triage` is the newest completed triage. */
export const injuryOf = (
  profile: Omit<PhysioProfileState, 'safety'> & RunnerRecord,
  triage: StoredTriage | null,
): Injury => ruleInjuryOf(detailsOf(profile), { ...profile, triage }, profile);

/** Converts the second injury to the form that the rules use. A triage applies to both injuries. */
export const secondInjuryOf = (second: SecondInjury, triage: StoredTriage | null, record: RunnerRecord = {}): Injury =>
  ruleInjuryOf(second, { ...second, triage }, record);
