import { Alert, Button, Card, Row, Stack, Text } from '@stridewell/ui/core';
import { useState } from 'react';
import { isCommon, MOST_PAIN } from '../machine/pain.ts';
import { doneSets, type SessionState } from '../machine/state.ts';
import { playerWords } from '../words/words.ts';
import { nameOf } from './exercise-words.ts';
import { PainScale } from './pain-scale.tsx';
import { Column, Title } from './parts.tsx';

const minutesBetween = (from: number | null, to: number | null): number =>
  Math.max(1, Math.round(((to ?? 0) - (from ?? to ?? 0)) / 60_000));

/** Returns one row for each exercise, except those that were replaced before their first set. */
const rowsOf = ({ exercises, records, short }: SessionState) =>
  exercises.flatMap((exercise, index) => {
    const record = records[index];
    if (!record || (record.replaced && record.sets.length === 0)) return [];
    // For the runner the 10-minute version is complete, although it is partial for the phase.
    if (short && record.skip === 'no_time') return [];
    const planned = exercise.turns.reduce((sum, { sets }) => sum + sets, 0);
    return [{ key: `${index} ${exercise.exerciseId}`, name: nameOf(exercise), done: doneSets(record.sets), planned }];
  });

export interface SummaryViewProps {
  state: SessionState;
  onSave: (pain: number) => void;
}

/** The completed work, and the question about the current pain. */
export const SummaryView = ({ state, onSave }: SummaryViewProps) => {
  const words = playerWords();
  const [pain, setPain] = useState<number | null>(null);
  const { summary, ended } = words;
  const pains = state.records.map((record) => record.pain);
  return (
    <Column>
      <div>
        <Title>{state.end === 'complete' ? summary.done : summary.stopped}</Title>
        <Text $quiet={2}>{summary.minutes(minutesBetween(state.startedAt, state.finishedAt))}</Text>
      </div>
      {state.end === 'pain' && (
        <Alert tone="warning" title={ended.pain.title}>
          <p>{isCommon(state.painStop, pains) ? `${ended.pain.text} ${words.common}` : ended.pain.text}</p>
        </Alert>
      )}
      <Card>
        <Stack $gap={2}>
          {rowsOf(state).map(({ key, name, done, planned }) => (
            <Row key={key} $between $align="baseline">
              <Text $medium>{name}</Text>
              <Text as="span" $size="14" $quiet={2} style={{ whiteSpace: 'nowrap' }}>
                {summary.setsOf(done, planned)}
              </Text>
            </Row>
          ))}
        </Stack>
      </Card>
      <PainScale legend={words.pain.now} value={pain} onChange={setPain} />
      {pain !== null && pain > MOST_PAIN && (
        <Alert live tone="warning" title={words.pain.value(pain)}>
          <p>{summary.high}</p>
        </Alert>
      )}
      <Button disabled={pain === null} onClick={() => pain !== null && onSave(pain)}>
        {summary.save}
      </Button>
    </Column>
  );
};
