import { ApiError, useLeaveWarning, useUser } from '@stridewell/app/core';
import type { CoachProfile } from '@stridewell/contracts/web';
import { Button, Split, Stack, Text } from '@stridewell/ui/core';
import { focusFirstError } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { BodySection } from './body-section.tsx';
import { type FieldName, type FormValues, toFormValues } from './form-values.ts';
import { GoalSection } from './goal-section.tsx';
import { useProfileDraft } from './profile-draft.ts';
import { SaveBar } from './save-bar.ts';
import { SaveResult } from './save-result.tsx';
import { useSaveProfile } from './use-save.ts';
import { type FieldErrors, validateProfile } from './validate-profile.ts';
import { WeekSection } from './week-section.tsx';

/** Validation errors of the server, by field. */
const serverProblems = (error: Error | null): FieldErrors =>
  error instanceof ApiError ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message])) : {};

const onlyFields = (problems: FieldErrors, fields: ReadonlySet<FieldName>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => fields.has(field as FieldName)));

/** The training profile form. Unsaved input is kept after an error and when another tab is opened. */
export const ProfileForm = ({ profile }: { profile: CoachProfile | null }) => {
  const element = useRef<HTMLFormElement>(null);
  const draft = useProfileDraft(useUser().id);
  useLeaveWarning(draft.changes !== null);
  const [blurred, setBlurred] = useState<ReadonlySet<FieldName>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const [ignored, setIgnored] = useState<readonly string[] | null>(null);
  const save = useSaveProfile((sent, answer) => {
    setAttempts(0);
    setIgnored(answer.ignored);
    // When the server ignored a field, the draft keeps the input of that field.
    if (answer.ignored.length === 0) draft.saved(sent.changes);
  });

  const form = { ...toFormValues(profile), ...draft.changes };
  const problems = validateProfile(form);
  const shownProblems: FieldErrors = {
    ...serverProblems(save.error),
    ...(attempts > 0 ? problems : onlyFields(problems, blurred)),
  };

  useEffect(() => {
    if ((attempts > 0 || save.error) && element.current) focusFirstError(element.current);
  }, [attempts, save.error]);

  const set = (change: Partial<FormValues>): void => {
    draft.change(change);
    setIgnored(null);
    if (save.isError) save.reset();
  };
  const leave = (field: FieldName, change?: Partial<FormValues>): void => {
    setBlurred((before) => new Set([...before, field]));
    if (change && change[field] !== form[field]) draft.change(change);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) setAttempts(attempts + 1);
    else save.mutate({ form, changes: draft.changes });
  };
  const partProps = { form, problems: shownProblems, set, leave };
  return (
    <form ref={element} aria-label="Your Training Profile" noValidate onSubmit={handleSubmit}>
      <Stack>
        <Split $even>
          <GoalSection {...partProps} />
          <WeekSection {...partProps} />
        </Split>
        <BodySection {...partProps} />
        {ignored && <SaveResult ignored={ignored} />}
        <SaveBar data-action-bar>
          <Button type="submit" busy={save.isPending && 'Saving...'}>
            Save profile
          </Button>
          <Text $size="14" $quiet={3}>
            Saving updates the days of this week that you have not logged.
          </Text>
        </SaveBar>
      </Stack>
    </form>
  );
};
