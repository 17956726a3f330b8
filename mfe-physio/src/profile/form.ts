import type { Area, Onset, PhysioProfile, PhysioProfileInput } from '@stridewell/contracts/web';

/** What the form holds: text as it was typed, null where a choice is not made. */
export interface FormValues {
  primaryArea: Area | null;
  onset: Onset | null;
  painHistory: string;
  mdDiagnosis: boolean;
  mdDiagnosisText: string;
  restrictionsMeds: string;
  pregnantOrPostpartum: boolean | null;
  surgeryLast6Months: boolean | null;
  clinicianCleared: boolean | null;
}
export type Changes = Partial<FormValues>;
export type TextField = 'painHistory' | 'mdDiagnosisText' | 'restrictionsMeds';

/** Longest text the API takes. */
const TEXT_MAX = 2_000;

/** The form of a saved profile, or of none. */
export const formOf = (profile: PhysioProfile | null): FormValues => ({
  primaryArea: profile?.primaryArea ?? null,
  onset: profile?.onset ?? null,
  painHistory: profile?.painHistory ?? '',
  mdDiagnosis: profile?.mdDiagnosis ?? false,
  mdDiagnosisText: profile?.mdDiagnosisText ?? '',
  restrictionsMeds: profile?.restrictionsMeds ?? '',
  pregnantOrPostpartum: profile?.pregnantOrPostpartum ?? null,
  surgeryLast6Months: profile?.surgeryLast6Months ?? null,
  clinicianCleared: profile?.clinicianCleared ?? null,
});

const textOrNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** The body of POST and PUT /api/physio/profile; null while area or onset is missing. A text on a diagnosis needs a diagnosis. */
export const bodyOf = ({ primaryArea, onset, ...form }: FormValues): PhysioProfileInput | null =>
  primaryArea === null || onset === null
    ? null
    : {
        ...form,
        primaryArea,
        onset,
        painHistory: form.painHistory.trim(),
        mdDiagnosisText: form.mdDiagnosis ? textOrNull(form.mdDiagnosisText) : null,
        restrictionsMeds: textOrNull(form.restrictionsMeds),
      };

/** What is wrong with the texts, by field. */
export const problemsOf = (form: FormValues): Partial<Record<TextField, string>> => {
  const fields: TextField[] = ['painHistory', 'mdDiagnosisText', 'restrictionsMeds'];
  const long = fields.filter((field) => form[field].trim().length > TEXT_MAX);
  return Object.fromEntries(long.map((field) => [field, `At most ${TEXT_MAX.toLocaleString('en')} characters`]));
};
