import { ApiError, isEmbedded, Page, useLeaveWarning, useToday, useUser } from '@stridewell/app/core';
import { type Submitted, WaitingCheckins } from '@stridewell/app/queue';
import { HealthConsent } from '@stridewell/app/screens';
import { Button, Text, useWide } from '@stridewell/ui/core';
import { ActionBar, focusFirstError } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import { answersFrom, type CheckinAnswers, initialAnswers, withMetricsOf, withPlanAnswer } from './answers.ts';
import { DayQuestions } from './day-questions.tsx';
import { useDraft } from './draft.ts';
import { ExistingCheckinNotice, UnknownCheckinNotice } from './existing-checkin-notice.tsx';
import { FormLayout, FormScrollPadding, Lead, Side } from './form-layout.tsx';
import { formWords } from './form-words.ts';
import { MetricQuestions } from './questions.tsx';
import type { TodayCheckinState } from './use-checkin-today.ts';
import { usePlannedSession } from './use-planned-session.ts';
import { useSubmit } from './use-submit.ts';
import { useYesterday } from './use-yesterday.ts';

export interface CheckinFormProps {
  today: TodayCheckinState;
  /** True if the runner returned to the form from the result. */
  returning: boolean;
  /** `pain` is the pain level that the runner has set, or null if the form's default was left unchanged. */
  onSubmitted: (submitted: Submitted, pain: number | null) => void;
  /** Called to show the recommendation of today's existing check-in. */
  onShow: () => void;
}

export const CheckinForm = ({ today, returning, onSubmitted, onShow }: CheckinFormProps) => {
  const words = formWords();
  const day = useToday();
  const isWide = useWide();
  const plan = usePlannedSession();
  const yesterday = useYesterday();
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

  const entered = draft ?? (today.checkin ? answersFrom(today.checkin) : initialAnswers());
  const answers = withPlanAnswer(entered, plan?.type ?? null);
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

  const asYesterday = yesterday && (
    <Button variant="secondary" small onClick={() => handleChange(withMetricsOf(entered, yesterday))}>
      {words.asYesterday}
    </Button>
  );

  return (
    <Page
      title={words.title}
      back={{ href: '/', label: words.back }}
      note={`${words.day(day)} · ${words.takes}`}
      action={isWide && asYesterday}
    >
      <FormScrollPadding />
      {!isWide && (!isEmbedded() || asYesterday) && (
        <Lead>
          {/* The bar of phones hides the heading's note, which screen readers have read already. */}
          <Text $size="14" $quiet={2} aria-hidden="true">
            {!isEmbedded() && (
              <>
                {words.day(day)}
                <br />
                {words.takes}
              </>
            )}
          </Text>
          {asYesterday}
        </Lead>
      )}
      <HealthConsent />
      <WaitingCheckins />
      {today.checkin && <ExistingCheckinNotice checkin={today.checkin} onShow={onShow} />}
      {today.unknown && <UnknownCheckinNotice />}
      <FormLayout ref={form} onSubmit={handleSubmit} noValidate aria-label={words.title}>
        <MetricQuestions {...part} yesterday={yesterday} />
        <Side>
          <DayQuestions {...part} plan={plan} />
          <ActionBar>
            <Button type="submit" wide busy={isPending && words.sending}>
              {words.send}
            </Button>
          </ActionBar>
        </Side>
      </FormLayout>
    </Page>
  );
};
