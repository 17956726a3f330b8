import type { Exercise, ExerciseStatus } from '@stridewell/contracts/web';
import { Icon, type IconName, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { useExerciseLog } from './use-exercise-log.ts';

interface Mark {
  status: Exclude<ExerciseStatus, 'none'>;
  label: string;
  icon: IconName;
}

const MARKS: readonly Mark[] = [
  { status: 'done', label: 'Done', icon: 'check-circle' },
  { status: 'partial', label: 'Partial', icon: 'half-circle' },
  { status: 'skipped', label: 'Skipped', icon: 'x-circle' },
];

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-2')};
`;

const Option = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 0;
  min-height: ${token('control')};
  padding: 8px 4px;
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-medium')};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${token('color-accent')};
    box-shadow: 0 0 0 1px ${token('color-accent')};
    background: ${token('color-accent-bg')};
    color: ${token('color-accent')};
  }
  @media (max-width: 359px) {
    svg {
      display: none;
    }
  }
`;

export interface MarkExerciseProps {
  date: string;
  exercise: Exercise;
}

/** Buttons that log an exercise. A second click on the same button clears the log. */
export const MarkExercise = ({ date, exercise }: MarkExerciseProps) => {
  const log = useExerciseLog(date, exercise);
  return (
    <Group role="group" aria-label={`Log ${exercise.name}`}>
      {MARKS.map(({ status, label, icon }) => (
        <Option
          key={status}
          type="button"
          aria-pressed={exercise.status === status}
          onClick={() => log(exercise.status === status ? 'none' : status)}
        >
          <Icon name={icon} size={20} />
          {label}
        </Option>
      ))}
    </Group>
  );
};
