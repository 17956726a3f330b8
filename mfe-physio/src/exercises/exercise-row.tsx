import type { Exercise, ExerciseStatus } from '@stridewell/contracts/web';
import { Icon, type IconName, text, token } from '@stridewell/ui/core';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { exercisePath } from '../dashboard/routes.ts';
import { doseLine } from './dose-line.ts';
import { ExercisePicture } from './exercise-picture.tsx';
import { listWords } from './list-words.ts';
import { MarkExercise } from './mark.tsx';
import { useExerciseLog } from './use-exercise-log.ts';

export const PictureBox = styled.span`
  flex: none;
  display: block;
  width: 56px;
  height: 56px;
`;

const Row = styled.section`
  padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} ${token('card-pad')};
  & + & {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: 56px;
  > a {
    flex: 1;
  }
`;

/** The link covers the picture and the text. The marks next to it are separate. */
export const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-width: 0;
  border-radius: ${token('radius-md')};
  color: inherit;
  text-decoration: none;
  &:hover h3 {
    text-decoration: underline;
  }
`;

export const RowWords = styled.span`
  flex: 1;
  min-width: 0;
  h3 {
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
  }
  small {
    ${text('14')}
    display: block;
    color: ${token('color-text-3')};
  }
`;

/** A round button of 44 px. */
const Round = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: ${token('touch')};
  height: ${token('touch')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius-full')};
  background: none;
  color: ${token('color-text-3')};
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-sunken')};
  }
  &[data-status='done'] {
    color: ${token('color-success-fg')};
  }
  &[data-status='partial'],
  &[data-status='skipped'] {
    color: ${token('color-text-2')};
  }
`;

const Marks = styled.div`
  display: flex;
`;

const More = styled(MarkExercise)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: ${token('space-2')} ${token('space-2')} ${token('space-1')} 0;
`;

const ICONS: Record<ExerciseStatus, IconName> = {
  none: 'circle',
  done: 'check-circle',
  partial: 'half-circle',
  skipped: 'x-circle',
};

export interface ExerciseRowProps {
  date: string;
  exercise: Exercise;
  /** The injured side, for which the figure is mirrored. */
  side: 'left' | 'right';
}

/**
 * One exercise of the day: picture, name, dose and status with a link to its page, a circle that marks it as done with
 * one tap, and a button that shows the other ways to log it.
 */
export const ExerciseRow = ({ date, exercise, side }: ExerciseRowProps) => {
  const id = useId();
  const menu = useId();
  const words = listWords();
  const [isOpen, setOpen] = useState(false);
  const log = useExerciseLog(date, exercise);
  const { name, status } = exercise;
  const facts = [doseLine(exercise), ...(status === 'none' ? [] : [words[status]])];
  return (
    <Row aria-labelledby={id}>
      <Line>
        <RowLink href={exercisePath(exercise.id)}>
          <PictureBox>
            <ExercisePicture exerciseId={exercise.id} side={side} />
          </PictureBox>
          <RowWords>
            <h3 id={id}>{name}</h3>
            <small>{facts.join(' · ')}</small>
            {exercise.progress && status === 'none' && <small>{exercise.progress}</small>}
          </RowWords>
        </RowLink>
        <Marks role="group" aria-label={words.log(name)}>
          <Round
            type="button"
            aria-label={words.done}
            aria-pressed={status === 'done'}
            data-status={status}
            onClick={() => log(status === 'done' ? 'none' : 'done')}
          >
            <Icon name={ICONS[status]} />
          </Round>
          <Round
            type="button"
            aria-label={words.more(name)}
            aria-expanded={isOpen}
            aria-controls={menu}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="more" size={20} />
          </Round>
        </Marks>
      </Line>
      <div id={menu} hidden={!isOpen}>
        {isOpen && <More date={date} exercise={exercise} marks={['partial', 'skipped']} isInGroup />}
      </div>
    </Row>
  );
};
