import { doseText, type Exercise, type ExerciseStatus } from '@stridewell/contracts/web';
import { Badge, Icon, type Tone, text, token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { exercisePath } from '../dashboard/routes.ts';
import { ExercisePicture } from './exercise-picture.tsx';
import { MarkExercise } from './mark.tsx';
import { tempoText } from './tempo-text.ts';

export const PictureBox = styled.span`
  flex: none;
  display: block;
  width: 72px;
  height: 72px;
`;

const Row = styled.section`
  padding: ${token('space-3')} ${token('card-pad')};
  display: grid;
  gap: ${token('space-3')};
  & + & {
    border-top: 1px solid ${token('color-border')};
  }
`;

/** The link covers the picture and the words. The marks below it are separate. */
export const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
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
  }
  small {
    ${text('14')}
    display: block;
    color: ${token('color-text-3')};
  }
`;

const STATUS: Partial<Record<ExerciseStatus, { label: string; tone: Tone }>> = {
  done: { label: 'Done', tone: 'success' },
  partial: { label: 'Partial', tone: 'warning' },
  skipped: { label: 'Skipped', tone: 'neutral' },
};

export interface ExerciseRowProps {
  date: string;
  exercise: Exercise;
  /** The injured side, for which the figure is mirrored. */
  side: 'left' | 'right';
}

/** One exercise of the day: picture, name, dose and status, a link to its page, and one-tap logging. */
export const ExerciseRow = ({ date, exercise, side }: ExerciseRowProps) => {
  const id = useId();
  const facts = [doseText(exercise), tempoText(exercise.tempo), exercise.frequency].filter(Boolean);
  const status = STATUS[exercise.status];
  return (
    <Row aria-labelledby={id}>
      <RowLink href={exercisePath(exercise.id)}>
        <PictureBox>
          <ExercisePicture exerciseId={exercise.id} side={side} />
        </PictureBox>
        <RowWords>
          <h3 id={id}>{exercise.name}</h3>
          <small>{facts.join(' · ')}</small>
        </RowWords>
        {status && <Badge tone={status.tone}>{status.label}</Badge>}
        <Icon name="chevron-right" size={20} />
      </RowLink>
      <MarkExercise date={date} exercise={exercise} />
    </Row>
  );
};
