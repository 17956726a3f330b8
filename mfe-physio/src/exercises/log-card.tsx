import { pageLanguage } from '@stridewell/app/screens';
import type { Exercise } from '@stridewell/contracts/web';
import { Button, Card, Stack } from '@stridewell/ui/core';
import { useId, useState } from 'react';
import { ExerciseTimer } from './exercise-timer.tsx';
import { MarkExercise } from './mark.tsx';
import { exerciseWords } from './words.ts';

/** One-tap logging of a planned exercise, and a timer for this exercise alone. */
export const LogCard = ({ date, exercise }: { date: string; exercise: Exercise }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = isOpen ? 'Close the timer' : 'Start with the timer';
  return (
    <Card title={exerciseWords(pageLanguage()).log}>
      <Stack $gap={4}>
        <MarkExercise date={date} exercise={exercise} />
        <div>
          <Button
            variant="secondary"
            small
            icon="timer"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${label}: ${exercise.name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
          </Button>
        </div>
        <div id={id} hidden={!isOpen}>
          {isOpen && <ExerciseTimer exercise={exercise} />}
        </div>
      </Stack>
    </Card>
  );
};
