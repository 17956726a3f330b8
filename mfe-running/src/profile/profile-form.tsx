import { useLeaveWarning, useUser } from '@stridewell/app/core';
import type { CoachProfile } from '@stridewell/contracts/web';
import { Button, Split, Stack } from '@stridewell/ui/core';
import { FormBar } from '@stridewell/ui/forms';
import { type SubmitEvent, useState } from 'react';
import { BodySection } from './body-section.tsx';
import { type FieldName, type FormValues, toFormValues } from './form-values.ts';
import { GoalSection } from './goal-section.tsx';
import { useProfileDraft } from './profile-draft.ts';
import { profileWords } from './profile-words.ts';
import { SaveResult } from './save-result.tsx';
import { useSaveProfile } from './use-save.ts';
import { serverProblems, useShownProblems } from './use-shown-problems.ts';
import { validateProfile } from './validate-profile.ts';
import { WeekSection } from './week-section.tsx';

/** The training profile form. Unsaved input is kept after an error and when another tab is opened. */
export const ProfileForm = ({ profile }: { profile: CoachProfile | null }) => {
  const words = profileWords();
  const draft = useProfileDraft(useUser().id);
  useLeaveWarning(draft.changes !== null);
  const [ignored, setIgnored] = useState<readonly string[] | null>(null);
  const save = useSaveProfile((sent, answer) => {
    fields.reset();
    setIgnored(answer.ignored);
    // If the server ignored a field, the draft keeps that field's input.
    if (answer.ignored.length === 0) draft.saved(sent.changes);
  });
  const fields = useShownProblems<FieldName>(save.error);

  const form = { ...toFormValues(profile), ...draft.changes };
  const problems = validateProfile(form);
  const set = (change: Partial<FormValues>): void => {
    draft.change(change);
    setIgnored(null);
    if (save.isError) save.reset();
  };
  const leave = (field: FieldName, change?: Partial<FormValues>): void => {
    fields.leave(field);
    if (change && change[field] !== form[field]) draft.change(change);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) fields.attempt();
    else save.mutate({ form, changes: draft.changes });
  };
  const partProps = { form, problems: fields.shown(problems, serverProblems(save.error)), set, leave };
  return (
    <form ref={fields.form} aria-label={words.title} noValidate onSubmit={handleSubmit}>
      <Stack>
        <Split $even>
          <GoalSection {...partProps} />
          <WeekSection {...partProps} />
        </Split>
        <BodySection {...partProps} />
        {ignored && <SaveResult ignored={ignored} />}
        <FormBar note={words.note}>
          <Button type="submit" busy={save.isPending && words.saving}>
            {words.save}
          </Button>
        </FormBar>
      </Stack>
    </form>
  );
};
