import type { Exercise, ExerciseStatus } from '@stridewell/contracts/web';
import { Icon, type IconName, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { listWords } from './list-words.ts';
import { useExerciseLog } from './use-exercise-log.ts';

export type Marked = Exclude<ExerciseStatus, 'none'>;

const MARKS: readonly { status: Marked; icon: IconName }[] = [
  { status: 'done', icon: 'check-circle' },
  { status: 'partial', icon: 'half-circle' },
  { status: 'skipped', icon: 'x-circle' },
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
  /** Statuses to offer; all by default. */
  marks?: readonly Marked[];
  /** True inside a group whose name already contains the exercise. */
  isInGroup?: boolean;
  className?: string;
}

/** Buttons that log an exercise. A second click on the same button clears the log. */
export const MarkExercise = ({
  date,
  exercise,
  marks = ['done', 'partial', 'skipped'],
  isInGroup = false,
  className,
}: MarkExerciseProps) => {
  const log = useExerciseLog(date, exercise);
  const words = listWords();
  return (
    <Group {...(!isInGroup && { role: 'group', 'aria-label': words.log(exercise.name) })} className={className}>
      {MARKS.filter(({ status }) => marks.includes(status)).map(({ status, icon }) => (
        <Option
          key={status}
          type="button"
          aria-pressed={exercise.status === status}
          onClick={() => log(exercise.status === status ? 'none' : status)}
        >
          <Icon name={icon} size={20} />
          {words[status]}
        </Option>
      ))}
    </Group>
  );
};
