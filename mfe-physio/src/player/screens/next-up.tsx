import { Button, Icon, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { setViewOf, upcomingExercise } from '../machine/view.ts';
import { playerWords } from '../words/words.ts';
import { limbOf, nameOf } from './exercise-words.ts';
import { Foot } from './parts.tsx';
import type { StageProps } from './stage-props.ts';

const Next = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')};
  min-width: 0;
  color: ${token('color-text-2')};
`;

/** What follows the current set: a rest, the other side, another exercise or the end. */
const followingOf = ({ state, exercise }: Pick<StageProps, 'state' | 'exercise'>): string => {
  const words = playerWords();
  const { number, of } = setViewOf(state);
  if (state.stage === 'set' && number < of) return words.rest(exercise.restSeconds);
  const other = exercise.turns[state.turn + 1];
  if (other) return words.side(other.side, limbOf(exercise));
  const next = upcomingExercise(state);
  return next ? nameOf(next) : words.last;
};

/** The line at the bottom of a stage: what comes next, skip, and "It hurts". */
export const NextUp = ({ state, exercise, send }: Pick<StageProps, 'state' | 'exercise' | 'send'>) => {
  const words = playerWords();
  return (
    <>
      <Next>
        <Icon name="timer" size={20} />
        <div>
          <Text $size="12" $quiet={3}>
            {state.stage === 'set' || state.stage === 'countdown' ? words.next : words.afterThis}
          </Text>
          <Text $size="14">{followingOf({ state, exercise })}</Text>
        </div>
      </Next>
      <Foot>
        <Button variant="quiet" small onClick={() => send({ type: 'skip' })}>
          {words.skip}
        </Button>
        <Button variant="danger-quiet" small icon="pain" onClick={() => send({ type: 'hurts' })}>
          {words.hurts}
        </Button>
      </Foot>
    </>
  );
};
