import type { Exercise } from '@stridewell/contracts/web';
import { Button, Hidden, Row, Stack, Text } from '@stridewell/ui/core';
import { Ring } from './ring.tsx';
import { clockWords, placeWords, spoken, stepWords } from './timer-words.ts';
import { useTimer } from './use-timer.ts';

/** Seconds that one tap adds to or removes from a rest. */
const STEP = 15;

/** Timer for the sets, sides, repetitions, holds and rests of an exercise. */
export const ExerciseTimer = ({ exercise }: { exercise: Exercise }) => {
  const timer = useTimer(exercise);
  const { step, left, share, running } = timer;
  const paused = !running;
  const open = step !== null && step.seconds === null;
  return (
    <Stack $gap={4} role="group" aria-label={`Timer: ${exercise.name}`}>
      <Ring share={step ? share : 1}>
        <Text as="span" $quiet={2} $medium>
          {stepWords(step)}
        </Text>
        {left !== null && (
          <Text as="span" $size="44" $figures role="timer" aria-live="off" aria-label={`${left} seconds left`}>
            {clockWords(left)}
          </Text>
        )}
        <Text as="span" $size="14" $quiet={3}>
          {placeWords(step, exercise.sets)}
        </Text>
      </Ring>
      <Hidden aria-live="polite">{spoken(timer, exercise.sets)}</Hidden>
      <Row $gap={3} style={{ justifyContent: 'center' }} $wrap>
        {step?.kind === 'rest' && (
          <Button variant="secondary" aria-label={`${STEP} seconds less`} onClick={() => timer.add(-STEP)}>
            −{STEP}
          </Button>
        )}
        {step === null ? (
          <Button icon="refresh" onClick={timer.again}>
            Start over
          </Button>
        ) : paused ? (
          <Button icon="play" onClick={timer.start}>
            Start
          </Button>
        ) : open ? (
          <Button icon="check" onClick={timer.next}>
            Set done
          </Button>
        ) : (
          <Button icon="pause" onClick={timer.pause}>
            Pause
          </Button>
        )}
        {step?.kind === 'rest' && (
          <Button variant="secondary" aria-label={`${STEP} seconds more`} onClick={() => timer.add(STEP)}>
            +{STEP}
          </Button>
        )}
      </Row>
      {step && !open && (
        <Row style={{ justifyContent: 'center' }}>
          <Button variant="quiet" small icon="skip" onClick={timer.next}>
            {step.kind === 'rest' ? 'Skip the rest' : 'Skip ahead'}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
