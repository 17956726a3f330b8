import { Button, media, Row, Stack, token } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { FieldPair } from '../profile/form-layout.ts';
import { serverProblems, useShownProblems } from '../profile/use-shown-problems.ts';
import { EFFORTS } from '../tracker/effort.ts';
import { StepPicker } from '../tracker/step-picker.tsx';
import type { AskedRace, RaceReviewAnswer, useAnswerRace } from './use-race-review.ts';
import { EMPTY_VALUES, finishedBody, type RaceValues, validateRace } from './validate-race.ts';
import type { RaceReviewWords } from './words.ts';

const PAINS = Array.from({ length: 11 }, (_, pain) => pain);

/** Buttons of equal width on phones, as wide as their labels on wider screens. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-2')};
  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
  }
`;

/** The form is no wider than its questions need, even in the full width of the season page. */
const Form = styled.form`
  max-width: 640px;
`;

/** Names of the API's fields that differ from those of the form. */
const FORM_NAMES: Record<string, string> = { meters: 'distance', seconds: 'time' };

export interface RaceReviewFormProps {
  race: AskedRace;
  words: RaceReviewWords;
  answer: ReturnType<typeof useAnswerRace>;
}

/**
 * Time, effort and pain of a race, and options for a runner who did not finish, did not start or does not want to
 * answer.
 */
export const RaceReviewForm = ({ race, words, answer }: RaceReviewFormProps) => {
  const [values, setValues] = useState<RaceValues>(EMPTY_VALUES);
  const fields = useShownProblems<keyof RaceValues>(answer.error);
  const problems = validateRace(values, race, words.problems);
  const server = serverProblems(answer.error, (path) => FORM_NAMES[path] ?? path);
  const shown = fields.shown(problems, server);
  const set = (change: Partial<RaceValues>): void => {
    if (answer.error) answer.reset();
    setValues((before) => ({ ...before, ...change }));
  };
  const sending = answer.isPending ? answer.variables?.answer : undefined;
  const choose = (body: RaceReviewAnswer) => () => answer.mutate(body);
  const { date } = race;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) fields.attempt();
    else answer.mutate(finishedBody(values, race));
  };
  return (
    <Form ref={fields.form} aria-label={words.title} noValidate onSubmit={handleSubmit}>
      <Stack $gap={6}>
        <FieldPair $words>
          {race.meters === null && (
            <TextField
              label={words.distance}
              help={words.distanceHelp}
              inputMode="decimal"
              autoComplete="off"
              error={shown.distance}
              value={values.distance}
              onChange={(event) => set({ distance: event.target.value })}
              onBlur={() => values.distance !== '' && fields.leave('distance')}
            />
          )}
          <TextField
            label={words.time}
            help={words.timeHelp}
            autoComplete="off"
            error={shown.time}
            value={values.time}
            onChange={(event) => set({ time: event.target.value })}
            onBlur={() => values.time !== '' && fields.leave('time')}
          />
        </FieldPair>
        <StepPicker
          legend={words.effort}
          steps={EFFORTS}
          columns={5}
          value={values.effort}
          describe={(step) => words.efforts[step - 1] ?? ''}
          ends={words.effortEnds}
          clearText={words.clearEffort}
          error={shown.effort}
          onChange={(effort) => set({ effort })}
        />
        <StepPicker
          legend={words.pain}
          aside={words.optional}
          steps={PAINS}
          columns={6}
          value={values.pain}
          describe={(step) => words.pains[step] ?? ''}
          ends={words.painEnds}
          clearText={words.clearPain}
          onChange={(pain) => set({ pain })}
        />
        <Answers>
          <Button type="submit" busy={sending === 'finished' && words.saving} disabled={answer.isPending}>
            {words.save}
          </Button>
          <Button
            variant="secondary"
            busy={sending === 'not_finished' && words.saving}
            disabled={answer.isPending}
            onClick={choose({ answer: 'not_finished', date, pain: values.pain })}
          >
            {words.notFinished}
          </Button>
          <Button
            variant="secondary"
            busy={sending === 'not_started' && words.saving}
            disabled={answer.isPending}
            onClick={choose({ answer: 'not_started', date })}
          >
            {words.notStarted}
          </Button>
        </Answers>
        <Row $wrap $gap={2}>
          <Button variant="quiet" small disabled={answer.isPending} onClick={choose({ answer: 'not_now', date })}>
            {words.notNow}
          </Button>
          <Button variant="quiet" small disabled={answer.isPending} onClick={choose({ answer: 'declined', date })}>
            {words.dontAsk}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
