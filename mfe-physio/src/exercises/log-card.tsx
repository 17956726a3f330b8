import { pageLanguage } from '@stridewell/app/screens';
import type { Exercise } from '@stridewell/contracts/web';
import { Button, Card, Stack } from '@stridewell/ui/core';
import { useEffect, useId, useState } from 'react';
import { ExerciseTimer } from './exercise-timer.tsx';
import { MarkExercise } from './mark.tsx';
import { timerWords } from './timer-words.ts';
import { exerciseWords } from './words.ts';

/** One-tap logging of a planned exercise, and a timer for this exercise alone, which closes when it is logged. */
export const LogCard = ({ date, exercise }: { date: string; exercise: Exercise }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { open, close } = timerWords();
  const label = isOpen ? close : open;
  const isLogged = exercise.status !== 'none';
  // A timer that continues after the exercise is logged would have no effect.
  useEffect(() => {
    if (isLogged) setOpen(false);
  }, [isLogged]);
  return (
    <Card title={exerciseWords(pageLanguage()).log}>
      <Stack $gap={4}>
        <MarkExercise date={date} exercise={exercise} />
        <div>
          <Button
            variant={isOpen ? 'quiet' : 'secondary'}
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
