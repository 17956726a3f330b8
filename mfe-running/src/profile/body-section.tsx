import { FOCUS_AREAS, INJURY_AREAS, TEXT_MAX } from '@stridewell/contracts/web';
import { Split } from '@stridewell/ui/core';
import { TextAreaField } from '@stridewell/ui/forms';
import { FormCard, type FormSectionProps } from './form-layout.ts';
import { lengthWords } from './length-words.ts';
import { profileWords } from './profile-words.ts';
import { Toggles } from './toggles.tsx';

/** The questions about injury history and focus, and the notes for the coach. */
export const BodySection = ({ form, problems, set, leave }: FormSectionProps) => {
  const { body, injuries, focus: areas, optional } = profileWords();
  return (
    <FormCard title={body.title}>
      <Split $even>
        <Toggles
          label={body.injuries}
          options={INJURY_AREAS}
          textOf={(area) => injuries[area]}
          values={form.injuryHistory}
          onChange={(injuryHistory) => set({ injuryHistory })}
        />
        <Toggles
          label={body.focus}
          options={FOCUS_AREAS}
          textOf={(area) => areas[area]}
          values={form.focus}
          onChange={(focus) => set({ focus })}
        />
      </Split>
      <TextAreaField
        limit={TEXT_MAX}
        words={lengthWords()}
        label={body.notes.label}
        optional={optional}
        help={body.notes.help}
        error={problems.injuries}
        value={form.injuries}
        onChange={(event) => set({ injuries: event.target.value })}
        onBlur={() => leave('injuries')}
      />
    </FormCard>
  );
};
