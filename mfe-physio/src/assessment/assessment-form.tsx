import { ApiError, useLeaveWarning, useToday, useUser } from '@stridewell/app/core';
import type { PhysioCheckin, PhysioCheckinAnswer, PhysioInjury, PhysioProfile } from '@stridewell/contracts/web';
import { Alert, Button, longDay, Row, Split, Stack, Text } from '@stridewell/ui/core';
import { FormBar, focusFirstError } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { ArrivalHeading } from '../calls/arrival-heading.tsx';
import { areaOf, firstInjury } from '../data/injuries.ts';
import { injuryWords } from '../data/injury-words.ts';
import { usePhysioPlan, usePhysioToday } from '../data/reads.ts';
import { type Answers, answersOf, type InjuryAnswers, initialAnswers, isComplete } from './answers.ts';
import { AreaPart } from './area-part.tsx';
import { forgetDraft, useDraft } from './draft.ts';
import { FlagsPart } from './flags-part.tsx';
import { formWords } from './form-words.ts';
import { MorningPart } from './morning-part.tsx';
import { morningWords } from './morning-words.ts';
import { PainPart } from './pain-part.tsx';
import { RequiredPart } from './required-part.tsx';
import { useSubmit } from './use-submit.ts';

export interface AssessmentFormProps {
  profile: PhysioProfile;
  /** The second injury. Null if there is none. */
  second?: PhysioInjury | null;
  /** Pain level that the runner has already given today. Null if there is none. */
  pain?: number | null;
  /** True on the first day of an injury, when there is no earlier check-in to compare with. */
  isFirst?: boolean;
  /** Today's check-in to update, or null to create one. */
  checkin: PhysioCheckin | null;
  /** True if the runner opened the form, so the form's heading takes the focus. */
  arrive?: boolean;
  onAnswer: (answer: PhysioCheckinAnswer) => void;
  /** Returns to the check-in summary. Undefined if there is no summary. */
  onCancel?: (() => void) | undefined;
  /** Label of the button that calls `onCancel`. */
  cancel?: string;
}

/** First stage of the walk–run ladder at which a run may be the basis for the answer to the question about walking. */
const RUN_STAGE = 4;

export const AssessmentForm = ({
  profile,
  second = null,
  pain = null,
  isFirst = false,
  checkin,
  arrive = false,
  onAnswer,
  onCancel,
  cancel,
}: AssessmentFormProps) => {
  const area = areaOf(profile);
  const id = useId();
  const day = useToday();
  const plan = usePhysioToday();
  const whole = usePhysioPlan();
  const words = formWords();
  const state = firstInjury(whole);
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useDraft(useUser().id, day, area);
  useLeaveWarning(draft !== null);
  const { mutate, reset, isPending, isError, error } = useSubmit(area, onAnswer);
  useEffect(() => {
    if (error && element.current) focusFirstError(element.current);
  }, [error]);

  const secondId = second?.id ?? null;
  const answers = draft ?? (checkin ? answersOf(checkin, secondId) : initialAnswers(secondId, pain));
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
  const handleSecond = (change: Partial<InjuryAnswers>): void => {
    if (answers.second) handleChange({ second: { ...answers.second, ...change } });
  };
  const tests = plan.state === 'there' && 'tests' in plan.value ? plan.value.tests : [];
  const part = {
    area,
    answers,
    isFirst,
    onChange: handleChange,
    errorOf: (field: string) => issues.find(({ path }) => path === field)?.message ?? null,
  };
  const secondPart = second &&
    answers.second && {
      area: second.area,
      of: injuryWords().onSide(second.area, second.side),
      answers: answers.second,
      onChange: handleSecond,
      errorOf: (field: string) => part.errorOf(`second.${field}`),
    };
  const secondState =
    whole.state === 'there' ? whole.value.injuries.find(({ injuryId }) => injuryId === second?.id) : undefined;
  const walkOnly = state !== null && (state.ladder?.stage ?? 0) < RUN_STAGE && state.gate.level !== 'clear';
  return (
    <Stack as="form" ref={element} onSubmit={handleSubmit} noValidate aria-labelledby={id}>
      <div>
        <ArrivalHeading id={id} arrive={arrive}>
          {words.title(checkin !== null)}
        </ArrivalHeading>
        <Text $size="14" $quiet={3}>
          {`${injuryWords().areas[area]} · ${longDay(day)}`}
        </Text>
      </div>
      <Split $even>
        <Stack>
          <PainPart {...part} />
          <AreaPart {...part} />
        </Stack>
        <Stack>
          <MorningPart {...part} condition={state?.condition ?? profile.condition ?? null} />
          <RequiredPart {...part} tests={tests} results={state?.tests ?? null} walkOnly={walkOnly} />
          <FlagsPart
            values={answers.redFlags}
            onChange={(redFlags) => handleChange({ redFlags })}
            errorOf={part.errorOf}
          />
        </Stack>
      </Split>
      {second && secondPart && (
        <Stack as="section" aria-labelledby={`${id}-second`}>
          <Text as="h2" $size="20" id={`${id}-second`}>
            {injuryWords().onSide(second.area, second.side)}
          </Text>
          <Split $even>
            <Stack>
              <PainPart {...secondPart} />
              <AreaPart {...secondPart} />
            </Stack>
            <Stack>
              <MorningPart {...secondPart} condition={second.condition} />
              <RequiredPart {...secondPart} tests={[]} results={secondState?.tests ?? null} walkOnly={walkOnly} />
            </Stack>
          </Split>
        </Stack>
      )}
      {error && issues.length === 0 && (
        <Alert tone="danger" title={morningWords().failed} live>
          <p>{words.lost}</p>
        </Alert>
      )}
      <FormBar>
        {!complete && (
          <Text $size="14" $quiet={2} id={`${id}-need`}>
            {words.need}
          </Text>
        )}
        <Row>
          {onCancel && (
            <Button variant="secondary" onClick={handleCancel}>
              {cancel ?? words.cancel}
            </Button>
          )}
          <Button
            type="submit"
            wide
            disabled={!complete || isPending}
            busy={isPending && words.sending}
            {...(!complete && { 'aria-describedby': `${id}-need` })}
          >
            {words.send(checkin !== null)}
          </Button>
        </Row>
      </FormBar>
    </Stack>
  );
};
