import {
  type Area,
  type Onset,
  type PhysioProfile,
  type PhysioProfileInput,
  TEXT_MAX,
} from '@stridewell/contracts/web';

/** Values of the form: text exactly as typed, and null for a choice that the runner has not made. */
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

/** Returns the form values of a saved profile, or empty values for null. */
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

/** Returns the body of POST and PUT /api/physio/profile, or null when area or onset is missing. */
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

/** Returns the validation errors of the text fields, by field. */
export const problemsOf = (form: FormValues): Partial<Record<TextField, string>> => {
  const fields: TextField[] = ['painHistory', 'mdDiagnosisText', 'restrictionsMeds'];
  const long = fields.filter((field) => form[field].trim().length > TEXT_MAX);
  return Object.fromEntries(long.map((field) => [field, `At most ${TEXT_MAX.toLocaleString('en')} characters`]));
};
