import type { Exercise } from '@stridewell/contracts/web';
import { Button, Hidden, Row, Stack, Text } from '@stridewell/ui/core';
import { Ring } from './ring.tsx';
import { clockWords, placeWords, spoken, stepWords, timerWords } from './timer-words.ts';
import { useTimer } from './use-timer.ts';

/** Number of seconds that one tap adds to or removes from a rest. */
const STEP = 15;

/** Timer for the sets, sides, repetitions, holds and rests of an exercise. */
export const ExerciseTimer = ({ exercise }: { exercise: Exercise }) => {
  const words = timerWords();
  const timer = useTimer(exercise);
  const { step, left, share, running } = timer;
  const paused = !running;
  const open = step !== null && step.seconds === null;
  return (
    <Stack $gap={4} role="group" aria-label={words.timer(exercise.name)}>
      <Ring share={step ? share : 1}>
        <Text as="span" $quiet={2} $medium>
          {stepWords(step)}
        </Text>
        {left !== null && (
          <Text as="span" $size="44" $figures role="timer" aria-live="off" aria-label={words.left(left)}>
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
          <Button variant="secondary" aria-label={words.less(STEP)} onClick={() => timer.add(-STEP)}>
            −{STEP}
          </Button>
        )}
        {step === null ? (
          <Button icon="refresh" onClick={timer.again}>
            {words.again}
          </Button>
        ) : paused ? (
          <Button icon="play" onClick={timer.start}>
            {words.start}
          </Button>
        ) : open ? (
          <Button icon="check" onClick={timer.next}>
            {words.done}
          </Button>
        ) : (
          <Button icon="pause" onClick={timer.pause}>
            {words.pause}
          </Button>
        )}
        {step?.kind === 'rest' && (
          <Button variant="secondary" aria-label={words.more(STEP)} onClick={() => timer.add(STEP)}>
            +{STEP}
          </Button>
        )}
      </Row>
      {step && !open && (
        <Row style={{ justifyContent: 'center' }}>
          <Button variant="quiet" small icon="skip" onClick={timer.next}>
            {step.kind === 'rest' ? words.skipRest : words.next}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
