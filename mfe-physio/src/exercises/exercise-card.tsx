import { doseText, type Exercise } from '@stridewell/contracts/web';
import { Button, Card, Stack, Text } from '@stridewell/ui/core';
import { useId } from 'react';
import { ExerciseTimer } from './exercise-timer.tsx';
import { MarkExercise } from './mark.tsx';
import { type TempoPhase, tempoOf } from './tempo.ts';

const PHASES: Record<TempoPhase, string> = { up: 'up', hold: 'hold', down: 'down' };

/** Returns the tempo as a string such as "3 s up, 3 s down". Empty for an exercise without a tempo. */
export const tempoText = (tempo: string | null): string =>
  (tempoOf(tempo) ?? []).map(({ phase, seconds }) => `${seconds} s ${PHASES[phase]}`).join(', ');

export interface ExerciseCardProps {
  date: string;
  exercise: Exercise;
  /** True when the exercise's timer is open. */
  open: boolean;
  onToggle: () => void;
}

/** One exercise: dose, tempo, frequency, instructions, timer and one-tap logging. */
export const ExerciseCard = ({ date, exercise, open, onToggle }: ExerciseCardProps) => {
  const id = useId();
  const facts = [doseText(exercise), tempoText(exercise.tempo), exercise.frequency].filter(Boolean);
  return (
    <Card title={exercise.name}>
      <Stack $gap={4}>
        <div>
          <Text $medium>{facts.join(' · ')}</Text>
          <Text $size="14" $quiet={2}>
            {exercise.cue}
          </Text>
        </div>
        <div>
          <Button
            variant="secondary"
            small
            icon="timer"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`${open ? 'Close the timer' : 'Start with the timer'}: ${exercise.name}`}
            onClick={onToggle}
          >
            {open ? 'Close the timer' : 'Start with the timer'}
          </Button>
        </div>
        <div id={id} hidden={!open}>
          {open && <ExerciseTimer exercise={exercise} />}
        </div>
        <MarkExercise date={date} exercise={exercise} />
      </Stack>
    </Card>
  );
};
