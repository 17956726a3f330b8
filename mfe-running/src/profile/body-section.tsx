import { FOCUS_AREAS, INJURY_AREAS, TEXT_MAX } from '@stridewell/contracts/web';
import { Split } from '@stridewell/ui/core';
import { TextAreaField } from '@stridewell/ui/forms';
import { FormCard, type FormSectionProps } from './form-layout.ts';
import { Toggles } from './toggles.tsx';

/** The questions about injury history and focus, and the notes for the coach. */
export const BodySection = ({ form, problems, set, leave }: FormSectionProps) => (
  <FormCard title="Your body and focus">
    <Split $even>
      <Toggles
        label="Injury history"
        options={INJURY_AREAS}
        values={form.injuryHistory}
        onChange={(injuryHistory) => set({ injuryHistory })}
      />
      <Toggles label="Focus" options={FOCUS_AREAS} values={form.focus} onChange={(focus) => set({ focus })} />
    </Split>
    <TextAreaField
      limit={TEXT_MAX}
      label="Anything your coach should know"
      optional
      help="Past and current injuries, and what helped."
      error={problems.injuries}
      value={form.injuries}
      onChange={(event) => set({ injuries: event.target.value })}
      onBlur={() => leave('injuries')}
    />
  </FormCard>
);
