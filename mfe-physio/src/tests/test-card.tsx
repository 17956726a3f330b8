import { pageLanguage } from '@stridewell/app/screens';
import { PHYSIO_TESTS, type PlanInjury, type PlanTest } from '@stridewell/contracts/web';
import { Badge, Button, Card, Stack, Text, token } from '@stridewell/ui/core';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { ExercisePicture } from '../exercises/exercise-picture.tsx';
import { emptyEntries, inputOf, type SideEntry } from './entry.ts';
import { SideFields } from './side-fields.tsx';
import { resultLines, testWords } from './test-words.ts';
import { useSaveTest } from './use-save-test.ts';

const Frame = styled.div`
  height: min(220px, 50vw);
`;

const Form = styled.form`
  display: grid;
  gap: ${token('space-5')};
  min-width: 0;
`;

export interface TestCardProps {
  injury: PlanInjury;
  test: PlanTest;
}

const Result = ({ test }: { test: PlanTest }) => (
  <Stack $gap={1}>
    {resultLines(test).map(({ code, text }) => (
      <Text key={code}>{text}</Text>
    ))}
  </Stack>
);

const Entry = ({ injury, test }: TestCardProps) => {
  const words = testWords();
  const { testId } = test;
  const [entries, setEntries] = useState<SideEntry[]>(() => emptyEntries(testId, injury));
  const [checked, setChecked] = useState(false);
  const { mutate, isPending } = useSaveTest(() => {
    setEntries(emptyEntries(testId, injury));
    setChecked(false);
  });
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(true);
    const results = entries.flatMap((entry) => inputOf(testId, injury.injuryId, entry) ?? []);
    if (results.length === entries.length) mutate(results);
  };
  const change = (id: string, next: Partial<SideEntry>): void =>
    setEntries(entries.map((entry) => (entry.id === id ? { ...entry, ...next } : entry)));
  return (
    <Form aria-label={words.tests[testId].name} noValidate onSubmit={handleSubmit}>
      {entries.length > 1 && <Text $quiet={2}>{words.goodFirst}</Text>}
      {entries.map((entry) => (
        <SideFields
          key={entry.id}
          testId={testId}
          entry={entry}
          checked={checked}
          onChange={(next) => change(entry.id, next)}
        />
      ))}
      <Button type="submit" busy={isPending && words.saving}>
        {words.save}
      </Button>
    </Form>
  );
};

/**
 * One test: the instructions with a figure, its end condition, the newest result, and the fields for a new one when it
 * is due.
 */
export const TestCard = ({ injury, test }: TestCardProps) => {
  const words = testWords();
  const { name, todo, ends } = words.tests[test.testId];
  const { figure } = PHYSIO_TESTS[test.testId];
  const isPassed = test.passed === true && test.confirmed !== false;
  return (
    <Card title={name} aside={isPassed && <Badge tone="success">{words.result.passed.replace('.', '')}</Badge>}>
      <Stack $gap={4}>
        {figure !== null && (
          <Frame>
            <ExercisePicture
              exerciseId={figure}
              name={name}
              side={injury.side === 'left' ? 'left' : 'right'}
              playing={test.due}
            />
          </Frame>
        )}
        <Text lang={pageLanguage()}>{todo}</Text>
        {ends !== null && <Text $quiet={2}>{`${words.ends}: ${ends.charAt(0).toLowerCase()}${ends.slice(1)}.`}</Text>}
        <Result test={test} />
        {test.due ? (
          <Entry injury={injury} test={test} />
        ) : (
          <Text $quiet={3}>{test.value === null ? words.notYet : words.later}</Text>
        )}
      </Stack>
    </Card>
  );
};
