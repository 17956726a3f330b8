import { type InjuryFunction, QUESTIONNAIRE_LIMITS } from '@stridewell/contracts/web';
import { Button, Row, Stack, Text, token } from '@stridewell/ui/core';
import { Chips, TextField } from '@stridewell/ui/forms';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { type ActivityEntry, emptyActivity, emptyEntry, inputOf, isNamedTwice, skippedInput } from './entry.ts';
import { functionWords } from './function-words.ts';
import { useSaveQuestionnaire } from './use-function.ts';

const { activities: MOST, nameMax, scoreMax, changeMax, confidenceMax } = QUESTIONNAIRE_LIMITS;

const options = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    value: `${from + at}`,
    label: `${from + at}`.replace('-', '−'),
  }));

const Form = styled.form`
  display: grid;
  gap: ${token('space-5')};
  min-width: 0;
`;

/** The weekly questions: the activities with their scores, the change since the start, and confidence in running. */
export const FunctionForm = ({ injury }: { injury: InjuryFunction }) => {
  const words = functionWords();
  const [entry, setEntry] = useState(() => emptyEntry(injury));
  const [checked, setChecked] = useState(false);
  const { mutate, isPending } = useSaveQuestionnaire();
  const isFirst = injury.activities.length === 0;
  const { activities } = entry;
  const change = (key: string, next: Partial<ActivityEntry>): void =>
    setEntry({ ...entry, activities: activities.map((one) => (one.key === key ? { ...one, ...next } : one)) });
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(true);
    const input = inputOf(injury.injuryId, entry);
    if (input) mutate(input);
  };
  const nameError = ({ name }: ActivityEntry, at: number): string | null => {
    if (!checked) return null;
    if (name.trim() === '') return words.nameMissing;
    return isNamedTwice(activities, at) ? words.nameTwice : null;
  };
  return (
    <Form aria-label={words.title} noValidate onSubmit={handleSubmit}>
      <Text>{isFirst ? words.first : words.weekly}</Text>
      {activities.map((one, at) => (
        <Stack key={one.key} $gap={4}>
          {at >= injury.activities.length && (
            <TextField
              label={words.activity(at + 1)}
              placeholder={at === 0 ? words.example : undefined}
              autoComplete="off"
              maxLength={nameMax}
              value={one.name}
              error={nameError(one, at)}
              onChange={(event) => change(one.key, { name: event.currentTarget.value })}
            />
          )}
          <Chips
            label={words.score(one.name.trim() || words.activity(at + 1))}
            help={words.scale}
            options={options(0, scoreMax)}
            value={one.score}
            error={checked && one.score === null ? words.scoreMissing : null}
            onChange={(score) => change(one.key, { score })}
          />
        </Stack>
      ))}
      {activities.length < MOST && (
        <div>
          <Button
            variant="secondary"
            onClick={() => setEntry({ ...entry, activities: [...activities, emptyActivity()] })}
          >
            {words.another}
          </Button>
        </div>
      )}
      <Chips
        label={words.globalChange}
        help={words.globalScale}
        options={options(-changeMax, changeMax)}
        value={entry.globalChange}
        onChange={(globalChange) => setEntry({ ...entry, globalChange })}
      />
      <Chips
        label={words.confidence}
        help={words.confidenceScale}
        options={options(0, confidenceMax)}
        value={entry.confidence}
        onChange={(confidence) => setEntry({ ...entry, confidence })}
      />
      <Row $gap={3} $wrap>
        <Button type="submit" busy={isPending && words.saving}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={() => mutate(skippedInput(injury.injuryId, entry))}>
          {words.later}
        </Button>
      </Row>
    </Form>
  );
};
