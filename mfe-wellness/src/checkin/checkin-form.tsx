import { ApiError, Page, useLeaveWarning, useToday, useUser } from '@stridewell/app/core';
import { type Submitted, WaitingCheckins } from '@stridewell/app/queue';
import { HealthConsent } from '@stridewell/app/screens';
import { Button, longDay } from '@stridewell/ui/core';
import { ActionBar, focusFirstError } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import { answersFrom, type CheckinAnswers, initialAnswers } from './answers.ts';
import { DayQuestions } from './day-questions.tsx';
import { useDraft } from './draft.ts';
import { ExistingCheckinNotice, UnknownCheckinNotice } from './existing-checkin-notice.tsx';
import { FormLayout, FormScrollPadding } from './form-layout.tsx';
import { MetricQuestions } from './questions.tsx';
import type { TodayCheckinState } from './use-checkin-today.ts';
import { useSubmit } from './use-submit.ts';

export interface CheckinFormProps {
  today: TodayCheckinState;
  /** True when the runner returned to the form from the result. */
  returning: boolean;
  /** `pain` is the pain level that the runner has set. Null when the form's default was left unchanged. */
  onSubmitted: (submitted: Submitted, pain: number | null) => void;
  /** Called to show the recommendation of today's existing check-in. */
  onShow: () => void;
}

export const CheckinForm = ({ today, returning, onSubmitted, onShow }: CheckinFormProps) => {
  const day = useToday();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [draft, setDraft] = useDraft(useUser().id, day);
  const { mutate, reset, isPending, isError, error } = useSubmit((submitted, { pain, painGiven }) =>
    onSubmitted(submitted, painGiven ? pain : null),
  );
  useHeadingFocus(returning);
  useLeaveWarning(draft !== null);

  const issues = error instanceof ApiError ? error.issues : [];
  useEffect(() => {
    if (error && form.current) focusFirstError(form.current);
  }, [error]);

  const answers = draft ?? (today.checkin ? answersFrom(today.checkin) : initialAnswers());
  const handleChange = (next: CheckinAnswers): void => {
    setDraft(next, today.checkin ? (today.checkin.notes ?? '') : null);
    if (isError) reset();
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    // A ref instead of state, because the second click of a double-click arrives before the re-render.
    if (sending.current) return;
    sending.current = true;
    mutate(answers, {
      onSettled: () => {
        sending.current = false;
      },
    });
  };
  const part = {
    answers,
    onChange: handleChange,
    errorOf: (field: string) => issues.find(({ path }) => path === field)?.message ?? null,
  };

  return (
    <Page title="Daily check-in" note={`${longDay(day)} · takes about 20 seconds`}>
      <FormScrollPadding />
      <HealthConsent />
      <WaitingCheckins />
      {today.checkin && <ExistingCheckinNotice checkin={today.checkin} onShow={onShow} />}
      {today.unknown && <UnknownCheckinNotice />}
      <FormLayout ref={form} onSubmit={handleSubmit} noValidate aria-label="Daily check-in">
        <MetricQuestions {...part} />
        <DayQuestions {...part} />
        <ActionBar>
          <Button type="submit" wide busy={isPending && 'Sending...'}>
            See my recommendation
          </Button>
        </ActionBar>
      </FormLayout>
    </Page>
  );
};
