import { TEXT_MAX } from '@stridewell/contracts/web';
import { TextAreaField, YesNo } from '@stridewell/ui/forms';
import type { PartProps } from './part.ts';

/** The questions about diagnosis, restrictions, exclusions and clearance by a clinician. */
export const CarePart = ({ form, problems, set }: PartProps) => (
  <>
    <YesNo
      label="Has a doctor or physio made a diagnosis?"
      value={form.mdDiagnosis}
      onChange={(mdDiagnosis) => set({ mdDiagnosis })}
    />
    {form.mdDiagnosis && (
      <TextAreaField
        limit={TEXT_MAX}
        label="What did they say?"
        optional
        rows={2}
        error={problems.mdDiagnosisText}
        value={form.mdDiagnosisText}
        onChange={(event) => set({ mdDiagnosisText: event.target.value })}
      />
    )}
    <TextAreaField
      limit={TEXT_MAX}
      label="Restrictions and medicines"
      optional
      help="What you may not do, and what you take: antibiotics, injections and blood thinners matter most."
      error={problems.restrictionsMeds}
      value={form.restrictionsMeds}
      onChange={(event) => set({ restrictionsMeds: event.target.value })}
    />
    <YesNo
      label="Pregnant, or within 12 weeks after a birth?"
      value={form.pregnantOrPostpartum}
      onChange={(pregnantOrPostpartum) => set({ pregnantOrPostpartum })}
    />
    <YesNo
      label="Surgery in the last 6 months?"
      value={form.surgeryLast6Months}
      onChange={(surgeryLast6Months) => set({ surgeryLast6Months })}
    />
    <YesNo
      label="Has a clinician said that you may train?"
      value={form.clinicianCleared}
      onChange={(clinicianCleared) => set({ clinicianCleared })}
    />
  </>
);
