import {
  type BoneSite,
  type Clearance,
  CONDITIONS_OF,
  type Condition,
  isDate,
  NEAREST_AREA,
  type NewPhysioInjuryInput,
  type Onset,
  type PhysioArea,
  type PhysioInjury,
  type PhysioProfile,
  type PhysioProfileInput,
  type Side,
  TEXT_MAX,
} from '@stridewell/contracts/web';
import { profileWords } from './profile-words.ts';

/** Values of the form: text exactly as typed, and null for a choice that the runner has not made. */
export interface FormValues {
  primaryArea: PhysioArea | null;
  side: Side | null;
  /** `unknown` if the runner has chosen "I do not know". */
  condition: Condition | 'unknown' | null;
  onset: Onset | null;
  /** Dates are `YYYY-MM-DD`, or an empty string. */
  onsetDate: string;
  painHistory: string;
  mdDiagnosis: boolean;
  mdDiagnosisText: string;
  restrictionsMeds: string;
  pregnantOrPostpartum: boolean | null;
  surgeryLast6Months: boolean | null;
  clinicianCleared: boolean | null;
  /**
   * Clearance of a groin or bone injury: by whose decision, on which date, for which bone, and when hops and running
   * were allowed.
   */
  clearedBy: Clearance['by'] | 'nobody' | null;
  clearedOn: string;
  clearedSite: BoneSite | null;
  impactOn: string;
}
export type Changes = Partial<FormValues>;
export type TextField = 'painHistory' | 'mdDiagnosisText' | 'restrictionsMeds';
type DateField = 'onsetDate' | 'clearedOn' | 'impactOn';

/** Areas for which a clinician must have examined the injury before there is a programme. */
export const needsClearance = (area: PhysioArea | null): boolean => area === 'groin' || area === 'bone';

const areaOf = (saved: PhysioProfile | PhysioInjury): PhysioArea =>
  'primaryArea' in saved ? (saved.area ?? saved.primaryArea) : saved.area;

const clearanceOf = (cleared: Clearance | null) => ({
  clearedBy: cleared?.by ?? null,
  clearedOn: cleared?.date ?? '',
  clearedSite: cleared?.site ?? null,
  impactOn: cleared?.impact ?? '',
});

/** Returns the form values of a saved injury, or empty values for null. */
export const formOf = (saved: PhysioProfile | PhysioInjury | null): FormValues => ({
  primaryArea: saved && areaOf(saved),
  side: saved?.side === 'unknown' ? null : (saved?.side ?? null),
  condition: saved?.condition ?? null,
  onset: saved?.onset ?? null,
  onsetDate: saved?.onsetDate ?? '',
  painHistory: saved?.painHistory ?? '',
  mdDiagnosis: saved?.mdDiagnosis ?? false,
  mdDiagnosisText: saved?.mdDiagnosisText ?? '',
  restrictionsMeds: saved?.restrictionsMeds ?? '',
  pregnantOrPostpartum: saved?.pregnantOrPostpartum ?? null,
  surgeryLast6Months: saved?.surgeryLast6Months ?? null,
  clinicianCleared: saved?.clinicianCleared ?? null,
  ...clearanceOf(saved?.cleared ?? null),
});

/**
 * Returns which of side and kind has no answer in an otherwise complete form, or null if there is nothing to report.
 */
export const openQuestions = ({
  primaryArea: area,
  side,
  condition,
  onset,
}: FormValues): 'side' | 'kind' | 'both' | null => {
  if (area === null || onset === null) return null;
  const isKindOpen = condition === null && CONDITIONS_OF[area].length > 1;
  const isSideOpen = side === null && area !== 'bone';
  if (isKindOpen && isSideOpen) return 'both';
  if (isKindOpen) return 'kind';
  return isSideOpen ? 'side' : null;
};

const textOrNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

const clearedOf = ({ primaryArea, clearedBy, clearedOn, clearedSite, impactOn }: FormValues): Clearance | null =>
  !needsClearance(primaryArea) || clearedBy === null || clearedBy === 'nobody'
    ? null
    : {
        by: clearedBy,
        date: textOrNull(clearedOn),
        site: primaryArea === 'bone' ? clearedSite : null,
        impact: primaryArea === 'bone' ? textOrNull(impactOn) : null,
      };

const detailsOf = (form: FormValues) => ({
  condition: form.condition === 'unknown' ? null : form.condition,
  side: form.side,
  onsetDate: textOrNull(form.onsetDate),
  cleared: clearedOf(form),
});

/** Details without an answer are omitted, unless that removes a saved answer. */
const changedDetails = (form: FormValues, saved: FormValues) => {
  const before = detailsOf(saved);
  return Object.fromEntries(
    Object.entries(detailsOf(form)).filter(
      ([name, value]) => value !== null || before[name as keyof typeof before] !== null,
    ),
  );
};

const answersOf = (form: FormValues, onset: Onset) => ({
  onset,
  painHistory: form.painHistory.trim(),
  mdDiagnosis: form.mdDiagnosis,
  mdDiagnosisText: form.mdDiagnosis ? textOrNull(form.mdDiagnosisText) : null,
  restrictionsMeds: textOrNull(form.restrictionsMeds),
  pregnantOrPostpartum: form.pregnantOrPostpartum,
  surgeryLast6Months: form.surgeryLast6Months,
  clinicianCleared: form.clinicianCleared,
});

/** Returns the body of POST and PUT /api/physio/profile, or null if area or onset is missing. */
export const bodyOf = (form: FormValues, saved: FormValues = formOf(null)): PhysioProfileInput | null => {
  const { primaryArea: area, onset } = form;
  if (area === null || onset === null) return null;
  const primaryArea = NEAREST_AREA[area];
  const wasOther = saved.primaryArea !== null && saved.primaryArea !== NEAREST_AREA[saved.primaryArea];
  return {
    primaryArea,
    ...((area !== primaryArea || wasOther) && { area }),
    ...answersOf(form, onset),
    ...changedDetails(form, saved),
  };
};

/** Returns the body of POST and PUT /api/physio/injuries without its id, or null if area or onset is missing. */
export const injuryBodyOf = (
  form: FormValues,
  saved: FormValues = formOf(null),
): Omit<NewPhysioInjuryInput, 'id'> | null => {
  const { primaryArea: area, onset } = form;
  if (area === null || onset === null) return null;
  return { area, ...answersOf(form, onset), ...changedDetails(form, saved) };
};

/** Returns the validation errors of the text and date fields, by field. */
export const problemsOf = (form: FormValues, today?: string): Partial<Record<TextField | DateField, string>> => {
  const words = profileWords();
  const fields: TextField[] = ['painHistory', 'mdDiagnosisText', 'restrictionsMeds'];
  const dates: DateField[] = ['onsetDate', 'clearedOn', 'impactOn'];
  const long = fields.filter((field) => form[field].trim().length > TEXT_MAX);
  const wrong = dates.filter(
    (field) => form[field] !== '' && (!isDate(form[field]) || (today !== undefined && form[field] > today)),
  );
  return Object.fromEntries([
    ...long.map((field) => [field, words.tooLong(TEXT_MAX)]),
    ...wrong.map((field) => [field, words.dateUpToToday]),
  ]);
};
