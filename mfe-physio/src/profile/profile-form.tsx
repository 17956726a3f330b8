import { ApiError, useLeaveWarning, useUser } from '@stridewell/app/core';
import type { PhysioProfile } from '@stridewell/contracts/web';
import { Alert, Button, Card, Row, Stack, showToast, Text } from '@stridewell/ui/core';
import { focusFirstError } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CarePart } from './care-part.tsx';
import { useProfileDraft } from './draft.ts';
import { bodyOf, type Changes, formOf, problemsOf } from './form.ts';
import { InjuryPart } from './injury-part.tsx';
import type { PartProps } from './part.ts';
import { useSaveProfile } from './use-save.ts';

/** Returns the server's validation errors, by field. */
const serverProblems = (error: Error | null): PartProps['problems'] =>
  error instanceof ApiError ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message])) : {};

/** Returns the server's message when it refers to no field, such as the one for a missing consent. */
const refusalText = (error: Error | null): string | null => {
  const answer = error instanceof ApiError ? error : error?.cause;
  return answer instanceof ApiError && answer.status < 500 && answer.issues.length === 0 ? answer.serverMessage : null;
};

export interface ProfileFormProps {
  /** Profile to update. Null to create one. */
  profile: PhysioProfile | null;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

/** The injury profile form. Unsaved input is kept after an error and when another tab is opened. */
export const ProfileForm = ({ profile, onDone }: ProfileFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const draft = useProfileDraft(useUser().id);
  useLeaveWarning(draft.changes !== null);
  const [attempts, setAttempts] = useState(0);
  const save = useSaveProfile(profile !== null, ({ changes }) => {
    draft.saved(changes);
    onDone();
  });
  const form = { ...formOf(profile), ...draft.changes };
  const missing = {
    ...(form.primaryArea === null && { primaryArea: 'Choose one' }),
    ...(form.onset === null && { onset: 'Choose one' }),
  };
  const problems = { ...serverProblems(save.error), ...problemsOf(form), ...(attempts > 0 && missing) };
  useEffect(() => {
    if ((attempts > 0 || save.error) && element.current) focusFirstError(element.current);
  }, [attempts, save.error]);

  const set = (change: Changes): void => {
    draft.change(change);
    if (save.isError) save.reset();
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const body = bodyOf(form);
    if (!body) {
      setAttempts(attempts + 1);
      showToast({
        title: 'Incomplete Information',
        text: 'Please provide injury area and onset details.',
        tone: 'destructive',
      });
    } else if (Object.keys(problemsOf(form)).length > 0) setAttempts(attempts + 1);
    else save.mutate({ body, changes: draft.changes });
  };
  const handleCancel = (): void => {
    draft.drop();
    onDone();
  };
  const refusal = refusalText(save.error);
  const part = { form, problems, set };
  return (
    <Card title={profile ? 'Edit Profile' : 'About your injury'}>
      <form ref={element} aria-label={profile ? 'Edit Profile' : 'Profile Setup'} noValidate onSubmit={handleSubmit}>
        <Stack $gap={6}>
          {!profile && (
            <Text $quiet={2}>Your exercises and your way back to running follow from this. It takes a minute.</Text>
          )}
          <InjuryPart {...part} />
          <CarePart {...part} />
          {refusal && <Alert tone="danger" title={refusal} live />}
          <Row $wrap>
            <Button type="submit" busy={save.isPending && 'Saving...'}>
              {profile ? 'Update Profile' : 'Create Profile'}
            </Button>
            {profile && (
              <Button variant="secondary" onClick={handleCancel}>
                Cancel
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
