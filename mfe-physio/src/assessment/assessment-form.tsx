import { ApiError, useLeaveWarning, useToday, useUser } from '@stridewell/app/core';
import type { Area, PhysioCheckin, PhysioCheckinAnswer } from '@stridewell/contracts/web';
import { Button, longDay, Row, Split, Stack, Text } from '@stridewell/ui/core';
import { FormBar, focusFirstError } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { ArrivalHeading } from '../calls/arrival-heading.tsx';
import { usePhysioToday } from '../data/reads.ts';
import { AREA_NAMES } from '../data/words.ts';
import { type Answers, answersOf, initialAnswers, isComplete } from './answers.ts';
import { AreaPart } from './area-part.tsx';
import { forgetDraft, useDraft } from './draft.ts';
import { FlagsPart } from './flags-part.tsx';
import { PainPart } from './pain-part.tsx';
import { RequiredPart } from './required-part.tsx';
import { useSubmit } from './use-submit.ts';

export interface AssessmentFormProps {
  area: Area;
  /** Today's check-in to update. Null to create one. */
  checkin: PhysioCheckin | null;
  /** True when the runner opened the form, so that the form's heading takes the focus. */
  arrive?: boolean;
  onAnswer: (answer: PhysioCheckinAnswer) => void;
  /** Returns to the check-in summary. Undefined when there is no summary. */
  onCancel?: (() => void) | undefined;
}

export const AssessmentForm = ({ area, checkin, arrive = false, onAnswer, onCancel }: AssessmentFormProps) => {
  const id = useId();
  const day = useToday();
  const plan = usePhysioToday();
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useDraft(useUser().id, day, area);
  useLeaveWarning(draft !== null);
  const { mutate, reset, isPending, isError, error } = useSubmit(area, onAnswer);
  useEffect(() => {
    if (error && element.current) focusFirstError(element.current);
  }, [error]);

  const answers = draft ?? (checkin ? answersOf(checkin) : initialAnswers());
  const complete = isComplete(answers);
  const issues = error instanceof ApiError ? error.issues : [];
  const handleChange = (change: Partial<Answers>): void => {
    setDraft({ ...answers, ...change });
    if (isError) reset();
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (complete && !isPending) mutate(answers);
  };
  const handleCancel = (): void => {
    forgetDraft();
    onCancel?.();
  };
  const tests = plan.state === 'there' && 'tests' in plan.value ? plan.value.tests : [];
  const part = {
    area,
    answers,
    onChange: handleChange,
    errorOf: (field: string) => issues.find(({ path }) => path === field)?.message ?? null,
  };
  return (
    <Stack as="form" ref={element} onSubmit={handleSubmit} noValidate aria-labelledby={id}>
      <div>
        <ArrivalHeading id={id} arrive={arrive}>
          {checkin ? 'Update Daily Assessment' : 'Daily Assessment'}
        </ArrivalHeading>
        <Text $size="14" $quiet={3}>
          {`${AREA_NAMES[area]} · ${longDay(day)}`}
        </Text>
      </div>
      <Split $even>
        <Stack>
          <PainPart {...part} />
          <AreaPart {...part} />
        </Stack>
        <Stack>
          <RequiredPart {...part} tests={tests} />
          <FlagsPart {...part} />
        </Stack>
      </Split>
      <FormBar>
        {!complete && (
          <Text $size="14" $quiet={2} id={`${id}-need`}>
            Please answer all required questions to complete your check-in.
          </Text>
        )}
        <Row>
          {onCancel && (
            <Button variant="secondary" onClick={handleCancel}>
              Cancel
            </Button>
          )}
          <Button
            type="submit"
            wide
            disabled={!complete || isPending}
            busy={isPending && 'Updating...'}
            {...(!complete && { 'aria-describedby': `${id}-need` })}
          >
            {checkin ? 'Update Check-in' : 'Complete Check-in'}
          </Button>
        </Row>
      </FormBar>
    </Stack>
  );
};
