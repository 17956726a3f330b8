import { ApiError, useLeaveWarning, useToday, useUser } from '@stridewell/app/core';
import { triageQuestionsFor } from '@stridewell/contracts/web';
import { Alert, Button, Card, Stack, showToast, Text } from '@stridewell/ui/core';
import { FormBar, focusFirstError } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ROUTES } from '../dashboard/routes.ts';
import { useInjuries } from '../data/injuries.ts';
import { CarePart } from './care-part.tsx';
import { useProfileDraft } from './draft.ts';
import { type Changes, formOf, openQuestions, problemsOf } from './form.ts';
import { InjuryPart } from './injury-part.tsx';
import type { PartProps } from './part.ts';
import { profileWords } from './profile-words.ts';
import { maintenanceWords, refusalWords } from './refusal-words.ts';
import type { Target } from './target.ts';
import { type SaveRequest, useSaveInjury } from './use-save.ts';

/** Fields of the form whose names in the body are different. */
const FORM_FIELDS: Record<string, string> = {
  area: 'primaryArea',
  'cleared.by': 'clearedBy',
  'cleared.date': 'clearedOn',
  'cleared.site': 'clearedSite',
  'cleared.impact': 'impactOn',
};

/** Returns the server's validation errors, by field. */
const serverProblems = (error: Error | null): PartProps['problems'] =>
  error instanceof ApiError
    ? Object.fromEntries(error.issues.map(({ path, message }) => [FORM_FIELDS[path] ?? path, message]))
    : {};

/** Returns the server's response behind an error, or null for another error. */
const answerOf = (error: Error | null): ApiError | null => {
  const answer = error instanceof ApiError ? error : error?.cause;
  return answer instanceof ApiError ? answer : null;
};

/** Returns the code of a rejection, or null if there is none. */
const codeOf = (error: Error | null): string | null => answerOf(error)?.code ?? null;

/** Returns the reason for a rejection that refers to no field, in the runner's language if its code is known. */
const refusalText = (error: Error | null): string | null => {
  const answer = answerOf(error);
  const known = answer !== null && answer.code !== null ? refusalWords()[answer.code] : undefined;
  if (known !== undefined) return known;
  return answer !== null && answer.status < 500 && answer.issues.length === 0 ? answer.serverMessage : null;
};

export interface ProfileFormProps {
  target: Target;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

/** The form of an injury. Unsaved input is kept after an error and when another tab is opened. */
export const ProfileForm = ({ target, onDone }: ProfileFormProps) => {
  const { kind, saved } = target;
  const isNew = saved === null;
  const all = profileWords();
  const words = all[kind][isNew ? 'create' : 'update'];
  const today = useToday();
  const element = useRef<HTMLFormElement>(null);
  const draft = useProfileDraft(useUser().id, kind);
  useLeaveWarning(draft.changes !== null);
  const [attempts, setAttempts] = useState(0);
  const [, navigate] = useLocation();
  const save = useSaveInjury(target, ({ form: { primaryArea: area, onset }, changes }) => {
    draft.saved(changes);
    onDone();
    // The safety questions are the next step for a new injury, which has no programme until then. The same is true for
    // another area, which begins a new injury.
    const isOther = isNew || saved.status !== 'active' || formOf(saved).primaryArea !== area;
    if (isOther && triageQuestionsFor({ flags: [], area, onset }).length > 0) navigate(ROUTES.triage);
  });
  const form = { ...formOf(saved), ...draft.changes };
  const missing = {
    ...(form.primaryArea === null && { primaryArea: all.chooseOne }),
    ...(form.onset === null && { onset: all.chooseOne }),
  };
  const problems = { ...serverProblems(save.error), ...problemsOf(form, today), ...(attempts > 0 && missing) };
  useEffect(() => {
    if ((attempts > 0 || save.error) && element.current) focusFirstError(element.current);
  }, [attempts, save.error]);

  const set = (change: Changes): void => {
    draft.change(change);
    if (save.isError) save.reset();
  };
  const submit = (place?: SaveRequest['place']): void => {
    if (form.primaryArea === null || form.onset === null) {
      setAttempts(attempts + 1);
      showToast({ ...all.incomplete, tone: 'destructive' });
    } else if (Object.keys(problemsOf(form, today)).length > 0) setAttempts(attempts + 1);
    else save.mutate({ form, changes: draft.changes, ...(place && { place }) });
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit(choices[0]);
  };
  const handleCancel = (): void => {
    draft.drop();
    onDone();
  };
  const refusal = refusalText(save.error);
  const injuries = useInjuries();
  const known = injuries.state === 'there' ? injuries.value : [];
  const stored = known.find(({ first }) => first === (kind === 'first'));
  const other = known.find(({ first }) => first !== (kind === 'first'));
  const isOtherArea =
    !isNew && stored?.status === 'maintenance' && form.primaryArea !== null && form.primaryArea !== stored.area;
  // The server may also require the choice, because of data that this page does not have.
  const isAsked = isOtherArea || codeOf(save.error) === 'in_maintenance';
  const mayStay = other === undefined || other.status === 'resolved';
  /** The runner's options for the injury in maintenance. The first one has the main button. */
  const choices: SaveRequest['place'][] = isAsked ? (mayStay && isOtherArea ? ['beside', 'ends'] : ['ends']) : [];
  const part = { form, problems, set };
  const open = openQuestions(form);
  return (
    <Card title={words.title}>
      <form ref={element} aria-label={words.form} noValidate onSubmit={handleSubmit}>
        <Stack $gap={6}>
          {isNew && kind === 'first' && <Text $quiet={2}>{all.intro}</Text>}
          <InjuryPart {...part} />
          <CarePart {...part} />
          {isAsked && <Alert tone="info" title={maintenanceWords().asks} />}
          {refusal && !isAsked && <Alert tone="danger" title={refusal} live />}
          {open && (
            <Text $size="14" $quiet={2} role="status">
              {all.open[open]}
            </Text>
          )}
          <FormBar>
            <Button type="submit" wide busy={save.isPending && all.saving}>
              {choices[0] === undefined ? words.button : maintenanceWords()[choices[0]]}
            </Button>
            {choices[1] && (
              <Button variant="secondary" wide disabled={save.isPending} onClick={() => submit(choices[1])}>
                {maintenanceWords()[choices[1]]}
              </Button>
            )}
            {(!isNew || kind === 'second') && (
              <Button variant="secondary" wide onClick={handleCancel}>
                {all.cancel}
              </Button>
            )}
          </FormBar>
        </Stack>
      </form>
    </Card>
  );
};
