import { TEXT_MAX } from '@stridewell/contracts/web';
import { TextAreaField, YesNo } from '@stridewell/ui/forms';
import type { PartProps } from './part.ts';
import { profileWords } from './profile-words.ts';

/** The questions about diagnosis, restrictions, exclusions and clearance by a clinician. */
export const CarePart = ({ form, problems, set }: PartProps) => {
  const words = profileWords();
  return (
    <>
      <YesNo label={words.diagnosis} value={form.mdDiagnosis} onChange={(mdDiagnosis) => set({ mdDiagnosis })} />
      {form.mdDiagnosis && (
        <TextAreaField
          limit={TEXT_MAX}
          label={words.diagnosisText}
          optional
          rows={2}
          error={problems.mdDiagnosisText}
          value={form.mdDiagnosisText}
          onChange={(event) => set({ mdDiagnosisText: event.target.value })}
        />
      )}
      <TextAreaField
        limit={TEXT_MAX}
        label={words.restrictions}
        optional
        help={words.restrictionsHelp}
        error={problems.restrictionsMeds}
        value={form.restrictionsMeds}
        onChange={(event) => set({ restrictionsMeds: event.target.value })}
      />
      <YesNo
        label={words.pregnant}
        value={form.pregnantOrPostpartum}
        onChange={(pregnantOrPostpartum) => set({ pregnantOrPostpartum })}
      />
      <YesNo
        label={words.surgery}
        value={form.surgeryLast6Months}
        onChange={(surgeryLast6Months) => set({ surgeryLast6Months })}
      />
      <YesNo
        label={words.cleared}
        value={form.clinicianCleared}
        onChange={(clinicianCleared) => set({ clinicianCleared })}
      />
    </>
  );
};
