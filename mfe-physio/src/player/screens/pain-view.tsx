import { Button, Text } from '@stridewell/ui/core';
import { useState } from 'react';
import { playerWords } from '../words/words.ts';
import { nameOf } from './exercise-words.ts';
import { PainScale } from './pain-scale.tsx';
import { Column, Title } from './parts.tsx';
import { SetLog } from './set-log.tsx';
import type { StageProps } from './stage-props.ts';

/** The question about pain after an exercise. There is no answer until the runner gives one. */
export const PainView = ({ state, send, exercise }: StageProps) => {
  const words = playerWords();
  const [pain, setPain] = useState<number | null>(null);
  return (
    <Column>
      <Title>{nameOf(exercise)}</Title>
      <SetLog exercise={exercise} sets={state.records[state.exercise]?.sets ?? []} send={send} />
      <PainScale legend={words.pain.during(nameOf(exercise))} value={pain} onChange={setPain} />
      <Text $size="14" $quiet={3}>
        {words.pain.limit(exercise.painLimit)}
      </Text>
      <Button disabled={pain === null} onClick={() => pain !== null && send({ type: 'pain', pain })}>
        {words.next}
      </Button>
      <Button variant="danger-quiet" icon="pain" onClick={() => send({ type: 'hurts' })}>
        {words.hurts}
      </Button>
    </Column>
  );
};
