import type { StrengthSessionView } from '@stridewell/contracts/web';
import { Card, figures, Text, text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sessionWords } from './session-words.ts';

const Exercises = styled.ol`
  ${figures}
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    min-height: ${token('touch')};
    padding: ${token('space-2')} ${token('card-pad')};
    border-top: 1px solid ${token('color-border')};
  }
`;

const Dose = styled.span`
  ${text('14')}
  color: ${token('color-text-2')};
  white-space: nowrap;
`;

const Foot = styled(Text)`
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

const Marking = styled.div`
  padding: ${token('space-2')} calc(${token('card-pad')} - ${token('space-2')});
  border-top: 1px solid ${token('color-border')};
`;

type Exercise = StrengthSessionView['exercises'][number];

/** Formats the dose of an exercise as "3 × 8" or "3 × 30 s". */
const doseOf = ({ sets, reps, holdSeconds }: Exercise): string =>
  reps === null ? `${sets} × ${holdSeconds ?? 0} s` : `${sets} × ${reps}`;

export interface StrengthCardProps {
  strength: StrengthSessionView;
  /** The mark at the end of the card; omitted for a session that cannot be marked. */
  mark?: ReactNode;
}

/** Card with the exercises of a strength or mobility session, and its mark. */
export const StrengthCard = ({ strength, mark }: StrengthCardProps) => (
  <Card title={strength.title} aside={`${strength.minutes} min`} flush>
    <Exercises>
      {strength.exercises.map((exercise) => (
        <li key={exercise.id}>
          <span>{exercise.name}</span>
          <Dose>{doseOf(exercise)}</Dose>
        </li>
      ))}
    </Exercises>
    <Foot $size="14" $quiet={3}>
      {sessionWords().strengthNote}
    </Foot>
    {mark && <Marking>{mark}</Marking>}
  </Card>
);
